import { projectDocument } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas/json';

/** The values of a record without the hidden ones, also inside lists, and without an id: the record's own is added. */
export function visibleValues(values: JsonObject, hidden: readonly string[][]): JsonObject {
  const { id: _own, ...rest } = values;
  return hidden.length === 0 ? rest : projectDocument(rest, { mode: 'without', paths: [...hidden] });
}
