import type { ConditionTest, FormDefinition, JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';

/** RFC 6901 pointer from the form's root, e.g. `/userExpand/onlineMessage/outLine`. */
export type Pointer = string;

/**
 * One value that is drawn, compared, merged and saved as a whole: a property with a widget or a field of its own,
 * or any property whose schema is no plain object. Plain objects without a widget are containers of further fields.
 */
export interface FieldPlan {
  pointer: Pointer;
  /** Property names from the root. */
  path: string[];
  /** Key of the field's words inside its form: the path joined by dots. */
  messageKey: string;
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Name in the widget table, e.g. `duration`; `ui:widget`, else chosen from the schema: text, number, switch, select, list …; `hidden` is kept and saved but never drawn. */
  widget: string;
  /** Required whenever it is drawn. */
  isRequired: boolean;
  /** Indexes into `FormPlan.conditions`; the field is also required while one of them holds. */
  requiredWhen: number[];
  isSecret: boolean;
  /** Indexes into `FormPlan.conditions`; the field is drawn while all of them hold. */
  when: number[];
  /** Container (section) it is drawn in: the pointer of the enclosing object, '' for the root. */
  section: Pointer;
}

export interface ConditionPlan {
  /** The `if` (or, for an `else` branch, `{not: if}`). */
  schema: JsonSchema;
  /** The object whose value the condition is judged on. */
  at: Pointer;
  /** Pointers of the fields it reads. */
  reads: Pointer[];
}

/** A container of fields that is drawn as a headed group. The root is no section. */
export interface SectionPlan {
  pointer: Pointer;
  messageKey: string;
  /** Pointer of the enclosing section, '' for the root. */
  section: Pointer;
  /** The object must be there even when all its fields are empty. */
  isRequired: boolean;
}

/** A form flattened once: what is drawn, in the order in which it is drawn. */
export interface FormPlan {
  form: FormDefinition;
  fields: FieldPlan[];
  sections: SectionPlan[];
  conditions: ConditionPlan[];
}

/** Who looks at the console. */
export interface Viewer {
  isSuper: boolean;
  isAdmin: boolean;
  permissions: ReadonlySet<string>;
}

/** A fault beside a field. The words are chosen by the reader's language: `validation.<keyword>` of the engine's words. */
export interface FieldError {
  pointer: Pointer;
  /** Pointer of the field that owns the fault (a fault inside a duration belongs to the duration). */
  field: Pointer;
  keyword: string;
  params: Record<string, JsonValue>;
}

export interface TabNode {
  /** Last segment of the form's id, or the parent tab's key. */
  key: string;
  /** Words key of its title, with namespace: `forms/<id>::title` or `groups/<group>::parentTabs.<key>`. */
  titleKey: string;
  icon?: string;
  isDisabled: boolean;
  isReadOnly: boolean;
  form?: FormDefinition;
  children: TabNode[];
}

export type Settings = JsonObject;
export type { ConditionTest };
