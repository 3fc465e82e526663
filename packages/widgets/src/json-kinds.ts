import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

export const isText = (value: JsonValue): value is string => typeof value === 'string';
export const isNumber = (value: JsonValue): value is number => typeof value === 'number';
export const isFlag = (value: JsonValue): value is boolean => typeof value === 'boolean';
export const isTextList = (value: JsonValue): value is string[] => Array.isArray(value) && value.every(isText);
export const isObjectList = (value: JsonValue): value is JsonObject[] =>
  Array.isArray(value) && value.every(isJsonObject);
