import type { JsonSchema } from './json-schema';
import { isJsonObject } from './json';

/** False for `true`, `false`, and what a file has by mistake instead of a schema. */
export function isSchema(value: unknown): value is JsonSchema {
  return isJsonObject(value);
}
