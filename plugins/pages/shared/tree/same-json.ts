import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** Equality of two JSON values, regardless of the order of properties. A missing property equals none. */
export function isSameJson(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || canonical(one) === canonical(other);
}

function canonical(value: JsonValue | undefined): string {
  return JSON.stringify(value, (_, part: JsonValue) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
