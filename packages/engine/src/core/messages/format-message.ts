import { type LengthOfTime, timeText } from './length-of-time';
import { numberText } from './number-text';
import { pluralKeys } from './plural-keys';

export type MessageParams = Record<string, string | number | LengthOfTime>;

/** Flat messages of one locale: key → sentence with `{params}`. */
export interface LocaleMessages {
  language: string;
  messages: Readonly<Record<string, string | undefined>>;
}

/**
 * The message at `key` with its params, from the first locale that has it, in the plural form for the param `count`.
 * Undefined if no locale has it.
 */
export function formatMessage(
  locales: readonly LocaleMessages[],
  { key, params }: { key: string; params?: MessageParams },
): string | undefined {
  for (const { language, messages } of locales)
    for (const each of pluralKeys({ key, count: params?.count, language })) {
      const message = Object.hasOwn(messages, each) ? messages[each] : undefined;
      if (message !== undefined) return params === undefined ? message : fillParams(message, params, language);
    }
  return undefined;
}

/** A param in braces: a name of a property, which may have blanks and some signs. The name is the first group. */
export const messageParam = /\{(\w(?:[\w ?!,;'()&+=-]*[\w?!')+-])?)\}/g;

/**
 * Replaces `{name}` placeholders by `params`. A placeholder without a value stays, so that the omission is visible.
 * `language`: of the message, for numbers and lengths of time.
 */
export function fillParams(message: string, params: MessageParams, language = 'en'): string {
  return message.replace(messageParam, (param, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : param;
    if (typeof value === 'number') return numberText(value, language);
    return typeof value === 'object' ? timeText(value, language) : String(value);
  });
}
