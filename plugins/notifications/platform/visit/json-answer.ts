import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject, parseJson } from '@signalbox/schemas/json';
import { NoticeError, passingCause } from '../notice-error';
import type { HttpAnswer } from './call-http';

/** The object that a provider answered, with any HTTP status. Throws `unusableAnswer` for any other content. */
export function jsonAnswer(answer: HttpAnswer): JsonObject {
  const value = parseJson(answer.text);
  if (isJsonObject(value)) return value;
  throw unusableAnswer(answer);
}

/**
 * The error for an answer whose content is not the provider's, e.g. the login page of a proxy or an error of a load balancer:
 * `tooFast` or `providerBusy` if its status says so, else `notTheProvider`.
 */
export function unusableAnswer({ status, text, isMessage }: HttpAnswer): NoticeError {
  const details = { answer: `HTTP ${status} ${text}`, params: { status: String(status) } };
  const passing = passingCause(status);
  if (passing === undefined) return new NoticeError('notTheProvider', details);
  const mayBeAccepted = isMessage && passing === 'providerBusy';
  return new NoticeError(passing, { ...details, isRetryable: true, mayBeAccepted });
}

/** A text or number of an answer as text; '' for anything else. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
