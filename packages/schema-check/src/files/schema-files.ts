/** Where the schemas are read from. Paths are those of `node:path`. */
export interface SchemaFiles {
  /** Paths of the files below a folder, at any depth, sorted. An absent folder has none. */
  below(folder: string): string[];
  /** Names of the folders in a folder, sorted. An absent folder has none. */
  folders(folder: string): string[];
  has(path: string): boolean;
  /** Throws if there is no such file. */
  read(path: string): Uint8Array;
  /** Differs after each change of a file. */
  stamp(path: string): string;
}

/** The same order on every machine, independent of its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
