import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject, parseJson } from '@signalbox/schemas/json';
import { NoticeError } from '../notice-error';
import type { HttpAnswer } from './call-http';

/**
 * The object that a provider answered, with any HTTP status. Throws `notTheProvider` for any other content, e.g. the
 * login page of a proxy; `providerBusy` or `tooFast` if the status says so.
 */
export function jsonAnswer({ status, text, isMessage }: HttpAnswer): JsonObject {
  const value = parseJson(text);
  if (isJsonObject(value)) return value;
  const details = { answer: `HTTP ${status} ${text}`, params: { status: String(status) } };
  if (status === 429) throw new NoticeError('tooFast', { ...details, isRetryable: true });
  if (status >= 500) throw new NoticeError('providerBusy', { ...details, isRetryable: true, mayBeAccepted: isMessage });
  throw new NoticeError('notTheProvider', details);
}

/** A text or number of an answer as text; '' for anything else. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
