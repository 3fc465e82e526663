import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';

/** Types that one input edits. */
export type Kind = Extract<JsonType, 'string' | 'number' | 'integer' | 'boolean'>;

/** The types that a value of the field may have. */
export function kindsOf({ type }: JsonSchema): Kind[] {
  return [type ?? []].flat().filter(isKind);
}

/**
 * Returns the one of these types that the value has. A fraction counts as an integer if the field takes no other numbers:
 * it is an invalid integer. Undefined for a value of another type.
 */
export function kindOf(value: JsonValue | undefined, kinds: readonly Kind[]): Kind | undefined {
  const type = typeof value;
  const exact = kinds.find((kind) => (kind === 'integer' ? Number.isInteger(value) : kind === type));
  return exact ?? kinds.find((kind) => kind === 'integer' && type === 'number');
}

/**
 * Converts the value to another type if it means the same there, such as `"12"` and `12`. Undefined if it does not; a
 * boolean has no equal of another type.
 */
export function asKind(value: JsonValue | undefined, kind: Kind): string | number | undefined {
  if (kind === 'boolean' || typeof value === 'boolean' || value === undefined || value === '') return undefined;
  if (kind === 'string') return String(value);
  const number = Number(value);
  return Number.isFinite(number) && (kind === 'number' || Number.isInteger(number)) ? number : undefined;
}

export const isPlainValue = (value: JsonValue): value is string | number | boolean => typeof value !== 'object';

function isKind(type: JsonType): type is Kind {
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean';
}
