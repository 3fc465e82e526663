import type { Readable } from 'node:stream';

/**
 * Directories and files under paths such as `media/icon/a.png`: names between slashes, none of them `.` or `..`; '' is the
 * root. Links are not followed. Errors have the codes of a file system, such as `ENOENT`, `EEXIST` and `ENOTEMPTY`.
 */
export interface FileTree {
  /** Undefined for a missing path. */
  stat(path: string): Promise<TreeStats | undefined>;
  /** Names in a directory, in no order. */
  names(path: string): Promise<string[]>;
  /** Returns the entries of a directory, in no order. */
  entries(path: string): Promise<TreeEntry[]>;
  /** Makes a directory and those around it. Does nothing for one that exists. */
  makeDirectory(path: string): Promise<void>;
  /** `range` counts bytes, both ends included. Undefined for a missing path. Destroy the content to stop reading. */
  read(path: string, range?: { start: number; end: number }): Promise<TreeFile | undefined>;
  /**
   * Writes a small file completely or not at all, and replaces an existing one. A killed process may leave
   * `<path>.<random>.new`. Survives a power failure.
   */
  write(path: string, content: string | Iterable<string>): Promise<void>;
  /**
   * Gives a complete local file, with its time, a path here. Unless it `shouldReplace`, it throws `EEXIST`. Remove the
   * local file afterwards, if it is still there.
   */
  importFile(file: string, path: string, options: { shouldReplace: boolean }): Promise<void>;
  /**
   * Moves a local directory with its files here, where nothing is. The tree may have it at that path already, because it is
   * on the same disk.
   */
  importDirectory(directory: string, path: string): Promise<void>;
  /** Gives the content of a file a second path, with its time. Throws `EEXIST`. A power failure may take it until `sync`. */
  link(from: string, to: string): Promise<void>;
  /** Moves a file, which replaces another one, or a directory, which replaces an empty one. Survives a power failure. */
  move(from: string, to: string): Promise<void>;
  /** Makes the names in a directory survive a power failure. */
  sync(path: string): Promise<void>;
  /** Copies a file, a link, or a directory without its links. Throws `EEXIST`. */
  copy(from: string, to: string): Promise<void>;
  /** Removes a file, or a directory with its content. Does nothing for a missing path; below a file, it throws `ENOTDIR`. */
  remove(path: string): Promise<void>;
  /** Removes a directory. Throws `ENOTEMPTY`. */
  removeEmpty(path: string): Promise<void>;
  /** SHA-256 of files in hexadecimal digits; undefined for a missing one. */
  digests(paths: readonly string[], options?: { signal?: AbortSignal }): Promise<(string | undefined)[]>;
  /** Local path of a file, for a worker that reads many of them. Undefined for a tree that is not on the disk. */
  localPath?: (path: string) => string;
  /** A file as a local file, for readers that need a path. Do not change it. Throws `ENOENT`. */
  borrow(path: string): Promise<{ location: string; release(): Promise<void> }>;
}

export interface TreeStats {
  kind: 'file' | 'directory' | 'link' | 'other';
  /** Size of a file. */
  bytes: number;
  modifiedAt: Date;
  /** The same with all digits of the file system. */
  modifiedMs: number;
  /** Distinguishes a content from a later one under the same path. Paths of the same content share it. */
  id: number;
}

export interface TreeEntry extends TreeStats {
  name: string;
}

export interface TreeFile {
  content: Readable;
  /** Size of the complete file. */
  bytes: number;
  modifiedAt: Date;
}
