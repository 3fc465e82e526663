/** Effect of a restore or an import on one module or on the files of one item, planned or done: numbers of records or files. */
export type RestoreCounts = {
  added: number;
  changed: number;
  /** Exists and is the same. */
  same: number;
  /** Exists, differs, and stays as it is. */
  skipped: number;
  deleted: number;
};

export const nothingCounted: RestoreCounts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
