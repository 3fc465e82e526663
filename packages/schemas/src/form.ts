/**
 * The shapes of `form.json`, `group.json` and `locales/<language>.json`.
 * The meta-schemas in `meta/` say the same for editors and for the check.
 */

/** A JSON value as it travels on the wire. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** The part of JSON Schema draft-07 that forms use. `$ref` is already resolved in generated forms. */
export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: JsonType | JsonType[];
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  /** Of our own: the number `property` is the number `of` times what `factors` gives for the value of `by`. */
  product?: { property: string; of: string; by: string; factors: Record<string, number> };
  items?: JsonSchema;
  contains?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  /** The value is kept by the server and never sent out (see `shared/secret.json`). */
  writeOnly?: boolean;
  /** Of our own, beside `writeOnly`: what the stored secret is only good for. An empty list: it never leaves the platform. */
  boundTo?: SecretBinding[];
  readOnly?: boolean;
}
/**
 * Pointer of a field of the form: a change of its value wants the secret typed again. With `insecure`, only a change to
 * one of these values from another does; a missing value counts as one of them.
 */
export type SecretBinding = string | { pointer: string; insecure: JsonValue[] };
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** uiSchema of one node, RJSF's: `ui:widget`, `ui:field`, `ui:options`, `ui:order`, … and one key per property. */
export interface UiSchema {
  'ui:widget'?: string;
  'ui:field'?: string;
  'ui:options'?: JsonObject;
  'ui:order'?: string[];
  'ui:disabled'?: boolean;
  'ui:readonly'?: boolean;
  [key: string]: JsonValue | UiSchema | undefined;
}

export interface Place {
  /** Key of a group: the last segment of the page's path. */
  group: string;
  /** Key of one of the group's `parentTabs`; the tab is then drawn in that parent's nested strip. */
  parentTab?: string;
  /** Tabs are drawn by ascending order, then id. */
  order: number;
  /** Name of an icon in the console's icon table. */
  icon?: string;
  disabled?: boolean;
}

export interface Permission {
  /** Without it the tab is hidden and its values are left out of what the server answers. */
  view?: string;
  /** Without it the tab is read-only and the server refuses a change. */
  edit: string;
}

/** A settings tab (or a dialog): what `forms/<group>/<tab>/form.json` holds. */
export interface FormDefinition {
  $schema?: string;
  /** `<group>/<tab>`: the folder, the words prefix, the test name; `<tab>` is the `?tab=` of the address. */
  id: string;
  place: Place;
  permission: Permission;
  /** A condition over the whole saved settings; the tab is drawn while it holds. */
  visibleWhen?: JsonSchema;
  /** Target property of the settings → JSON pointer into this form's values. Set at save to the value or null. */
  derive?: Record<string, string>;
  /** Root is always an object; its properties are properties of the settings document. */
  schema: JsonSchema;
  uiSchema: UiSchema;
}

/** A settings page: what `forms/<group>/group.json` holds. */
export interface GroupDefinition {
  $schema?: string;
  key: string;
  order: number;
  icon: string;
  permission: { view: string };
  /** True gives the page an entry of its own in the admin menu; every group stands in the settings menu. */
  inAdminMenu?: boolean;
  /** Its forms are dialogs that a page opens: no settings page, no tab, no claim on the settings. */
  isDialogs?: boolean;
  /** A condition over the whole saved settings; the menu entry is drawn while it holds. */
  visibleWhen?: JsonSchema;
  /** Name of a license feature without which the entry is hidden. */
  licenseFeature?: string;
  /** Nested strips: a parent tab is drawn while at least one of its tabs is. */
  parentTabs?: { key: string; order: number; icon?: string }[];
}

/** Flat words of one form or package: key → sentence with named `{holes}`. */
export type Messages = Record<string, string>;

/** A test for one condition, compiled ahead of time. True when `value` satisfies it. */
export type ConditionTest = (value: unknown) => boolean;

/** One fault found by a validator, in ajv's own terms. */
export interface SchemaError {
  keyword: string;
  /** JSON pointer to the faulty value. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Everything of one form that was compiled ahead of time; `generated/validators/<group>.<tab>.js` exports it. */
export interface CompiledForm {
  /** All faults of a form's values, or none. Never changes its argument. */
  validate: (value: unknown) => SchemaError[];
  /** Tests for the plan's conditions, in the order of `planForm(form).conditions`. */
  conditions: ConditionTest[];
  /** Test for `visibleWhen`; always true where the form has none. */
  isVisible: ConditionTest;
  /** Only of a form with fields that RJSF draws: what RJSF asks about them. A module of its own, fetched when called. */
  rjsfFields?: () => Promise<PrecompiledTests>;
}

/** RJSF's hash of a schema → its test, as `createPrecompiledValidator` of `@rjsf/validator-ajv8` takes them. */
export type PrecompiledTests = Record<string, ConditionTest>;

/** What one settings page loads. */
export interface PageForms {
  /** In the order of the registry. */
  forms: readonly FormDefinition[];
  /** Form id → what was compiled of it. */
  compiled: Record<string, CompiledForm>;
}
