/** A file of `GET core/mediaLibrary/search`. */
export interface FoundFile {
  name: string;
  /** Inside the library. */
  path: string;
  /** URL to store, without `/rest`. */
  url: string;
  kind: string;
  bytes: number;
  /** ISO. */
  modifiedAt: string;
  /** Id of the user who uploaded this content. Missing for files that came another way. */
  uploader?: string;
  /** SHA-256 of the content, in hexadecimal digits. Missing like `uploader`. */
  sha256?: string;
}

/**
 * Headers of the answer: `cursor` of the next page, missing on the last one; `count`, where the query requests it; and
 * `indexing: true` while the platform reads the library for the first time, so that files may be missing, and in a search
 * for unused files while it still reads which ones are used.
 */
export const searchHeaders = { cursor: 'cursor', count: 'count', indexing: 'indexing' } as const;

/** Above this, the header `count` is `10000+`. */
export const maxExactCount = 10_000;
