import type { EntryKind } from '../entry-path';

/** One entry to write. */
export type ArchiveSource = {
  kind: EntryKind;
  /** `data`: the module; else the path below the kind's folder, a directory with a `/` at its end. */
  name: string;
  modified?: Date;
} & (
  | {
      /** A regular file, read by the worker itself. */
      path: string;
      /** One that went away since it was listed is left out, and told of, instead of failing the whole. */
      isOptional?: boolean;
    }
  | {
      /** Called when it is this entry's turn; read at the pace of the writing, and returned early on abort. */
      open: () => AsyncIterable<Uint8Array | string>;
    }
  | { isDirectory: true }
);
