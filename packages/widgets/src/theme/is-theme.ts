import { isJsonObject } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isText } from '../json-kinds';
import type { Theme } from '../services/widget-services';

export function isTheme(value: JsonValue): value is Theme {
  return isJsonObject(value) && isText(value.id ?? null) && isText(value.name ?? null);
}
