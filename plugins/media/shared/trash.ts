/** How long deleted files stay in the trash. */
export const trashDays = 30;

/** An entry of `GET core/mediaLibrary/trash`: a file or a directory that was deleted with its content. */
export interface TrashEntry {
  id: string;
  name: string;
  /** Inside the library, where it was. */
  path: string;
  isDirectory: boolean;
  /** Kind of a file; `directory`. */
  kind: string;
  /** Size of all files in it, their versions included. They count toward the quota of the library. */
  bytes: number;
  /** Number of files; 1 for a file. */
  files: number;
  /** ISO. */
  deletedAt: string;
  /** Id of the user who deleted it. */
  deletedBy?: string;
  /** ISO. The platform deletes it for good after this time. */
  expiresAt: string;
}

/**
 * Headers of the answer: `cursor` of the next page, missing on the last one; `count`, where the query requests it; and
 * `bytes` of the project's whole trash, which count toward the quota of the library.
 */
export const trashHeaders = { cursor: 'cursor', count: 'count', bytes: 'bytes' } as const;

/** The answer of `POST core/mediaLibrary/trash/restore`. */
export interface RestoredEntries {
  status: 'OK';
  restored: RestoredEntry[];
}

export interface RestoredEntry {
  /** Id in the trash. */
  id: string;
  /** Inside the library. Differs from the former path where another name was chosen. */
  path: string;
  /** URL to store, without `/rest`. */
  url: string;
}

/** The answer of `core/mediaLibrary/delete`. */
export interface DeletedEntries {
  status: 'OK';
  trashed: TrashedEntry[];
}

export interface TrashedEntry {
  /** Id in the trash. */
  id: string;
  /** Inside the library, where it was. */
  path: string;
}
