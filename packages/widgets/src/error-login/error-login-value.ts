import type { JsonValue } from '@signalbox/schemas';
import { isDuration } from '../duration/duration-value';
import type { Duration } from '../duration/time-units';
import { isObject } from '../json-kinds';

/** Without `count` no number of wrong passwords freezes an account. */
export type ErrorLogin = { count?: number; duration: Duration };

export function isErrorLogin(value: JsonValue): value is ErrorLogin {
  return isObject(value) && isDuration(value.duration);
}
