import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { keepsDigits } from '@signalbox/schemas/exact-numbers';
import { unreadText } from '@signalbox/schemas/unread-json';

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
  const type = unreadText(value) === undefined ? typeof value : 'number';
  const exact = kinds.find((kind) => (kind === 'integer' ? Number.isInteger(value) : kind === type));
  return exact ?? kinds.find((kind) => kind === 'integer' && type === 'number');
}

/**
 * Converts the value to another type if it means the same there, such as `"12"` and `12`. Undefined if it does not; a
 * boolean has no equal of another type.
 */
export function asKind(value: JsonValue | undefined, kind: Kind): string | number | undefined {
  if (kind === 'boolean' || typeof value === 'boolean' || value === undefined || value === '') return undefined;
  const text = unreadText(value) ?? String(value);
  if (kind === 'string') return text;
  const number = Number(text);
  return keepsDigits(text) && (kind === 'number' || Number.isInteger(number)) ? number : undefined;
}

function isKind(type: JsonType): type is Kind {
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean';
}
