import type { ListColumn, SortKey } from '@signalbox/collections-core';
import type { FormOrigin } from '@signalbox/console-kit';
import type { CollectionAction } from '@signalbox/schemas';
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
  /** The form of a record. */
  form: FormOrigin;
  /** The columns that the user may see. The first one names a record. */
  columns: readonly ListColumn[];
  /** The order of a list that has no other. */
  sort: readonly SortKey[];
  /** Title of a new record. A general one without it. */
  newText?: string;
  /** Says why an unfiltered list may have no records. A general sentence without it. */
  emptyText?: string;
  /** No user can change its records here. */
  isReadOnly?: boolean;
  /** Properties that a list shows as they change, beside the state of devices. */
  live?: readonly string[];
  /** What else the user may do with a record. */
  ownActions?: readonly OwnAction[];
}

/** An action of the plug-in, with its messages. */
export interface OwnAction extends CollectionAction {
  title: string;
  done: string;
  confirm: string;
}
