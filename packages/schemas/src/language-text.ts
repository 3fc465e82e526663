import { isJsonObject } from './json';

/** One text, or one per language code (`zh_Hans`, `en`, …). A single text is in the language of the platform. */
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

/** The language of the platform by its settings: that of the main input of each text by language. */
export function platformLanguageOf(settings: { language?: unknown } | undefined): string {
  return isText(settings?.language) && settings.language !== '' ? settings.language : 'zh_Hans';
}

/** In the console, which shows one project at a time. The server passes the language of the project to `textIn`. */
let ofConsole = platformLanguageOf(undefined);

export function setConsoleSettings(settings: { language?: unknown } | undefined): void {
  ofConsole = platformLanguageOf(settings);
}

/**
 * A text in the first of the user's languages that it has, with another region or script if it must be, else in the language of
 * the platform, else in English, as the order of stored texts says nothing, else in any. '' for one that is blank in each of them.
 */
export function textIn(
  text: LanguageText | undefined,
  languages: string | readonly string[],
  platformLanguage: string = ofConsole,
): string {
  if (text === undefined) return '';
  if (isText(text)) return isBlankText(text) ? '' : text;
  const given = Object.entries(text).filter(([, each]) => !isBlankText(each));
  const texts = given.map(([code, each]) => ({ code: plain(code), primary: primary(code), each }));
  for (const tag of [languages, platformLanguage, 'en'].flat().flatMap((each) => [plain(each), primary(each)])) {
    const found = texts.find(({ code }) => code === tag) ?? texts.find((each) => each.primary === tag);
    if (found) return found.each;
  }
  return texts[0]?.each ?? '';
}

/** `zh_Hans` and `zh-Hans` are one language. */
function plain(tag: string): string {
  return tag.replaceAll('_', '-').toLowerCase();
}

function primary(tag: string): string | undefined {
  return plain(tag).split('-', 1)[0];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** True for a message that `npm run messages -- --fix` added, and that is still to be written. */
export const isUnwritten = (text: string): boolean => /^\[\[.*\]\]$/s.test(text);
