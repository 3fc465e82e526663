import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { isDuration } from '../duration/duration-value';
import type { Duration } from '../duration/time-units';

/** Without `count`, wrong passwords never freeze an account. */
export type ErrorLogin = { count?: number; duration: Duration };

export function isErrorLogin(value: JsonValue): value is ErrorLogin {
  return isJsonObject(value) && isDuration(value.duration);
}
