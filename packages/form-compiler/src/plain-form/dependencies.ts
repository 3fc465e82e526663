import { without } from '../without';
import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { UnplainFormError } from './unplain-form-error';

/**
 * An object with conditions in the place of its `dependencies`: what depends on a property is required, or declared, while
 * the property is there. A `oneOf` among them chooses by the value of the property. Throws if its branches do not name values,
 * or not each value in exactly one branch: no other value is valid.
 */
export function withoutDependencies(schema: JsonSchema, pointer: string): JsonSchema {
  if (schema.dependencies === undefined) return schema;
  const parts = Object.entries(schema.dependencies).flatMap(([name, depends]) =>
    Array.isArray(depends)
      ? [{ if: { required: [name] }, then: { required: depends } }]
      : conditionsOf(
          { name, property: schema.properties?.[name] },
          depends,
          pointer + pointerOf(['dependencies', name]),
        ),
  );
  return { ...without(schema, ['dependencies']), allOf: [...(schema.allOf ?? []), ...parts] };
}

interface Chooser {
  name: string;
  property: JsonSchema | undefined;
}

function conditionsOf(chooser: Chooser, depends: JsonSchema, pointer: string): JsonSchema[] {
  const { oneOf = [], ...rest } = depends;
  const { name } = chooser;
  if (oneOf.length > 0) rejectGaps(chooser, oneOf, pointer);
  return [
    ...(Object.keys(rest).length > 0 ? [{ if: { required: [name] }, then: rest }] : []),
    ...oneOf.map((option) => {
      const { [name]: value = {}, ...properties } = option.properties ?? {};
      const required = option.required?.filter((each) => each !== name);
      return {
        if: { properties: { [name]: value }, required: [name] },
        then: { ...option, properties, ...(required ? { required } : {}) },
      };
    }),
  ];
}

function rejectGaps({ name, property }: Chooser, oneOf: JsonSchema[], pointer: string): void {
  const seen: JsonValue[] = [];
  for (const [index, option] of oneOf.entries()) {
    const values = valuesOf(option.properties?.[name]);
    if (values === undefined)
      throw new UnplainFormError(`${pointer}/oneOf/${index}`, {
        wrong: `the branch does not name the values of "${name}" that it is for`,
        remedy: `write "properties": { "${name}": { "enum": [...] } } in it`,
      });
    const twice = values.find((value) => seen.includes(value));
    if (twice !== undefined)
      throw new UnplainFormError(`${pointer}/oneOf/${index}`, {
        wrong: `two branches are for ${JSON.stringify(twice)}: it would never be valid`,
        remedy: 'name each value in one branch only',
      });
    seen.push(...values);
  }
  const left = (property?.type === 'boolean' ? [true, false] : valuesOf(property))?.find(
    (each) => !seen.includes(each),
  );
  if (left === undefined && (property?.type === 'boolean' || property?.enum)) return;
  throw new UnplainFormError(`${pointer}/oneOf`, {
    wrong:
      left === undefined
        ? `"${name}" has no "enum"`
        : `no branch is for ${JSON.stringify(left)}: it would never be valid`,
    remedy:
      left === undefined
        ? 'list its values beside its type'
        : 'add a branch for it, without other properties if need be',
  });
}

function valuesOf(schema: JsonSchema | undefined): JsonValue[] | undefined {
  return schema?.enum ?? (schema?.const === undefined ? undefined : [schema.const]);
}
