import type { ErrorBody } from '@signalbox/api';

/** What a plan says of content that a restore or an import leaves out. */
export interface LeftOutContent {
  count: number;
  /** The first of it, with the reason. */
  shown: { id: string; error: ErrorBody }[];
}

/** What a restore would do to one module, or to the files of one item. */
export interface RestoreCounts {
  added: number;
  changed: number;
  /** There already, and the same. */
  same: number;
  /** There already and different, and left as it is. */
  skipped: number;
  deleted: number;
}
export const countNames = ['added', 'changed', 'same', 'skipped', 'deleted'] as const;

export type Difference =
  | { what: 'product' | 'project'; archived: string; running: string }
  | { what: 'module'; name: string };

export type PlanWarning =
  | { what: 'usersWithoutPassword'; count: number }
  | { what: 'secretsMissing'; fields: string[] }
  | { what: 'foldersStay'; folders: string[] }
  | { what: 'filesNotInspected'; count: number }
  | { what: 'htmlNotServed'; version: string };

/** Answer of `POST core/backup/{id}/plan`. */
export interface RestorePlan {
  modules: ({ name: string; rule: 0 | 1 | 2; invalid?: LeftOutContent } & RestoreCounts)[];
  files?: Partial<Record<'fileServer' | 'html', RestoreCounts & { invalid?: LeftOutContent }>>;
  differences: Difference[];
  warnings: PlanWarning[];
}
