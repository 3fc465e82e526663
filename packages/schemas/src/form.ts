/**
 * The shapes of `form.json`, `group.json` and `locales/<language>.json`.
 * The meta-schemas in `meta/` define the same shapes for editors and for the check.
 */

import type { FormMigration } from './form-migration';
import type { JsonObject, JsonValue } from './json';
import type { LanguageText } from './language-text';

export type { JsonObject, JsonValue };

/** The subset of JSON Schema draft-07 that forms use. `$ref` is already resolved in generated forms. */
export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: JsonType | JsonType[];
  /** Forms only, as declared: codegen writes null among the types in its place. */
  nullable?: boolean;
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue;
  /** Valid values; the first one is the placeholder of an input without one among the messages. */
  examples?: JsonValue[];
  $comment?: string;
  /** Version of the product that added the field. */
  since?: string;
  /** Drawn with the message `<path>.deprecated`, and only where a value is stored. */
  deprecated?: boolean;
  /** Custom keyword: the name that this property had in the same object. Stored values move to the present name. */
  renamedFrom?: string;
  /** Forms only: a condition on the saved settings of other tabs; the field or section is shown while it is true. */
  visibleWhen?: JsonSchema;
  format?: string;
  /** `application/json`: the text is JSON. */
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  /** By patterns of the names. */
  patternProperties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  /** Custom keyword: `property` stands in this relation to the property `with`. */
  compare?: { property: string; operator: '<' | '<=' | '=' | '!=' | '>=' | '>'; with: string };
  /** Custom keyword: the number `property` equals the number `of` times the factor for the value of `by`. */
  product?: { property: string; of: string; by: string; factors: Record<string, number> };
  /** Custom keyword: the list and the lists of children in its items are one tree. */
  tree?: TreeRules;
  /** Of every item; a list of schemas is a tuple, with one for each place. Read by `itemsOf` and `placesOf`. */
  items?: JsonSchema | JsonSchema[];
  /** Of what follows the places of a tuple. */
  additionalItems?: boolean | JsonSchema;
  contains?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Forms only, as declared: the property whose constant tells the branches of a choice apart. */
  discriminator?: { propertyName: string };
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  /** Forms only, as declared: codegen writes conditions in its place. */
  dependencies?: Record<string, string[] | JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  /** Forms only, as declared: codegen writes `definitions` in its place. */
  $defs?: Record<string, JsonSchema>;
  /** The server stores the value and never sends it (see `shared/secret.json`). */
  writeOnly?: boolean;
  /**
   * Custom keyword besides `writeOnly`: the values that the stored secret is valid for. An empty list: it never leaves
   * the platform.
   */
  boundTo?: SecretBinding[];
  readOnly?: boolean;
  /** Custom keyword of models: the value is the id of a record of the model with this key or id. */
  reference?: string;
}
/**
 * Pointer of a field of the form: after a change of its value the user has to enter the secret again. With `insecure`,
 * only after a change from another value to one of these; a missing value counts as one of these.
 */
export type SecretBinding = string | { pointer: string; insecure: JsonValue[] };

/** A list whose items have lists of items of the same shape. */
export interface TreeRules {
  /** Id of the dialog for one item. Its messages name the invalid value. */
  form: string;
  /** Property with the key of an item, unique in the tree. The server makes missing ones. */
  key: string;
  /** Property with the items below an item. */
  children: string;
  /** Property with the title: a text, or one per language. It names an invalid item. */
  title: string;
  /** Maximum number of levels. */
  maxDepth: number;
  /** Maximum number of items on all levels. */
  maxNodes: number;
  /** Permissions to add, change or move, and delete items, besides that of the form. */
  permission?: { add: string; edit: string; delete: string };
}

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** RJSF's uiSchema of one node: `ui:widget`, `ui:field`, `ui:options`, `ui:order`, … and one key per property. */
export interface UiSchema {
  'ui:widget'?: string;
  'ui:field'?: string;
  'ui:options'?: JsonObject;
  'ui:order'?: string[];
  'ui:disabled'?: boolean;
  'ui:readonly'?: boolean;
  /** Of the root or a section: its fields in rows. Codegen makes it of `ui:layoutGrid`, which has RJSF's words. */
  'ui:grid'?: GridRow[];
  [key: string]: JsonValue | UiSchema | undefined;
}

/** Cells beside each other, on several lines if they are too wide for one. */
export type GridRow = {
  /** Pixels between cells, and between lines. */
  gap?: [number, number];
  cells: GridCell[];
};

export type GridCell = {
  /** Width in columns, of 24, in forms from 600, 768, 992 and 1200 px. In narrower ones cells are below each other. */
  spans: [number, number, number, number];
  items: GridItem[];
};

/**
 * What stands below each other in a cell. `at`: JSON pointer, from the root, of a field, or of a section with all that it has.
 * `title`: of a section of which only the title is drawn: its fields have places of their own.
 */
export type GridItem = { at: string } | { title: string } | { row: GridRow };

