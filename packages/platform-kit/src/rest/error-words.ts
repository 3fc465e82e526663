import type { ErrorName } from '@signalbox/api';
import { pluralKeys } from '@signalbox/engine/core';
import en from '@signalbox/api/words/en.json';
import zhHans from '@signalbox/api/words/zh-Hans.json';
import type { ReaderLanguage } from './reader-language';
import { withModule, type Holes } from './with-module';

/** The sentence of an error, its holes filled. */
export function errorWords({
  name,
  language,
  holes,
}: {
  name: ErrorName;
  language: ReaderLanguage;
  holes: Holes;
}): string {
  const word = wordOf(platformWords[language], { key: `errors.${name}`, holes, language }) ?? name;
  return fill(word, withReason(withModule(holes, language), language));
}

/** A reason is a code with words of its own. */
export function withReason(holes: Holes, language: ReaderLanguage): Holes {
  const reason = platformWords[language][`reasons.${holes['reason']}`];
  return reason === undefined ? holes : { ...holes, reason: fill(reason, holes) };
}

/** The word under `key`, in the plural form for the hole `count` where it has one. */
export function wordOf(
  words: Record<string, string | undefined>,
  { key, holes, language }: { key: string; holes: Holes; language: ReaderLanguage },
): string | undefined {
  return pluralKeys({ key, count: holes.count, language })
    .map((each) => words[each])
    .find((word) => word !== undefined);
}

/** Puts values into `{name}` holes; a hole without a value stays as it is, so that its lack is seen. */
export function fill(sentence: string, holes: Holes): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}

/**
 * Flat words of `@signalbox/api`: errors, faults that no schema finds, and the fields they are about. In English where a
 * translation is missing.
 */
export const platformWords: Record<ReaderLanguage, Record<string, string | undefined>> = {
  en,
  'zh-Hans': { ...en, ...zhHans },
};
