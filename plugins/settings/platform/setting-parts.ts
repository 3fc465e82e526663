import type { LanguagePack } from '@signalbox/api';
import { readAt, writeAt } from '@signalbox/engine/core';
import { sessionRules, textFor } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { publicFields, sessionFields } from '../shared/setting-part-fields';

export interface PartParams {
  settings: JsonObject;
  /** Settings of the accounts' project, which apply to login on pages of every project. */
  loginSettings: JsonObject;
  packs: readonly LanguagePack[];
  acceptLanguage: string | undefined;
}

/** `GET core/setting/part`. */
export function publicPart(params: PartParams): JsonObject {
  return { ...partOf(params, publicFields), ...captchaInfo(params.loginSettings) };
}

/** `GET core/setting/login/part`. */
export function sessionPart(params: PartParams): JsonObject {
  return { ...partOf(params, sessionFields), ...captchaInfo(params.loginSettings) };
}

/**
 * `needVerifyCode`: whether a failed login of any user requires a captcha; administrators have a switch of their own.
 * `notShowCode` is the switch for all other users.
 */
function captchaInfo(settings: JsonObject): JsonObject {
  const [isOff, isOffForAdmins] = [false, true].map((isAdmin) => sessionRules({ settings, isAdmin }).isCaptchaOff);
  return { notShowCode: isOff === true, needVerifyCode: !(isOff && isOffForAdmins) };
}

/** The named settings, the language packs, and `title`: the name in the language of the request. */
function partOf({ settings, packs, acceptLanguage }: PartParams, pointers: string[]): JsonObject {
  const title = textFor({ value: settings['name'], acceptLanguage, settings });
  return pointers.reduce<JsonObject>(
    (part, pointer) => {
      const value = readAt(settings, pointer);
      return value === undefined ? part : writeAt(part, pointer, value);
    },
    { title, languagePacks: packs.map(({ code, label, url }) => ({ code, label, url })) },
  );
}
