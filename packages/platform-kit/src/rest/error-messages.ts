import type { ErrorName } from '@signalbox/api';
import { pluralKeys } from '@signalbox/engine/core';
import en from '@signalbox/api/locales/en.json';
import zhHans from '@signalbox/api/locales/zh-Hans.json';
import type { MessageLocale } from './request-locale';
import { withModule, type Params } from './with-module';

/** The sentence of an error, its holes filled. */
export function errorMessages({
  name,
  language,
  params,
}: {
  name: ErrorName;
  language: MessageLocale;
  params: Params;
}): string {
  const message = messageOf(platformMessages[language], { key: `errors.${name}`, params, language }) ?? name;
  return fill(message, withReason(withModule(params, language), language));
}

/** A reason is a code with words of its own. */
export function withReason(params: Params, language: MessageLocale): Params {
  const reason = platformMessages[language][`reasons.${params['reason']}`];
  return reason === undefined ? params : { ...params, reason: fill(reason, params) };
}

/** The word under `key`, in the plural form for the hole `count` where it has one. */
export function messageOf(
  messages: Record<string, string | undefined>,
  { key, params, language }: { key: string; params: Params; language: MessageLocale },
): string | undefined {
  return pluralKeys({ key, count: params.count, language })
    .map((each) => messages[each])
    .find((message) => message !== undefined);
}

/** Puts values into `{name}` holes; a hole without a value stays as it is, so that its lack is seen. */
export function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (param, name: string) => String(params[name] ?? param));
}

/**
 * Flat words of `@signalbox/api`: errors, faults that no schema finds, and the fields they are about. In English where a
 * translation is missing.
 */
export const platformMessages: Record<MessageLocale, Record<string, string | undefined>> = {
  en,
  'zh-Hans': { ...en, ...zhHans },
};
