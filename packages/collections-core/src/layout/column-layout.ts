import type { ColumnKind, ListColumn } from '../columns/list-column';

/** A shown column with its place. */
export interface ShownColumn {
  column: ListColumn;
  /** Pixels. */
  width: number;
  /** Fixed at this side while the others scroll. */
  pin?: 'start' | 'end';
}

/** Widths of columns that the user did not change, in pixels. */
export const defaultWidths: Record<ColumnKind, number> = {
  text: 220,
  number: 130,
  date: 140,
  dateTime: 210,
  boolean: 110,
  choice: 150,
  choices: 200,
  reference: 220,
  languageText: 220,
  other: 220,
};

/** The columns of a list that the user has not changed. */
export function defaultColumns(columns: readonly ListColumn[]): ShownColumn[] {
  return columns
    .filter(({ isExtra }, index) => index === 0 || !isExtra)
    .slice(0, maxDefaultColumns)
    .map((column, index) => ({
      column,
      width: defaultWidths[column.kind],
      ...(index === 0 ? { pin: 'start' as const } : {}),
    }));
}

const maxDefaultColumns = 12;

export function withWidth(shown: readonly ShownColumn[], path: string, width: number): ShownColumn[] {
  return shown.map((each) => (each.column.path === path ? { ...each, width } : each));
}
