import type { JsonValue } from '@signalbox/schemas';

/** Makes a value that several requests share read-only, at every depth. */
export function deepFreeze<Value extends JsonValue>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
