/** `0`: overwrite and add · `1`: add only · `2`: clear, then add. */
export type RestoreRule = 0 | 1 | 2;

/** Result of a restore under a rule, planned or done: numbers of records or files. */
export interface RestoreCounts {
  added: number;
  changed: number;
  /** Exists and is the same. */
  same: number;
  /** Exists, differs, and stays as it is. */
  skipped: number;
  deleted: number;
}

export const nothingCounted: RestoreCounts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
