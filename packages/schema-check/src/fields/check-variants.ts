import { isSameValue } from '@signalbox/engine/core';
import { mapSubschemas } from '@signalbox/form-compiler';
import { isLocal, refName } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { canCompile, withDefinitions } from '../check-strict';
import type { Sources } from '../load-sources';
import { sampleValues } from '../sample-values';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema, type PlacedSchema } from '../walk-schema';

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
  /** The definitions of the form that lead back to themselves. */
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
        remedy: `${toTellApart(targetOf(branch, definitions), targetOf(oneOf[twin] ?? {}, definitions))}; or use "anyOf"`,
      }),
    ];
  });
}

/** The branch with definitions in the place of references, at its root and one level below: samples go no deeper. */
function oneLevel(branch: JsonSchema, definitions: JsonSchema['definitions'] = {}): JsonSchema {
  const target = (part: JsonSchema) => targetOf(part, definitions);
  return mapSubschemas(target(branch), target);
}

function targetOf(part: JsonSchema, definitions: JsonSchema['definitions'] = {}): JsonSchema {
  return part.$ref !== undefined && isLocal(part.$ref) ? (definitions[refName(part.$ref)] ?? part) : part;
}

/** Returns the remedy that makes each value match one of two branches only, by the constants that they have already. */
function toTellApart(one: JsonSchema, other: JsonSchema): string {
  const constants = Object.entries(one.properties ?? {}).flatMap(([name, part]) => {
    const [own, its] = [valuesOf(part), valuesOf(other.properties?.[name])];
    return own && its ? [{ name, shared: sharedValue(own, its) }] : [];
  });
  const isRequired = (name: string) => [one, other].every(({ required }) => required?.includes(name));
  const apart = constants.find(({ name, shared }) => shared === undefined && !isRequired(name));
  if (apart) return `name "${apart.name}", which has other values in each branch, in "required" of both`;
  const [same] = constants.filter(({ shared }) => shared !== undefined);
  if (same) {
    const change = `give "${same.name}" other values in one of them: both have ${JSON.stringify(same.shared)}`;
    return isRequired(same.name) ? change : `${change}, and name it in "required" of both`;
  }
  if (valuesOf(one) && valuesOf(other)) return 'let each value stand in one branch only';
  return one.properties || other.properties || (one.type === 'object' && other.type === 'object')
    ? 'give each branch a property with a "const" of its own, and require it'
    : 'let their types, values or limits differ';
}

function valuesOf(schema: JsonSchema | undefined): JsonValue[] | undefined {
  if (!isSchema(schema)) return undefined;
  return schema.const === undefined ? schema.enum : [schema.const];
}

function sharedValue(one: readonly JsonValue[], other: readonly JsonValue[]): JsonValue | undefined {
  return one.find((value) => other.some((each) => isSameValue(each, value)));
}