export interface Place {
  /** Key of a group: the last segment of the page's path. */
  group: string;
  /** Key of one of the group's `parentTabs`; the tab is then in that parent's nested tabs. */
  parentTab?: string;
  /** Tabs are sorted by ascending order, then by id. */
  order: number;
  /** Name of an icon in the console's icon table. */
  icon?: string;
  disabled?: boolean;
}

interface Permission {
  /** A user without it does not see the tab, and the server omits its values from responses. */
  view?: string;
  /** For a user without it the tab is read-only and the server rejects changes. */
  edit: string;
}

/** A settings tab or a dialog: the content of `forms/<group>/<tab>/form.json`. */
export interface FormDefinition {
  $schema?: string;
  /** `<group>/<tab>`: the folder, the message namespace and the test name; `<tab>` is the `?tab=` of the URL. */
  id: string;
  place: Place;
  permission: Permission;
  /** A condition on the saved settings; the tab is shown while it is true. */
  visibleWhen?: JsonSchema;
  /** Name of a license feature; without it the tab is hidden, and the server rejects changes of its values. */
  licenseFeature?: string;
  /** Target property of the settings → JSON pointer into this form's values. On save it is set to the value or null. */
  derive?: Record<string, string>;
  /** Changes of stored values, the oldest first. The length is the version of the form. */
  migrate?: FormMigration[];
  /**
   * Forms only, as declared: the setting that has, as an object, what users name at the root. Codegen writes it as a
   * property of the schema.
   */
  othersIn?: string;
  /**
   * Forms only, as declared: the setting that has the value of a root that is no object of settings, or the choice at the
   * root. Codegen writes it as a property of the schema.
   */
  valueIn?: string;
  /** Once generated, the root is always an object; its properties are properties of the settings document. */
  schema: JsonSchema;
  uiSchema: UiSchema;
}

/** A settings page: the content of `forms/<group>/group.json`. */
export interface GroupDefinition {
  $schema?: string;
  key: string;
  order: number;
  icon: string;
  /** `view` opens `/app/system/list/<key>`; `/app/<key>` needs `edit` too. Groups of dialogs need no `edit`. */
  permission: { view: string; edit?: string };
  /** True adds an entry for the page to the admin menu; every group is in the settings menu. */
  inAdminMenu?: boolean;
  /** Its forms are dialogs that a page opens: no settings page, no tab, no properties of the settings. */
  isDialogs?: boolean;
  /** A plug-in draws the page `/app/<key>`: no settings page and no tab. Its forms are settings. */
  hasOwnPage?: boolean;
  /** A condition on the saved settings; the pages are open while it is true. */
  visibleWhen?: JsonSchema;
  /** Name of a license feature; without it the pages are closed, and the server rejects changes of their settings. */
  licenseFeature?: string;
  /** Parent tabs with nested tabs. A parent tab is shown while at least one of its tabs is. */
  parentTabs?: { key: string; order: number; icon?: string }[];
}

/** Flat messages of one form or package: key → sentence with `{params}`. */
export type Messages = Record<string, string>;

/** A precompiled test for one condition. True when `value` satisfies it. */
export type ConditionTest = (value: unknown) => boolean;

/** One validation error, in ajv's format. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer to the invalid value. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** The precompiled validators of one form, exported by `generated/validators/<group>.<tab>.js`. */
export interface CompiledForm {
  /** All errors of a form's values; empty for valid ones. Does not change its argument. */
  validate: (value: unknown) => SchemaError[];
  /** Tests for the plan's conditions, in the order of `planForm(form).conditions`. */
  conditions: ConditionTest[];
  /** Test for `visibleWhen`; always true without one. */
  isVisible: ConditionTest;
  /** Only for a form with RJSF fields: tests for the schemas that RJSF evaluates. Imports a separate module. */
  rjsfFields?: () => Promise<PrecompiledTests>;
}

/** Message key inside a form, as `FormMessages` adds it to `forms/<id>::` → text, or one per language. */
export type FormTexts = Record<string, LanguageText>;

/** What the module of a form exports that was compiled at run time. */
export interface RuntimeFormModule {
  form: FormDefinition;
  compiledForm: CompiledForm;
  texts: FormTexts;
}

/** RJSF's hash of a schema → its test, as expected by `createPrecompiledValidator` of `@rjsf/validator-ajv8`. */
export type PrecompiledTests = Record<string, ConditionTest>;

/** The forms that one settings page loads. */
export interface PageForms {
  /** In the order of the registry. */
  forms: readonly FormDefinition[];
  /** Form id → its compiled validators. */
  compiled: Record<string, CompiledForm>;
}

/** One entity of the wire: the validator of a request or record, and the TypeScript type of a valid one. */
export interface Entity<Value> {
  /** All errors of a value; empty for a valid one. Does not change its argument. */
  validate: (value: unknown) => SchemaError[];
  isValid: (value: unknown) => value is Value;
}
