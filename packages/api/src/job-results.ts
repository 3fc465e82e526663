import type { ErrorBody } from './errors';

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

/** Content that a restore or an import leaves out, as its routes would reject it: its count, and the errors of the first items. */
export type LeftOutContent = {
  count: number;
  /** `id`: id of a record, or path of a file. */
  shown: { id: string; error: ErrorBody }[];
};
