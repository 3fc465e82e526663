import type { JsonObject } from '@signalbox/schemas/json';

/** What a bulk change or an export is about. */
export type RecordSelection =
  | { kind: 'ids'; ids: readonly string[] }
  /** All records that match. `filter` is as the list routes take it: relative dates are resolved. */
  | { kind: 'matching'; filter: JsonObject; count: number; isEstimate: boolean };
