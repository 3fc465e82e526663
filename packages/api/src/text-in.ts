import { isBlankText, type LanguageText } from '@signalbox/schemas/language-text';

/**
 * A text of settings or records in the user's language (BCP-47), else in English, else in any language that it has. ''
 * for one that is blank in each of them.
 */
export function textIn(text: LanguageText | undefined, language: string): string {
  if (text === undefined) return '';
  const texts =
    typeof text === 'string' ? [text] : [text[language.replaceAll('-', '_')], text.en, ...Object.values(text)];
  return texts.find((candidate) => candidate !== undefined && !isBlankText(candidate)) ?? '';
}
