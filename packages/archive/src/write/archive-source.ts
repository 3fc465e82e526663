import type { EntryKind } from '../entry-path';
import type { EntryNote } from '../manifest/archive-info';

/** One entry to write. */
export type ArchiveSource = {
  kind: EntryKind;
  /** `data`: the module; else the path below the kind's folder, a directory with a `/` at its end. */
  name: string;
  modified?: Date;
  /** For the manifest. */
  note?: EntryNote;
  /** If the content has gone since it was listed (`ENOENT`), it is left out and reported, and the archive does not fail. */
  isOptional?: boolean;
} & (
  | {
      /** Path of a regular file, which the worker reads itself. */
      path: string;
    }
  | {
      /** Called when it is this entry's turn. Read at the pace of the writing, and returned early on abort. */
      open: () => AsyncIterable<Uint8Array | string>;
    }
  | { isDirectory: true }
);
