/**
 * The shapes of `form.json`, `group.json` and `locales/<language>.json`, and of what is compiled from a form.
 * The meta-schemas in `meta/` define the same shapes for editors and for the check.
 */

import type { FormMigration } from './form-migration';
import type { JsonObject, JsonValue } from './json';
import type { JsonSchema } from './json-schema';
import type { LanguageText } from './language-text';
import type { UiSchema } from './ui-schema';

export type { JsonObject, JsonValue };

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
  /** Only for a form with RJSF fields: tests for the schemas that RJSF evaluates. Of a shipped form, it imports a separate module. */
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

/** A schema by the name of its component in the API document. */
export interface NamedSchema {
  name: string;
  schema: JsonSchema;
}

/** What a file of `entities/` declares. Its schema has no references to other files. */
export interface DeclaredEntity<Value> extends Entity<Value>, NamedSchema {}

/** One entity of the wire: the validator of a request or record, and the TypeScript type of a valid one. */
export interface Entity<Value> {
  /** All errors of a value; empty for a valid one. Does not change its argument. */
  validate: (value: unknown) => SchemaError[];
  isValid: (value: unknown) => value is Value;
}
