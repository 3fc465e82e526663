import type { JsonObject } from '@signalbox/schemas';
import { sql, type RawBuilder } from 'kysely';

/** A parameter for a `jsonb` column. */
export function jsonb(value: JsonObject): RawBuilder<JsonObject> {
  return sql<JsonObject>`${JSON.stringify(value)}::jsonb`;
}
