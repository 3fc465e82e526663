import { objectOf } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** The login rules of the settings, for one kind of user. All lengths in seconds. */
export interface SessionRules {
  /** A session ends this long after its login, used or not. */
  loginSeconds: number;
  /** A session ends after this time without a request; undefined: never. */
  idleSeconds: number | undefined;
  /** Parallel sessions of one user; a further login ends the oldest. undefined: any number. */
  limitCount: number | undefined;
  /** After `count` wrong passwords the account is frozen for `seconds`; undefined: never. */
  freeze: { count: number; seconds: number } | undefined;
  isCaptchaOff: boolean;
}

/** Three settings have variants for administrators. Without a value there, the rule does not apply to administrators. */
interface SessionRulesQuestion {
  settings: JsonObject;
  isAdmin: boolean;
}

const defaultLoginSeconds = 14 * 86_400;
const minLoginSeconds = 600;
const defaultFreezeSeconds = 60;

/** Never throws: a value that no form would accept counts as not set. */
export function sessionRules({ settings, isAdmin }: SessionRulesQuestion): SessionRules {
  return {
    loginSeconds: Math.max(minLoginSeconds, secondsOf(settings['loginDuration']) ?? defaultLoginSeconds),
    idleSeconds: secondsOf(settings[isAdmin ? 'noOpExpireAdminSetting' : 'noOpExpireSetting']),
    limitCount: limitOf(settings['loginLimit']),
    freeze: freezeOf(settings[isAdmin ? 'errorLoginAdmin' : 'errorLogin']),
    isCaptchaOff: settings[isAdmin ? 'notShowCodeAdmin' : 'notShowCode'] === true,
  };
}

function limitOf(value: JsonValue | undefined): number | undefined {
  const limit = objectOf(value);
  return limit['type'] === 'limit' ? (positiveOf(limit['count']) ?? 1) : undefined;
}

function freezeOf(value: JsonValue | undefined): SessionRules['freeze'] {
  const { count, duration } = objectOf(value);
  const totalCount = positiveOf(count);
  if (totalCount === undefined) return undefined;
  return { count: totalCount, seconds: secondsOf(duration) ?? defaultFreezeSeconds };
}

function secondsOf(duration: JsonValue | undefined): number | undefined {
  return positiveOf(objectOf(duration)['time']);
}

function positiveOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
