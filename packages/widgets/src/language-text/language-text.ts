import type { LanguageText } from '@signalbox/schemas/language-text';
import { isText } from '../json-kinds';

/** Language code → text; languages without a text are absent. */
export function textsOf(value: LanguageText | undefined, defaultLanguage: string): Record<string, string> {
  if (value === undefined || value === '') return {};
  return isText(value) ? { [defaultLanguage]: value } : value;
}

/** Stored as a plain string while only the default language has a text. */
export function languageTextOf(texts: Record<string, string>, defaultLanguage: string): LanguageText | undefined {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  if (filled.length === 0) return undefined;
  const [only] = filled;
  if (filled.length === 1 && only?.[0] === defaultLanguage) return only[1];
  return Object.fromEntries(filled);
}
