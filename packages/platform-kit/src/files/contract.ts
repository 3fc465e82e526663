import type { FileTree } from '../file-tree';

/**
 * Files under the data folder's `media`. Paths are relative, with `/`, and never leave the root; '' is the root. Every
 * method throws `invalidPath` for a path that no file may have, and `notFound` or `alreadyExists` for a missing or an existing one.
 */
export interface FileStore {
  /** Writes the complete file or nothing; replaces an existing one. */
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** Receives a file without a place, for inspection before it is shown. Throws `tooLarge`, and `diskFull` before the disk's reserve is used. */
  stage(content: AsyncIterable<Uint8Array>, limits: { maxBytes: number }): Promise<StagedFile>;
  /** `range` counts bytes, both ends included. */
  read(
    path: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: NodeJS.ReadableStream; bytes: number; modifiedAt: Date } | undefined>;
  /** An existing file as a local one, for a library that reads files itself. */
  borrow(path: string): ReturnType<FileTree['borrow']>;
  entry(path: string): Promise<FileEntry | undefined>;
  /** Directories first, then by name. */
  list(directory: string): Promise<FileEntry[]>;
  /** Names of a directory's entries, without those that no file may have. In no order. */
  names(directory: string): Promise<string[]>;
  /** The entries with these names in a directory, in the same order. Leaves out missing ones and links. */
  entriesOf(directory: string, names: readonly string[]): Promise<FileEntry[]>;
  makeDirectory(path: string): Promise<void>;
  move(from: string, to: string): Promise<void>;
  /** Throws `diskFull` before it starts, if the copy would use the disk's reserve. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a directory with its content. */
  remove(path: string): Promise<void>;
  /** Bytes of all files at and below a path, without top directories that `isLeftOut` names; 0 for a missing path. */
  bytesOf(path: string, isLeftOut?: (name: string) => boolean): Promise<number>;
  /** Removes the leftovers of killed uploads. Safe during uploads of other replicas. */
  removeLeftovers(): Promise<void>;
}
/** A file that was received completely and has no place yet. End with `place` or `discard`. */
export interface StagedFile {
  bytes: number;
  /** In hexadecimal digits. */
  sha256: string;
  /** Stays when the file is placed. */
  modifiedAt: Date;
  /** Absolute path of the temporary file. */
  location: string;
  /** If it fails, the file can be placed somewhere else, or discarded. */
  place(path: string, options: { shouldReplace: boolean }): Promise<void>;
  discard(): Promise<void>;
}
export interface FileEntry {
  name: string;
  path: string;
  isDirectory: boolean;
  bytes: number;
  modifiedAt: Date;
}
