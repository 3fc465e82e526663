import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { type DraftDuration, isDuration } from '../duration/duration-value';
import type { NumberValue } from '../number/number-value';

/** Without `count`, wrong passwords never freeze an account. */
export type ErrorLogin = { count?: NumberValue; duration: DraftDuration };

export function isErrorLogin(value: JsonValue): value is ErrorLogin {
  return isJsonObject(value) && isDuration(value.duration);
}
