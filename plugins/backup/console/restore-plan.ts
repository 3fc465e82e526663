import type { LeftOutContent } from '@signalbox/api';
import type { Difference, PlanWarning } from '../shared/restore-plan';

/** Effect of a restore on one module, or on the files of one item. */
export interface RestoreCounts {
  added: number;
  changed: number;
  /** Existing and equal. */
  same: number;
  /** Existing and different, but kept. */
  skipped: number;
  deleted: number;
}
export const countNames = ['added', 'changed', 'same', 'skipped', 'deleted'] as const;

/** Response of `POST core/backup/{id}/plan`. */
export interface RestorePlan {
  modules: ({ name: string; rule: 0 | 1 | 2; invalid?: LeftOutContent } & RestoreCounts)[];
  files?: Partial<Record<'fileServer' | 'html', RestoreCounts & { invalid?: LeftOutContent }>>;
  differences: Difference[];
  warnings: PlanWarning[];
}
