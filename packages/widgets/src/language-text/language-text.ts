import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { isText } from '../json-kinds';

/** A plain string is in the default language. */
export type LanguageText = string | { [code: string]: string };

export function isLanguageText(value: JsonValue): value is LanguageText {
  return isText(value) || (isJsonObject(value) && Object.values(value).every(isText));
}

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
