import type { LeftOutContent, RestoreCounts } from '@signalbox/api';
import type { RestoreRule } from '@signalbox/schemas/types';

/** Response of `POST core/backup/{id}/plan`. */
export interface RestorePlan {
  modules: (PlannedCounts & { name: string; rule: RestoreRule })[];
  files?: Partial<Record<'fileServer' | 'html', PlannedCounts>>;
  differences: Difference[];
  warnings: PlanWarning[];
}

type PlannedCounts = RestoreCounts & { invalid?: LeftOutContent };

/** A difference between the system of a backup and this one. */
export type Difference =
  | { what: 'product' | 'project'; archived: string; running: string }
  /** A module that this product does not know. It is not restored. */
  | { what: 'module'; name: string };

/** A warning for the operator. `what` selects the message, the other values are its parameters. */
export type PlanWarning =
  | { what: 'usersWithoutPassword'; count: number }
  | { what: 'secretsMissing'; fields: string[] }
  | { what: 'foldersStay'; folders: string[] }
  // Counted as restored, though the restore may leave some of them out.
  | { what: 'filesNotInspected'; count: number }
  | { what: 'htmlNotServed'; version: string };
