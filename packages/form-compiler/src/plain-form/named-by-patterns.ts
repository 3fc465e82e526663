import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@signalbox/schemas';
import { without } from '../without';

/**
 * An object whose names match one of several patterns, with a schema of these names: an error then says that a name is wrong. If
 * its values have one schema, it is one of such values, which is what the console draws. It accepts the same values.
 */
export function withNamedValues(schema: JsonSchema): JsonSchema {
  const { patternProperties = {}, additionalProperties, properties, propertyNames } = schema;
  const patterns = Object.keys(patternProperties).map((pattern): JsonSchema => ({ pattern }));
  const [first] = patterns;
  if (first === undefined || additionalProperties !== false || properties) return schema;
  const named = { ...schema, propertyNames: both(propertyNames, patterns.length === 1 ? first : { anyOf: patterns }) };
  const [value, ...others] = Object.values(patternProperties);
  if (value === undefined || !others.every((other) => isDeepStrictEqual(other, value))) return named;
  return { ...without(named, ['patternProperties']), additionalProperties: value };
}

function both(one: JsonSchema | undefined, other: JsonSchema): JsonSchema {
  const isApart = Object.keys(other).every((keyword) => one?.[keyword as keyof JsonSchema] === undefined);
  return isApart ? { ...one, ...other } : { ...one, allOf: [...(one?.allOf ?? []), other] };
}
