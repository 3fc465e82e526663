import type { DraftError } from './draft';

export type TabAction = 'publish' | 'rollBack' | 'withdraw';

/** One line of the history of a tab. */
// A type instead of an interface, so that it is assignable to a JSON object.
export type TabChange = {
  /** Counts the changes of the tab from 1. */
  number: number;
  action: TabAction;
  /** The version that is in use since then. On `withdraw`, the one that is not used any more. */
  version: number;
  userId: string;
  username: string;
  /** ISO 8601. */
  at: string;
};

/** A tab that was published from the studio, also after it was withdrawn. */
export interface PublishedTab {
  id: string;
  /** By language. */
  title: Record<string, string>;
  /** In use. Null if the tab is withdrawn. */
  version: number | null;
  /** False for a withdrawn tab, and for one whose errors prevent its use. */
  isUsed: boolean;
  last: TabChange;
  /** The errors that a later version of the product finds in the published tab. Its next version must not have them. */
  errors: DraftError[];
}

/** `GET core/schema/published/changes`. */
export interface TabChanges {
  /** The latest first. */
  changes: TabChange[];
  /** Versions whose files are kept. */
  versions: number[];
}

/** Answer of `publish`, `rollBack` and `withdraw`. */
export interface Released {
  version: number;
}
