/** 0: overwrite what is there and add · 1: add only · 2: clear, then add. */
export type RestoreRule = 0 | 1 | 2;

/** What a restore does under a rule, or did: numbers of records, or of files. */
export interface RestoreCounts {
  added: number;
  changed: number;
  /** There already, and the same. */
  same: number;
  /** There already and different, and left as it is. */
  skipped: number;
  deleted: number;
}

export const nothingCounted: RestoreCounts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
