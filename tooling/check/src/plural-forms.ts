import type { Messages } from '@signalbox/schemas';
import type { SourceFile } from './source-file';

/** One language's words of one owner. */
export interface MessageFile {
  source: SourceFile;
  language: string;
  messages: Messages;
  /** Where the words stand inside the file: '' for a word file, `/<namespace>` for a part of a language pack. */
  at: string;
}

/**
 * The model as `language` has to say it: a word that counts (`days_one`, `days_other`) stands once for each plural form
 * of that language, under i18next's keys: `days_few` and others in Arabic.
 */
export function inFormsOf(model: MessageFile, language: string): MessageFile {
  const { messages } = model;
  const families = Object.keys(messages)
    .filter((key) => key.endsWith('_other') && messages[stem(key) + '_one'] !== undefined)
    .map(stem);
  const others = Object.entries(messages).filter(([key]) => !families.includes(stem(key)));
  const counted = families.flatMap((family) =>
    formsOf(language).map((form) => [
      `${family}_${form}`,
      messages[`${family}_${form}`] ?? messages[`${family}_other`] ?? '',
    ]),
  );
  return { ...model, messages: Object.fromEntries([...others, ...counted]) as Messages };
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
