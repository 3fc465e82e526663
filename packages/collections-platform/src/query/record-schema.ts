import { isFree } from '@signalbox/collections-core';
import type { JsonObject } from '@signalbox/schemas/json';
import { resolveReferences } from '@signalbox/schemas/resolve-references';

/** The schema of the values of a record: that of its model, with what its references refer to in their places. */
export function recordSchema(stored: JsonObject): JsonObject {
  const complete = resolveReferences(stored);
  // Columns of a reference that leads nowhere can be listed, but have no form.
  const known = 'schema' in complete ? complete.schema : stored;
  // A record has declared properties only, also of a schema that names none.
  return isFree(known, 'object') ? { ...known, properties: {} } : known;
}
