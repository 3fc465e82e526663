import type { RestoreRule } from '@signalbox/project-data';
import type { BackupInput } from '../make/write-backup';
import type { RestoreChoice } from '../restore/choice/restore-choice';
import type { BackupScope } from '../scopes';

/** The work of a replica in a process of its own, in the project `default`. */
export type ReplicaWork =
  | { kind: 'backup'; input: BackupInput }
  | {
      kind: 'restore';
      backupId: string;
      choice: RestoreChoice;
      scope?: BackupScope['path'];
      /** Its health check fails, so that everything is rolled back. */
      isUnhealthy?: boolean;
    }
  /** Of the project export at `path`. */
  | { kind: 'import'; path: string; rule: RestoreRule };

export interface ReplicaOrder {
  url: string;
  dataDir: string;
  work: ReplicaWork;
  /** Blocks after it has reported this step, and waits to be killed. */
  holdAt?: string;
}
