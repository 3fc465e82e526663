import { suggest } from '@signalbox/form-compiler/suggest';

/** One error, its place, and what to do about it. */
export interface ValidationError {
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units, as editors count. */
  column: number;
  /** JSON pointer within the file; '' is the whole file. */
  pointer: string;
  wrong: string;
  remedy: string;
}

/** What is wrong at a place. */
export interface Reported {
  wrong: string;
  remedy: string;
  /** Point at the property's name instead of its value. */
  atKey?: boolean;
}

export function formatError({ file, line, column, pointer, wrong, remedy }: ValidationError): string {
  return `${file}:${line}:${column} ${pointer || '(whole file)'} — ${wrong}; ${remedy}`;
}

/** Sorts errors by file, then place, and removes duplicates. */
export function tidyErrors(errors: ValidationError[]): ValidationError[] {
  const unique = new Map(errors.map((error) => [formatError(error), error]));
  return [...unique.values()].toSorted(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
}

/** `suggest` for what may also be left out. */
export function suggestOrRemove(name: string, names: readonly string[]): string {
  const suggestion = suggest(name, names);
  return suggestion.startsWith('use ') ? `remove it, or ${suggestion}` : suggestion;
}
