import { pluralKeys } from '@signalbox/engine/core';
import en from '@signalbox/api/locales/en.json';
import zhHans from '@signalbox/api/locales/zh-Hans.json';
import type { Messages } from '@signalbox/schemas';
import type { MessageLocale } from './request-locale';
import { withModule, type Params } from './with-module';

/** The sentence of an error, with its params. */
export function errorMessages({
  name,
  language,
  params,
}: {
  name: string;
  language: MessageLocale;
  params: Params;
}): string {
  const message = messageOf(platformMessages[language], { key: `errors.${name}`, params, language }) ?? name;
  return fill(message, withReason(withModule(params, language), language));
}

/** A reason is a code with its own message. */
export function withReason(params: Params, language: MessageLocale): Params {
  const reason = platformMessages[language][`reasons.${params['reason']}`];
  return reason === undefined ? params : { ...params, reason: fill(reason, params) };
}

/** The message at `key`, in the plural form for the param `count` where it has one. */
export function messageOf(
  messages: Record<string, string | undefined>,
  { key, params, language }: { key: string; params: Params; language: MessageLocale },
): string | undefined {
  return pluralKeys({ key, count: params.count, language })
    .map((each) => messages[each])
    .find((message) => message !== undefined);
}

/** Adds the messages of a plug-in's errors. Its other messages belong to its console half. */
export function addMessages(own: Record<MessageLocale, Messages>): void {
  for (const [key, message] of Object.entries(own.en))
    if (/^(?:errors|faults|reasons|fields)\./.test(key)) {
      platformMessages.en[key] = message;
      platformMessages['zh-Hans'][key] = own['zh-Hans'][key] ?? message;
    }
}

/** Replaces `{name}` by params. A placeholder without a param stays, so that the omission is visible. */
export function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (param, name: string) => String(params[name] ?? param));
}

/**
 * Flat messages of `@signalbox/api` and of the registered plug-ins: errors, errors of rules outside the schemas, their
 * reasons, and names of fields. English where a translation is missing.
 */
export const platformMessages: Record<MessageLocale, Record<string, string | undefined>> = {
  en: { ...en },
  'zh-Hans': { ...en, ...zhHans },
};
