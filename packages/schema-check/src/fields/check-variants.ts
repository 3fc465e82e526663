import { mapSubschemas } from '@signalbox/form-compiler';
import { isLocal, refName } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { canCompile, withDefinitions } from '../check-strict';
import type { Sources } from '../load-sources';
import { sampleValues } from '../sample-values';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { walkSchema, type PlacedSchema } from '../walk-schema';

/** No value matches two branches of a `oneOf`: such a value would be invalid in every branch. */
export function checkVariants({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) =>
      overlaps(source, { ...placed, definitions: resolved.schema.definitions }),
    ),
  );
}

/** A choice has two branches or more. Only for the forms of the product: published tabs that have such a choice stay in use. */
export function checkLonelyBranches({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, definition }) =>
    walkSchema({ schema: definition.schema, pointer: '/schema' }).flatMap((placed) => lonely(source, placed)),
  );
}

/** Conditions may have one branch: they choose nothing. */
const inCondition = /\/(if|not|dependencies)(\/|$)/;

function lonely(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  if (inCondition.test(pointer)) return [];
  return (['oneOf', 'anyOf'] as const)
    .filter((keyword) => schema[keyword]?.length === 1)
    .map((keyword) =>
      errorAt(source, `${pointer}/${keyword}`, {
        wrong: `"${keyword}" has one branch: there is nothing to choose`,
        remedy: `write what the branch says in the place of "${keyword}", or add a branch`,
        atKey: true,
      }),
    );
}

interface Choice extends PlacedSchema {
  /** Of the form: those that lead back to themselves. */
  definitions: JsonSchema['definitions'];
}

function overlaps(source: SourceFile, { schema, pointer, definitions }: Choice): ValidationError[] {
  const { oneOf = [] } = schema;
  const branches = oneOf.map((branch) => withDefinitions(branch, definitions));
  if (oneOf.length < 2 || !branches.every(canCompile)) return [];
  const tests = branches.map((branch) => ajv.compile(branch));
  const samples = oneOf.flatMap((branch) => sampleValues(oneLevel(branch, definitions)));
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

/** The branch with definitions in the place of references, at its root and one level below: samples go no deeper. */
function oneLevel(branch: JsonSchema, definitions: JsonSchema['definitions'] = {}): JsonSchema {
  const target = (part: JsonSchema) =>
    part.$ref !== undefined && isLocal(part.$ref) ? (definitions[refName(part.$ref)] ?? part) : part;
  return mapSubschemas(target(branch), target);
}
