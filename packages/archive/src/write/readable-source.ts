import type { EntryKind } from '../entry-path';
import type { EntryNote } from '../manifest/archive-info';

/** A source as the composer reads it, wherever its bytes come from. */
export interface ReadableSource {
  kind: EntryKind;
  name: string;
  modified?: Date;
  note?: EntryNote;
  isOptional?: boolean;
  /** May be called once. */
  read: () => AsyncIterable<Uint8Array>;
}
