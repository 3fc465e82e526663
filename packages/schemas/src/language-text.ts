import { isJsonObject } from './json';

/** One text, or one per language code (`zh_Hans`, `en`, …). A single text is in the default language. */
export type LanguageText = string | Record<string, string>;

export function isLanguageText(value: unknown): value is LanguageText {
  return isText(value) || (isJsonObject(value) && Object.values(value).every(isText));
}

/**
 * Pattern of every text in `shared/language-text.json`: at least one character that is neither a space nor invisible.
 * `DI` is Default_Ignorable_Code_Point, U+2800 a Braille cell without dots.
 */
export const visibleTextPattern = String.raw`[^\s\p{Cc}\p{DI}\u2800]`;

const visibleText = new RegExp(visibleTextPattern, 'u');

/** True for a text in which a user sees nothing. Earlier versions stored such texts. */
export function isBlankText(text: string): boolean {
  return !visibleText.test(text);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
