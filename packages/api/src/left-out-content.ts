import type { ErrorBody } from './errors';

/** Content that a restore or an import leaves out, as its routes would reject it: its count, and the errors of the first items. */
export type LeftOutContent = {
  count: number;
  /** `id`: id of a record, or path of a file. */
  shown: { id: string; error: ErrorBody }[];
};
