import type { LanguagePack } from '@signalbox/api';
import { readAt, writeAt } from '@signalbox/engine/core';
import { textFor } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

export interface PartQuestion {
  settings: JsonObject;
  packs: LanguagePack[];
  acceptLanguage: string | undefined;
}

/** What a login page needs: no secret, nothing that tells how the platform is guarded. */
const publicFields = [
  '/name',
  '/logo',
  '/backgroundImage',
  '/copyright',
  '/language',
  '/languages',
  '/layout',
  '/layout_mode',
  '/theme',
  '/notShowCode',
  '/safeRequest',
];

/** What the shell needs for anyone who is logged in, whatever their permissions. */
const sessionFields = [
  ...publicFields,
  '/reception_name',
  '/rectption_module',
  '/loginDuration',
  '/noOpExpire',
  '/noOpExpireAdmin',
  '/userExpand/onlineMessage',
  '/userExpand/minPasswordLength',
  '/userExpand/passwordComplexity',
  '/pressMoney',
  '/tsdbRetentionPolicyShow',
  '/mediaLibraryAllowList',
];

/** `GET core/setting/part`. */
export function publicPart(question: PartQuestion): JsonObject {
  return partOf(question, publicFields);
}

/** `GET core/setting/login/part`. */
export function sessionPart(question: PartQuestion): JsonObject {
  return partOf(question, sessionFields);
}

/** The named settings, the language packs, and `title`: the name in the reader's language. */
function partOf({ settings, packs, acceptLanguage }: PartQuestion, pointers: string[]): JsonObject {
  const language = settings['language'];
  const fallback = typeof language === 'string' ? language : 'zh_Hans';
  const title = textFor({ value: settings['name'], acceptLanguage, fallback });
  return pointers.reduce<JsonObject>(
    (part, pointer) => {
      const value = readAt(settings, pointer);
      return value === undefined ? part : writeAt(part, pointer, value);
    },
    { title, languagePacks: packs.map(({ code, label, url }) => ({ code, label, url })) },
  );
}
