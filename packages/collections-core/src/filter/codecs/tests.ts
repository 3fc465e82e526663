import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/** The values of a test that has exactly these operators. Undefined for another one. */
export function operatorsIn<Name extends string>(
  test: JsonValue,
  names: readonly Name[],
): Record<Name, JsonValue> | undefined {
  if (!isJsonObject(test) || Object.keys(test).length !== names.length) return undefined;
  return hasAll(test, names) ? test : undefined;
}

function hasAll<Name extends string>(
  test: JsonObject,
  names: readonly Name[],
): test is JsonObject & Record<Name, JsonValue> {
  return names.every((name) => Object.hasOwn(test, name));
}

/** A plain value, also one written as `{"$eq": value}`. Undefined for another test. */
export function plainIn(test: JsonValue): JsonValue | undefined {
  if (!isJsonObject(test)) return test;
  return operatorsIn(test, ['$eq'])?.$eq;
}
