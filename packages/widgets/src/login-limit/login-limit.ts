import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import type { NumberValue } from '../number/number-value';

export const loginLimitChoices = ['noLimit', 'onePerson', 'limitCount'] as const;
type LoginLimitChoice = (typeof loginLimitChoices)[number];

/** `key` is stored only for a counted limit: it distinguishes a count of 1 from "only one person". */
export type LoginLimit = { type: 'noLimit' | 'limit'; count?: NumberValue; key?: string };

export function isLoginLimit(value: JsonValue): value is LoginLimit {
  return isJsonObject(value) && (value.type === 'noLimit' || value.type === 'limit');
}

/** An empty value means no limit. */
export function choiceOf(value: LoginLimit | undefined): LoginLimitChoice {
  if (value === undefined || value.type === 'noLimit') return 'noLimit';
  return value.count === 1 && value.key !== 'limitCount' ? 'onePerson' : 'limitCount';
}

export function loginLimitOf(choice: LoginLimitChoice, count: NumberValue = 1): LoginLimit {
  switch (choice) {
    case 'noLimit':
      return { type: 'noLimit' };
    case 'onePerson':
      return { type: 'limit', count: 1 };
    case 'limitCount':
      return { type: 'limit', count, key: 'limitCount' };
  }
}
