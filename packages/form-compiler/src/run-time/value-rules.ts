import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { type KeywordRule, typeNames } from './keyword-rules';
import { schemaLimits } from './schema-limits';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/** True for a value that is neither an object nor a list. */
export const isPlain = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

const isType = (value: JsonValue) => typeof value === 'string' && (typeNames.has(value) || value === 'null');

/** The rule of a list's `uniqueItems`. Objects and lists in it need `distinctItems`. */
export const uniqueItems: Record<string, KeywordRule> = {
  uniqueItems: { isValid: (value) => typeof value === 'boolean', types: ['array'] },
};

/** Keywords of values that are edited as JSON, beside or instead of those of fields. */
export const ofJson: Record<string, KeywordRule> = {
  type: {
    isValid: (value) =>
      Array.isArray(value)
        ? value.length > 0 && value.every(isType) && new Set(value).size === value.length
        : isType(value),
  },
  enum: {
    isValid: (value) =>
      Array.isArray(value) &&
      value.length > 0 &&
      value.length <= schemaLimits.enumValues &&
      value.every(isPlain) &&
      new Set(value).size === value.length,
  },
  const: { isValid: isPlain },
  ...uniqueItems,
};

/** With `distinctItems`, the compiler's own keyword, instead of `uniqueItems` if the items may be objects or lists. */
export function withDistinctItems(
  { uniqueItems: isUnique, ...accepted }: JsonObject,
  items: JsonValue | undefined,
): JsonObject {
  if (isUnique === undefined) return accepted;
  return areComparable(items) ? { ...accepted, uniqueItems: isUnique } : { ...accepted, distinctItems: isUnique };
}

/** True for the schema of items that `uniqueItems` compares by a table. */
function areComparable(items: JsonValue | undefined): boolean {
  const type = isJsonObject(items) ? items['type'] : undefined;
  return typeof type === 'string' && typeNames.has(type) && type !== 'object' && type !== 'array';
}

/** The schemas of a combining keyword. Throws if there is none. */
export function listAt(value: JsonValue | undefined, pointer: string): JsonValue[] {
  if (Array.isArray(value) && value.length > 0) return value;
  throw new UnsupportedSchemaError({ pointer, reason: 'value', params: { keyword: pointer.split('/').at(-1) ?? '' } });
}
