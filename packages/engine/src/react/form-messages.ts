import { pluralKeys } from '../core';

/**
 * The reader's words: key with namespace, e.g. `forms/notice_settings/sms::sms.appKey.title` or
 * `engine::validation.required`. Undefined where there is no such word. A new function means: another language, draw again.
 */
export type FormMessages = (key: string, params?: Record<string, string | number>) => string | undefined;

/** The part of i18next that words are read from. */
export interface MessageBundles {
  /** The reader's language first, then what to fall back to. */
  languages: readonly string[];
  getResourceBundle: (language: string, namespace: string) => unknown;
}

/**
 * Words read straight from i18next's flat bundles: a form of 1,000 fields asks for thousands of them, and each answer is
 * one look-up. Make a new one when the language changes or a language pack arrives.
 */
export function messagesOf({ languages, getResourceBundle }: MessageBundles): FormMessages {
  const bundles = new Map<string, Bundle[]>();
  const bundlesOf = (namespace: string) => {
    const known = bundles.get(namespace);
    if (known !== undefined) return known;
    const found = languages.flatMap((language) => {
      const messages = getResourceBundle(language, namespace);
      return isMessages(messages) ? [{ language, messages }] : [];
    });
    // What has not arrived yet is looked for again.
    if (found.length > 0) bundles.set(namespace, found);
    return found;
  };
  return (key, params) => {
    const end = key.indexOf('::');
    const name = key.slice(end + 2);
    const sentence = firstOf(bundlesOf(key.slice(0, end)), { key: name, count: params?.count });
    return sentence === undefined || params === undefined ? sentence : fillParams(sentence, params);
  };
}

interface Bundle {
  language: string;
  messages: Record<string, string>;
}

function firstOf(bundles: Bundle[], { key, count }: { key: string; count: unknown }): string | undefined {
  for (const { language, messages } of bundles) {
    const found = pluralKeys({ key, count, language }).find((each) => Object.hasOwn(messages, each));
    if (found !== undefined) return messages[found];
  }
  return undefined;
}

/** Puts values into `{named}` holes; a hole without a value stays as it is. */
export function fillParams(sentence: string, params: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (param, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : param,
  );
}

function isMessages(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
