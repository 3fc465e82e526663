import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { unreadJson, unreadText } from '@signalbox/schemas/unread-json';
import { isNumber } from '../json-kinds';
import type { TypedNumber } from './read-number';

/** A number in a draft: `unreadJson` of what was typed while that is none. No form accepts it. */
export type NumberValue = number | JsonObject;

export function isNumberValue(value: JsonValue): value is NumberValue {
  return isNumber(value) || unreadText(value) !== undefined;
}

export function typedOf(value: NumberValue | undefined): TypedNumber {
  return typeof value === 'object' ? unreadText(value) : value;
}

export function numberValueOf(typed: TypedNumber): NumberValue | undefined {
  return typeof typed === 'string' ? unreadJson(typed) : typed;
}
