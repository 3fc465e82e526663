import { projectDocument } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';
import { declaredValues } from './declared-values';

interface SeenRecord {
  /** Schema of the model. */
  schema: JsonObject;
  /** Columns that the viewer may not see. */
  hidden: readonly string[][];
}

/**
 * The values of a record without the hidden ones, also inside lists, without those that the model does not declare, and
 * without an id: the record's own is added.
 */
export function visibleValues(values: JsonObject, { schema, hidden }: SeenRecord): JsonObject {
  const { id: _own, ...rest } = declaredValues(values, schema);
  return hidden.length === 0 ? rest : projectDocument(rest, { mode: 'without', paths: [...hidden] });
}
