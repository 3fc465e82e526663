import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import { preferredTags } from '../preferred-tags';

interface TextQuestion {
  /** A text, or one per language code (`zh_Hans`, `en`, …). */
  value: JsonValue | undefined;
  /** The user's `Accept-Language`. */
  acceptLanguage: string | undefined;
  /** Language code of the settings, for users whose language has no text. */
  fallback: string;
}

/** The text for the user's locale; '' if there is none at all. */
export function textFor({ value, acceptLanguage = '', fallback }: TextQuestion): string {
  if (typeof value === 'string') return value;
  if (!isJsonObject(value)) return '';
  const wanted = [...preferredTags(acceptLanguage), fallback];
  const codes = Object.keys(value);
  const code =
    wanted.map((tag) => codes.find((each) => isSameLanguage(each, tag))).find((found) => found !== undefined) ??
    codes[0];
  const text = code === undefined ? undefined : value[code];
  return typeof text === 'string' ? text : '';
}

/** `zh_Hans`, `zh-Hans` and `zh-CN` count as one language, as do `en` and `en-GB`. */
function isSameLanguage(one: string, two: string): boolean {
  return primaryTag(one) === primaryTag(two);
}

function primaryTag(tag: string): string | undefined {
  return tag.split(/[-_]/)[0]?.toLowerCase();
}
