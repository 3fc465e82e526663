import type { JsonSchema, JsonValue } from '@signalbox/schemas';

/** An item of a list without properties. */
export type PlainValue = string | number | boolean;

export function isPlainList(value: JsonValue): value is PlainValue[] {
  return Array.isArray(value) && value.every((item) => ['string', 'number', 'boolean'].includes(typeof item));
}

/** Returns the value of a new item. A switch looks off before it has a value, so it is off. */
export function newItem({ default: value, type }: JsonSchema): PlainValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return type === 'boolean' ? false : undefined;
}
