import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isNumberValue, type NumberValue } from '../number/number-value';

/** An item of a list without properties. */
export type PlainValue = string | NumberValue | boolean;

export function isPlainList(value: JsonValue): value is PlainValue[] {
  return Array.isArray(value) && value.every(isPlainValue);
}

export function isPlainValue(value: JsonValue): value is PlainValue {
  return typeof value === 'string' || typeof value === 'boolean' || isNumberValue(value);
}

/** Returns the value of a new item. A switch looks off before it has a value, so it is off. */
export function newItem({ default: value, type }: JsonSchema): PlainValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return type === 'boolean' ? false : undefined;
}
