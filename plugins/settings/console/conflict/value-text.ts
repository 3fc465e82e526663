import { isJsonObject } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';

/** A value for reading; undefined for none. A secret's marker says nothing about the secret. */
export function valueText(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'object') return String(value);
  if (isJsonObject(value) && value['isSet'] === true) return '••••••••';
  return JSON.stringify(value);
}
