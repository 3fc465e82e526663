import type {
  ConditionTest,
  FormDefinition,
  GridRow,
  JsonObject,
  JsonSchema,
  JsonValue,
  UiSchema,
} from '@signalbox/schemas';

/** RFC 6901 pointer from the form's root, e.g. `/userExpand/onlineMessage/outLine`. */
export type Pointer = string;

/**
 * One value that is rendered, compared, merged and saved as one unit: a property with its own widget or RJSF field,
 * or any property whose schema is not a plain object. A plain object without a widget is a section: it contains fields.
 */
export interface FieldPlan {
  pointer: Pointer;
  /** Property names from the root. */
  path: string[];
  /** Key of the field's messages inside its form: the path joined by dots. */
  messageKey: string;
  /** Without null, see `isNullable`. */
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Null is a value of the field: "not set", which is stored and is not its default. */
  isNullable: boolean;
  /**
   * Name in the widget table, e.g. `duration`: `ui:widget`, else chosen from the schema (text, number, switch, select,
   * list …). A `hidden` field is saved but never rendered.
   */
  widget: string;
  /** Required whenever it is visible. */
  isRequired: boolean;
  /** Indexes into `FormPlan.conditions`; the field is also required while one of them is true. */
  requiredWhen: number[];
  /** Choices that are left while a condition is true, an index into `FormPlan.conditions`. */
  narrowedWhen: { condition: number; values: JsonValue[] }[];
  isSecret: boolean;
  /** Indexes into `FormPlan.conditions`; the field is visible while all of them are true. */
  when: number[];
  /** Section that contains the field: the pointer of the enclosing object, '' for the root. */
  section: Pointer;
  /** The innermost optional section around the field: without it, the field is hidden. */
  optionalIn?: Pointer;
  /** A list, or what RJSF draws: a button to add it while it has no value, unless it is required. */
  isOptional: boolean;
}

interface ConditionPlan {
  /** The `if` (or, for an `else` branch, `{not: if}`). */
  schema: JsonSchema;
  /** The object whose value the condition is evaluated on. */
  at: Pointer;
  /** Pointers of the fields it reads. */
  reads: Pointer[];
  /** The optional sections that it reads, or that contain what it reads. */
  readsSections: Pointer[];
  /**
   * The pointers that the condition reads in the saved settings of other tabs. Such a condition is evaluated on all
   * settings.
   */
  ofSettings?: Pointer[];
}

/** A container of fields that is rendered as a group with a heading. The root is not a section. */
export interface SectionPlan {
  pointer: Pointer;
  messageKey: string;
  /** Pointer of the enclosing section, '' for the root. */
  section: Pointer;
  /** The object is required even when all its fields are empty. */
  isRequired: boolean;
  /** Lays out the fields. Without one they stand below each other. */
  grid?: GridRow[] | undefined;
  /** Users add and remove the section: without its object, none of its fields is there. An empty object is stored. */
  isOptional: boolean;
  /** The innermost optional section around it. */
  optionalIn?: Pointer;
  /** Indexes into `FormPlan.conditions`; the section is visible while all of them are true. */
  when: number[];
}

/** A flattened form: its fields and sections in rendering order. */
export interface FormPlan {
  form: FormDefinition;
  fields: FieldPlan[];
  sections: SectionPlan[];
  conditions: ConditionPlan[];
  /** As that of a section. */
  grid?: GridRow[] | undefined;
}

/** The user for whom permissions are checked. */
export interface Viewer {
  isSuper: boolean;
  isAdmin: boolean;
  permissions: ReadonlySet<string>;
}

/** An error of a value. Its message is `validation.<keyword>` of the engine's messages, in the user's locale. */
export interface ValueError {
  pointer: Pointer;
  keyword: string;
  params: Record<string, JsonValue>;
}

/** A validation error of a field: of its value, or of one inside it. */
export interface FieldError extends ValueError {
  /**
   * Pointer of the field that owns the error (an error inside a duration belongs to the duration); '' without an owner.
   */
  field: Pointer;
  /** The errors of the other invalid values of a list, or of a field that RJSF draws, one for each. */
  also?: readonly ValueError[];
}

export interface TabNode {
  /** Last segment of the form's id, or the parent tab's key. */
  key: string;
  /** Message key of its title, with namespace: `forms/<id>::title` or `groups/<group>::parentTabs.<key>`. */
  titleKey: string;
  icon?: string;
  isDisabled: boolean;
  isReadOnly: boolean;
  form?: FormDefinition;
  children: TabNode[];
}

export type Settings = JsonObject;
export type { ConditionTest };
