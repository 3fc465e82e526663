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

/** `did you mean "duration"?` if one of `names` is nearly `name`, else the list of them. */
export function suggest(name: string, names: readonly string[]): string {
  const near = names
    .map((other) => ({ other, distance: editDistance(name, other) }))
    // Signs, such as operators, are near to all others.
    .filter(({ other, distance }) => other.length > 2 && distance <= Math.ceil(other.length / 3))
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (near) return `did you mean "${near.other}"?`;
  return names.length > 0 ? `use one of: ${names.join(', ')}` : 'there is none yet';
}

/** `suggest` for what may also be left out. */
export function suggestOrRemove(name: string, names: readonly string[]): string {
  const suggestion = suggest(name, names);
  return suggestion.startsWith('use ') ? `remove it, or ${suggestion}` : suggestion;
}

/** Letters to add, drop or change between two names. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
