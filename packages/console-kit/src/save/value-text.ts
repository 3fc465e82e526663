import { isSameValue } from '@signalbox/engine/core';
import { bytesOfBase64, isFileSchema, partsOfDataUrl } from '@signalbox/schemas/data-url';
import { isJsonObject } from '@signalbox/schemas/json';
import { isLanguageText } from '@signalbox/schemas/language-text';
import { unreadText } from '@signalbox/schemas/unread-json';
import type { FieldMessages } from '@signalbox/engine/react';
import type { JsonValue, JsonSchema } from '@signalbox/schemas';

export interface ValueTextOptions {
  value: JsonValue | undefined;
  schema: JsonSchema;
  /** Message prefix of the field, for the labels of enum values. */
  part: FieldMessages['part'];
  /** Name of the language of a text by its wire code, e.g. `zh_Hans`. */
  languageName: (wire: string) => string;
  /** Messages of the plug-in, with the keys `conflict.empty`, `on`, `off` and `entries`, and those of the widgets. */
  t: (key: string, params?: Record<string, string | number>) => string;
}

/** Formats a value for the user, a text by language in lines. The marker of a secret reveals nothing about it. */
export function valueText({ value, schema, part, languageName, t }: ValueTextOptions): string {
  if (value === undefined || value === null || value === '') return t('conflict.empty');
  const unread = unreadText(value);
  if (unread !== undefined) return unread;
  if (isFileSchema(schema) && typeof value === 'string') return fileText(value);
  if (schema.enum && typeof value === 'string') return part(`options.${value}`);
  const place = isJsonObject(value) ? schema.enum?.findIndex((choice) => isSameValue(choice, value)) : undefined;
  if (place !== undefined && place >= 0) return part(`options.${place}`);
  if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off');
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return t('conflict.entries', { count: value.length });
  // Of the values that are one text or several, only those by language are objects of texts.
  if (schema.anyOf && isLanguageText(value))
    return Object.entries(value)
      .map(([code, text]) => `${languageName(code)}: ${text}`)
      .join('\n');
  if (isJsonObject(value)) return objectText(value, t);
  return JSON.stringify(value);
}

/** Name and size of a file; its content would fill the page. */
function fileText(value: string): string {
  const file = partsOfDataUrl(value);
  return file ? `${file.name || file.type} (${bytesOfBase64(file.base64)} B)` : value.slice(0, 200);
}

function objectText(value: { [key: string]: JsonValue }, t: ValueTextOptions['t']): string {
  if (value['isSet'] === true) return '••••••••';
  const { count, unit, time } = value;
  if (typeof unit === 'string' && typeof time === 'number') {
    const plural = typeof count === 'number' ? count : 0;
    return `${unreadText(count) ?? plural} ${t(`widgets::duration.${unit}`, { count: plural })}`;
  }
  return JSON.stringify(value);
}
