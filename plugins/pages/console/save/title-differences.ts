import type { LanguageText } from '@signalbox/schemas/language-text';

interface TitleDifferencesOptions {
  title: LanguageText | undefined;
  /** The title in the other version of the page. */
  other: LanguageText | undefined;
  /** Wire code of the language of a single text. */
  defaultLanguage: string;
}

/** A text of a title that the other version does not have. */
interface TitleDifference {
  /** Wire code, e.g. `zh_Hans`; undefined between two single texts. */
  code: string | undefined;
  /** Undefined: this version has no text in the language. */
  text: string | undefined;
}

/** The texts of a title that differ from those of another version, by language. */
export function titleDifferences({ title, other, defaultLanguage }: TitleDifferencesOptions): TitleDifference[] {
  if (typeof title === 'string' && typeof other === 'string')
    return title === other ? [] : [{ code: undefined, text: title }];
  const [texts, others] = [textsOf(title, defaultLanguage), textsOf(other, defaultLanguage)];
  return [...new Set([...Object.keys(texts), ...Object.keys(others)])]
    .filter((code) => texts[code] !== others[code])
    .map((code) => ({ code, text: texts[code] }));
}

function textsOf(title: LanguageText | undefined, defaultLanguage: string): Partial<Record<string, string>> {
  return typeof title === 'string' ? { [defaultLanguage]: title } : { ...title };
}
