/** Pattern of a character that is invisible, or that changes how others are displayed. */
export const invisible = /[\p{Format}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}]/u
  .source;

/** True for a name with an invisible character, unless its script or an emoji needs that character. */
export function hasInvisible(name: string): boolean {
  return new RegExp(invisible, 'u').test(name.replace(needed, ''));
}

/** Combining class 9 of Unicode, in the scripts of India and Sri Lanka. */
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';

/** Letters of Arabic that join the next one. The others look the same with a joiner after them and without. */
const joining =
  '(?![\\u0621-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2-\\u06d5\\u06ee\\u06ef])\\p{Script=Arabic}';

/** A pictograph, with the selector of its coloured form or a skin tone. */
const emoji = '\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?';

/** RFC 5892, A.1 and A.2: U+200C and U+200D after a virama, U+200C between joining letters. Beside these, emoji sequences. */
const needed = new RegExp(
  [
    `(?<=\\p{L}\\p{M}*${virama})[\\u200c\\u200d]`,
    `(?<=${joining}\\p{M}*)\\u200c(?=\\p{Script=Arabic})`,
    `${emoji}(?:\\u200d${emoji})*`,
    '[0-9#]\\ufe0f\\u20e3',
  ].join('|'),
  'gu',
);
