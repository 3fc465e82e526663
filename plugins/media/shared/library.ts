/** A node of `GET core/mediaLibrary/all/dir`. Paths are relative to the project's library; '' is its top. */
export interface Directory {
  path: string;
  name: string;
  /** Older platforms send null instead of an empty list, or nothing. */
  child?: Directory[] | null;
}

/** A file or directory, as `GET core/mediaLibrary?catalog=` and the other lists of the library show it. */
export interface LibraryEntry {
  name: string;
  path: string;
  /** URL to store, without `/rest`. */
  filePath: string;
  /** `directory`, or a kind of file. */
  type: string;
  /** Bytes. */
  size: number;
  /** ISO. */
  updateTime: string;
}

interface PlacedEntry {
  from: string;
  to: string;
  /**
   * It replaced a file: `POST core/mediaLibrary/move/undo` with this value brings back both. Missing where a directory replaced a
   * file, or the texts with its address are too long to keep.
   */
  undo?: string;
}

/** Answer of `POST core/mediaLibrary/{move|copy|rename}`. */
export interface MoveAnswer {
  status: 'OK';
  /** Where the moved or copied items are now, in the order of the request. Paths of the library. Older platforms do not say it. */
  placed?: PlacedEntry[];
  /** Number of records and settings that had an old address, and have the new one now. Missing if there were none. */
  rewritten?: number;
}
