import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isBlankText, isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { isShortText } from './keyword-rules';
import { schemaLimits } from './schema-limits';
import { UnsupportedSchemaError } from './unsupported-schema-error';

/** The text of an annotation, such as `title`. Undefined if there is none, or if it is blank. */
export function textOf(
  value: JsonValue | undefined,
  at: { pointer: string; keyword: string },
): LanguageText | undefined {
  if (value === undefined) return undefined;
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  if (!isLanguageText(value) || texts.length > schemaLimits.languages || !texts.every(isShortText))
    throw new UnsupportedSchemaError({ pointer: at.pointer, reason: 'value', params: { keyword: at.keyword } });
  return texts.every((text) => isBlankText(String(text))) ? undefined : value;
}
