import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { sessionRules } from './session-rules';

const rules = (settings: JsonObject, isAdmin = false) => sessionRules({ settings, isAdmin });
const hour = { count: 1, unit: 'h', time: 3_600 };

describe('session rules', () => {
  it('are 14 days, no idle limit, any number of sessions, no freezing and a captcha when nothing is set', () => {
    expect(rules({})).toEqual({
      loginSeconds: 1_209_600,
      idleSeconds: undefined,
      limitCount: undefined,
      freeze: undefined,
      isCaptchaOff: false,
    });
  });

  it('take the length of a login from loginDuration, but never under ten minutes', () => {
    expect(rules({ loginDuration: hour }).loginSeconds).toBe(3_600);
    expect(rules({ loginDuration: { count: 1, unit: 's', time: 1 } }).loginSeconds).toBe(600);
  });

  it('give administrators their own idle time, freezing and captcha', () => {
    const settings: JsonObject = {
      noOpExpireSetting: hour,
      noOpExpireAdminSetting: { count: 5, unit: 'm', time: 300 },
      errorLogin: { count: 3, duration: { count: 1, unit: 'm', time: 60 } },
      errorLoginAdmin: { count: 9, duration: hour },
      notShowCode: true,
      notShowCodeAdmin: false,
    };
    expect(rules(settings)).toMatchObject({
      idleSeconds: 3_600,
      freeze: { count: 3, seconds: 60 },
      isCaptchaOff: true,
    });
    expect(rules(settings, true)).toMatchObject({
      idleSeconds: 300,
      freeze: { count: 9, seconds: 3_600 },
      isCaptchaOff: false,
    });
  });

  it('bound sessions by loginLimit only when its type is limit', () => {
    expect(rules({ loginLimit: { type: 'noLimit', count: 3 } }).limitCount).toBeUndefined();
    expect(rules({ loginLimit: { type: 'limit', count: 1 } }).limitCount).toBe(1);
    expect(rules({ loginLimit: { type: 'limit', count: 7 } }).limitCount).toBe(7);
  });

  it('freeze no account while the count is empty, and for a minute where no duration is set', () => {
    expect(rules({ errorLogin: { duration: hour } }).freeze).toBeUndefined();
    expect(rules({ errorLogin: { count: 2 } }).freeze).toEqual({ count: 2, seconds: 60 });
  });

  it('treat a value that no form would accept as not set', () => {
    const broken: JsonObject = {
      loginDuration: 'long',
      noOpExpireSetting: [],
      loginLimit: null,
      errorLogin: 7,
      notShowCode: 'yes',
    };
    expect(rules(broken)).toEqual(rules({}));
  });
});
