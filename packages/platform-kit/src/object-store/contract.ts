import type { Readable } from 'node:stream';

/**
 * Complete files under keys such as `default/65f1.zip`, in a folder or in a bucket. A key has names between slashes, none of
 * which begins with a dot. No object is empty. Methods of a bucket throw `storageUnavailable` while it cannot be reached.
 */
export interface ObjectStore {
  /** Writes the complete object or nothing; replaces an existing one. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Moves a complete local file into the store, and replaces an existing object. If it fails, the file stays. */
  importFile(key: string, path: string, options?: { signal?: AbortSignal }): Promise<void>;
  /** `range` counts bytes, both ends included, inside the object. Destroy the content to stop reading. */
  get(key: string, range?: ByteRange): Promise<{ object: StoredObject; content: Readable } | undefined>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** The objects whose keys begin with that text, in no order. */
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** Does nothing for a missing object. */
  remove(key: string): Promise<void>;
  /**
   * The object as a local file, for readers that need a path. It stays until `release`, as long as the object does. Do not
   * change it. `isFresh`: never a copy that was fetched before. Throws `diskFull` when the disk has no room for a copy.
   */
  borrow(key: string, options?: { isFresh?: boolean; signal?: AbortSignal }): Promise<BorrowedFile | undefined>;
  /** Throws when the store cannot be written. */
  tryOut(): Promise<void>;
  /** Removes what killed processes left, and old copies. Safe while others use the store. */
  removeLeftovers(): Promise<void>;
}

export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  key: string;
  bytes: number;
  storedAt: Date;
}

export interface BorrowedFile {
  path: string;
  bytes: number;
  release(): Promise<void>;
}
