import type { LanguageText } from '@signalbox/schemas/types';

/** What the platform knows about a media file besides its content. */
export interface MediaNote {
  /** Inside the project's media library. */
  path: string;
  /** Size of the content that the note is about. */
  bytes: number;
  /** In hexadecimal digits. Null if it is not known. */
  sha256: string | null;
  /** Id of a user. Null if it is not known. */
  uploader: string | null;
  /** A text, or texts by language. */
  altText: LanguageText | null;
}

/** The plug-in that knows it. */
export interface MediaNoteKeeper {
  /** The notes of a project's files, by path. Files without uploader and alternative text may be missing. */
  read(project: string): Promise<Map<string, MediaNote>>;
  /**
   * Adds notes to files that came with a restore, and to those that have that content already. Values that a note does not
   * know stay. With `isExact`, they are removed.
   */
  write(project: string, notes: AsyncIterable<MediaNote[]>, options: { isExact: boolean }): Promise<void>;
}

export interface MediaNotes extends MediaNoteKeeper {
  /** Without a keeper, files have no notes. */
  keepBy(keeper: MediaNoteKeeper): void;
}

export function createMediaNotes(): MediaNotes {
  let keeper: MediaNoteKeeper = { read: async () => new Map(), write: async () => undefined };
  return {
    keepBy(next) {
      keeper = next;
    },
    read: (project) => keeper.read(project),
    write: (...call) => keeper.write(...call),
  };
}
