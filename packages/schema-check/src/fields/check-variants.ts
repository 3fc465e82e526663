import { canCompile } from '../check-strict';
import type { Sources } from '../load-sources';
import { sampleValues } from '../sample-values';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { walkSchema, type PlacedSchema } from '../walk-schema';

/** No value matches two branches of a `oneOf`: such a value would be invalid in every branch. */
export function checkVariants({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => overlaps(source, placed)),
  );
}

function overlaps(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const { oneOf = [] } = schema;
  if (oneOf.length < 2 || !oneOf.every(canCompile)) return [];
  const tests = oneOf.map((branch) => ajv.compile(branch));
  const samples = oneOf.flatMap(sampleValues);
  const shared = (one: number, other: number) => samples.find((value) => tests[one]?.(value) && tests[other]?.(value));
  return oneOf.flatMap((branch, index) => {
    const twin = oneOf.findIndex(
      (other, place) =>
        place < index && (JSON.stringify(other) === JSON.stringify(branch) || shared(index, place) !== undefined),
    );
    if (twin < 0) return [];
    const value = shared(index, twin);
    const what = value === undefined ? 'each value of it' : JSON.stringify(value).slice(0, 60);
    return [
      errorAt(source, `${pointer}/oneOf/${index}`, {
        wrong: `${what} matches this branch and branch ${twin + 1} of "oneOf": it would be invalid`,
        remedy: 'give each branch a property with a "const" of its own, and require it; or use "anyOf"',
      }),
    ];
  });
}
