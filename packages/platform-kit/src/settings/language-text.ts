import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isLanguageText, platformLanguageOf, textIn } from '@signalbox/schemas/language-text';
import { preferredTags } from '../preferred-tags';

interface TextQuestion {
  /** A text, or one per language code (`zh_Hans`, `en`, …). */
  value: JsonValue | undefined;
  /** The user's `Accept-Language`. */
  acceptLanguage?: string;
  /** Settings of the project. Their language is the fallback if the user's languages have no text. */
  settings: JsonObject;
}

/** The text for the user's languages; '' if there is none at all. */
export function textFor({ value, acceptLanguage = '', settings }: TextQuestion): string {
  return isLanguageText(value) ? textIn(value, preferredTags(acceptLanguage), platformLanguageOf(settings)) : '';
}
