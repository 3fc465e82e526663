import { compiledForms } from '../generated/validators/all';
import type { JsonObject } from '../src/form';

/** Keyword and pointer of every error, without the `if` error that only repeats its branch. */
export function errorsOf(id: string, values: JsonObject): string[] {
  const form = compiledForms[id];
  if (form === undefined) throw new Error(`no form ${id}`);
  return form
    .validate(values)
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ keyword, instancePath, params }) =>
      [keyword, instancePath, params['missingProperty']].filter(Boolean).join(' '),
    );
}
