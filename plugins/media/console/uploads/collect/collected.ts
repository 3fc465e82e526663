/** What a user chose or dropped, with its folders. */
export interface Collected {
  files: CollectedFile[];
  /** Paths below the target of folders with nothing in them. */
  emptyDirectories: string[];
  /** Number of files and folders that the browser could not read. */
  unreadable: number;
  /** True: there is more than one upload takes. */
  isCut: boolean;
}

interface CollectedFile {
  file: File;
  /** Below the target; '' for the target itself. */
  directory: string;
}

/** The most files of one choice or drop. */
export const maxCollected = 10_000;

/** False for files that a system keeps in each folder for itself. */
export function isWanted(name: string): boolean {
  return !['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(name);
}
