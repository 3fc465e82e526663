import type { EntryKind } from '../entry-path';

/** A source as the composer sees it, wherever its bytes come from. */
export interface ReadableSource {
  kind: EntryKind;
  name: string;
  modified?: Date;
  isOptional?: boolean;
  /** Once. */
  read: () => AsyncIterable<Uint8Array>;
}
