import type { JsonObject } from '@signalbox/schemas/json';
import type { LanguageText } from '@signalbox/schemas/language-text';

/**
 * How the values of a column are shown, compared and filtered. `choices`: lists of choices, texts or numbers. `other`: objects,
 * other lists, and values of several types.
 */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'languageText'
  | 'other';

/** A column that a list may show. */
export interface ListColumn {
  /** Dotted, as in a query. */
  path: string;
  kind: ColumnKind;
  /** In each language that the model has it in. */
  title: LanguageText;
  /** Titles of the objects that the property is in, from the outside to the inside. */
  groups: readonly LanguageText[];
  schema: JsonObject;
  /** Marked with `listFields`: hidden until the user chooses it. */
  isExtra: boolean;
  /** The unit of a number. */
  unit?: LanguageText;
  /** The values of a `choice`, or of the items of `choices`. Undefined for lists of free values. */
  choices?: readonly Choice[];
  /** Its values are shown in part: what it can be compared by. */
  compare?: 'equals' | 'never';
  /** Personal data: a filter by it is neither in the address of the page nor kept by the browser. */
  isPersonal?: boolean;
  /** The list whose records the values are, one or many: key or id of a model, or the address of a declared list, such as `core/role`. */
  reference?: string;
}

export interface Choice {
  value: string | number;
  label: LanguageText;
  /** Name of the colour of its tag. Without one, it is plain text. */
  color?: string;
}
