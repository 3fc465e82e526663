import type { ListColumn } from '@signalbox/collections-core';
import type { JsonObject } from '@signalbox/schemas/json';
import type { RecordAction } from '@signalbox/schemas/permission-model';

/** A collection of records, as the user may see it. */
export interface Collection {
  id: string;
  /** Names it in addresses, in saved layouts and in saved filters. */
  key: string;
  /** Address of its records, e.g. `core/record/66f0`. Saved views, exports and changes of many records are below it. */
  resource: string;
  /** In the language of the user. */
  name: string;
  /** What the user may do with its records. */
  actions: readonly RecordAction[];
  /** Schema of a record, and the order and widgets of its fields. */
  schema: JsonObject;
  uiSchema: JsonObject;
  /** The columns that the user may see, in the order of the form. The first one names a record. */
  columns: readonly ListColumn[];
}
