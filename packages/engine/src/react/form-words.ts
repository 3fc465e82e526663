import { pluralKeys } from '../core';

/**
 * The reader's words: key with namespace, e.g. `forms/notice_settings/sms::sms.appKey.title` or
 * `engine::validation.required`. Undefined where there is no such word. A new function means: another language, draw again.
 */
export type FormWords = (key: string, holes?: Record<string, string | number>) => string | undefined;

/** The part of i18next that words are read from. */
export interface WordBundles {
  /** The reader's language first, then what to fall back to. */
  languages: readonly string[];
  getResourceBundle: (language: string, namespace: string) => unknown;
}

/**
 * Words read straight from i18next's flat bundles: a form of 1,000 fields asks for thousands of them, and each answer is
 * one look-up. Make a new one when the language changes or a language pack arrives.
 */
export function wordsOf({ languages, getResourceBundle }: WordBundles): FormWords {
  const bundles = new Map<string, Bundle[]>();
  const bundlesOf = (namespace: string) => {
    const known = bundles.get(namespace);
    if (known !== undefined) return known;
    const found = languages.flatMap((language) => {
      const words = getResourceBundle(language, namespace);
      return isWords(words) ? [{ language, words }] : [];
    });
    // What has not arrived yet is looked for again.
    if (found.length > 0) bundles.set(namespace, found);
    return found;
  };
  return (key, holes) => {
    const end = key.indexOf('::');
    const name = key.slice(end + 2);
    const sentence = firstOf(bundlesOf(key.slice(0, end)), { key: name, count: holes?.count });
    return sentence === undefined || holes === undefined ? sentence : fillHoles(sentence, holes);
  };
}

interface Bundle {
  language: string;
  words: Record<string, string>;
}

function firstOf(bundles: Bundle[], { key, count }: { key: string; count: unknown }): string | undefined {
  for (const { language, words } of bundles) {
    const found = pluralKeys({ key, count, language }).find((each) => Object.hasOwn(words, each));
    if (found !== undefined) return words[found];
  }
  return undefined;
}

/** Puts values into `{named}` holes; a hole without a value stays as it is. */
export function fillHoles(sentence: string, holes: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(holes, name) ? String(holes[name]) : hole,
  );
}

function isWords(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null;
}
