import type { JsonObject, SchemaError } from '@signalbox/schemas';
import { unreadName, unreadText } from '@signalbox/schemas/unread-json';
import { pointerOf, readAt } from '../pointer';

/** True for a typed text that is no number because a number would lose some of its digits. */
export function losesDigits(text: string): boolean {
  return !/\p{L}/u.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) > 15;
}

/** The error of a number field, or of one of JSON, whose text loses digits names that as the reason. */
export function withExact(error: SchemaError, values: JsonObject): SchemaError {
  if (error.keyword === 'not' && error.instancePath.endsWith(unread)) return { ...error, keyword: 'exact', params: {} };
  if (error.keyword !== 'type') return error;
  const text = unreadText(readAt(values, error.instancePath));
  return text !== undefined && losesDigits(text) ? { ...error, keyword: 'exact', params: {} } : error;
}

/** Ends the pointer to a text that stands for a value. */
export const unread = pointerOf([unreadName]);
