import { isJsonObject } from './json';

/** One text, or one per language code (`zh_Hans`, `en`, …). A single text is in the default language. */
export type LanguageText = string | Record<string, string>;

export function isLanguageText(value: unknown): value is LanguageText {
  return isText(value) || (isJsonObject(value) && Object.values(value).every(isText));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
