import type { JsonValue } from '@signalbox/schemas';

/**
 * A value from RJSF, as JSON. When the user chooses another option, RJSF sets the properties of the former one to
 * `undefined`; a validator would see and reject them.
 */
export function withoutUndefined(value: unknown): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => withoutUndefined(item) ?? null);
  if (typeof value !== 'object' || value === null) return value as JsonValue | undefined;
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutUndefined(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) as JsonValue;
}
