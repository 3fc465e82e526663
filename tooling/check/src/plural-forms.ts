import type { Words } from '@signalbox/schemas';
import type { SourceFile } from './source-file';

/** One language's words of one owner. */
export interface WordFile {
  source: SourceFile;
  language: string;
  words: Words;
  /** Where the words stand inside the file: '' for a word file, `/<namespace>` for a part of a language pack. */
  at: string;
}

/**
 * The model as `language` has to say it: a word that counts (`days_one`, `days_other`) stands once for each plural form
 * of that language, under i18next's keys: `days_few` and others in Arabic.
 */
export function inFormsOf(model: WordFile, language: string): WordFile {
  const { words } = model;
  const families = Object.keys(words)
    .filter((key) => key.endsWith('_other') && words[stem(key) + '_one'] !== undefined)
    .map(stem);
  const others = Object.entries(words).filter(([key]) => !families.includes(stem(key)));
  const counted = families.flatMap((family) =>
    formsOf(language).map((form) => [
      `${family}_${form}`,
      words[`${family}_${form}`] ?? words[`${family}_other`] ?? '',
    ]),
  );
  return { ...model, words: Object.fromEntries([...others, ...counted]) as Words };
}

/** True for a form that may stand for a single number, e.g. `days_one`. */
export function isOfOneNumber(key: string): boolean {
  return /_(?:zero|one|two)$/.test(key);
}

/** As the browser's own rules name them; a language that they do not know counts as English does. */
function formsOf(language: string): string[] {
  return new Intl.PluralRules([language.replaceAll('_', '-'), 'en']).resolvedOptions().pluralCategories.toSorted();
}

function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
