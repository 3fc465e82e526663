import type { JsonObject } from '@signalbox/schemas/json';
import type { RecordSelection } from './record-selection';

/** The records of a selection, as requests name them. */
export function targetOf(selection: RecordSelection): { ids: string[] } | { filter: JsonObject } {
  return selection.kind === 'ids' ? { ids: [...selection.ids] } : { filter: selection.filter };
}
