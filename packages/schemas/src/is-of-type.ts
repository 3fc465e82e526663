import type { JsonType } from './json-schema';
import { isJsonObject } from './json';

/** As JSON Schema has it: an integer is a number too, and null and lists are no objects. */
export function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
  }
}
