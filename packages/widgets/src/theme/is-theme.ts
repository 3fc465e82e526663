import type { JsonValue } from '@signalbox/schemas';
import { isObject, isText } from '../json-kinds';
import type { Theme } from '../services/widget-services';

export function isTheme(value: JsonValue): value is Theme {
  return isObject(value) && isText(value.id ?? null) && isText(value.name ?? null);
}
