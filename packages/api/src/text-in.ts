import type { LanguageText } from '@signalbox/schemas/language-text';

/** A text of settings or records in the user's language (BCP-47), else in English, else in any language that it has. */
export function textIn(text: LanguageText | undefined, language: string): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  const wire = language.replaceAll('-', '_');
  return text[wire] || text.en || Object.values(text).find((candidate) => candidate !== '') || '';
}
