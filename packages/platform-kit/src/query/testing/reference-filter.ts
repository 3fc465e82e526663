import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/**
 * Mongo's semantics over values in memory, for tests only, written from the operators' descriptions and not from the SQL:
 * the property test compares both.
 */
export function referenceMatches(document: JsonObject, filter: JsonObject): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === '$and') return (value as JsonObject[]).every((part) => referenceMatches(document, part));
    if (key === '$or') return (value as JsonObject[]).some((part) => referenceMatches(document, part));
    return matches(reach(document, key.split('.')), value);
  });
}

type Reached = JsonValue | undefined;

function matches(reached: Reached[], test: JsonValue): boolean {
  if (!isOperators(test)) return reached.some((value) => isEqual(value, test));
  return Object.keys(test).every((operator) => holdsOperator(reached, operator, test));
}

function holdsOperator(reached: Reached[], operator: string, test: JsonObject): boolean {
  const operand = test[operator] ?? null;
  switch (operator) {
    case '$eq':
      return reached.some((value) => isEqual(value, operand));
    case '$ne':
      return !reached.some((value) => isEqual(value, operand));
    case '$in':
      return reached.some((value) => (operand as JsonValue[]).some((one) => isEqual(value, one)));
    case '$nin':
      return !reached.some((value) => (operand as JsonValue[]).some((one) => isEqual(value, one)));
    case '$gt':
      return reached.some((value) => order(value, operand) > 0);
    case '$gte':
      return reached.some((value) => order(value, operand) >= 0);
    case '$lt':
      return reached.some((value) => order(value, operand) < 0);
    case '$lte':
      return reached.some((value) => order(value, operand) <= 0);
    case '$regex':
      return reached.some(
        (value) =>
          typeof value === 'string' && new RegExp(operand as string, test.$options === 'i' ? 'iu' : 'u').test(value),
      );
    case '$options':
      return true;
    case '$not':
      return !matches(reached, operand);
  }
  throw new Error(`No such operator: ${operator}`);
}

/** Every value at the path; undefined for each object without it. An array counts itself and its elements. */
function reach(value: Reached, path: string[]): Reached[] {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(value) ? [value, ...value] : [value];
  if (!Array.isArray(value))
    return reach(isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined, rest);
  const ofElements = value.filter(isJsonObject).flatMap((element) => reach(element, path));
  const atIndex = /^\d+$/.test(key) && Number(key) < value.length ? reach(value[Number(key)], rest) : [];
  return [...ofElements, ...atIndex];
}

/** Below, at or above 0; NaN between values of different kinds, for which every comparison is false. */
function order(value: Reached, operand: JsonValue): number {
  if (operand === null) return (value ?? null) === null ? 0 : Number.NaN;
  if (typeof value !== typeof operand) return Number.NaN;
  if (typeof value === 'string') return Buffer.compare(Buffer.from(value), Buffer.from(operand as string));
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value) - Number(operand);
  return Number.NaN;
}

function isEqual(value: Reached, operand: JsonValue): boolean {
  if (operand === null) return (value ?? null) === null;
  if (Array.isArray(operand)) {
    return (
      Array.isArray(value) &&
      value.length === operand.length &&
      operand.every((one, index) => isSame(value[index], one))
    );
  }
  return isSame(value, operand);
}

/** As `isEqual`, but inside a value, where missing and null differ. */
function isSame(one: Reached, other: JsonValue): boolean {
  if (isJsonObject(one) && isJsonObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key] ?? null))
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) return isEqual(one, other);
  return one === other;
}

function isOperators(value: JsonValue): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).some((key) => key.startsWith('$'));
}
