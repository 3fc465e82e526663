import { pluralKeys } from '@signalbox/engine/core';
import type { MessageLocale } from './request-locale';
import { platformMessages } from './platform-messages';
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

/** Replaces `{name}` by params. A placeholder without a param stays, so that the omission is visible. */
export function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (param, name: string) => String(params[name] ?? param));
}
