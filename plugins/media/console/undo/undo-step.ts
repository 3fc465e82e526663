import type { BulkItem } from '../bulk/bulk-item';
import type { RetryChoice } from '../bulk/retry-choices';

/** One item whose change is undone. */
export interface UndoItem extends BulkItem {
  run: (choice?: RetryChoice['key']) => Promise<unknown>;
}

/** The last change, as far as it can be undone. */
export interface UndoStep {
  title: string;
  items: readonly UndoItem[];
  /** Where the items are afterwards. */
  paths: readonly string[];
}
