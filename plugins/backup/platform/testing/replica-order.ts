import type { RestoreRule } from '@signalbox/project-data';
import type { BackupInput } from '../make/write-backup';
import type { RestoreChoice } from '../restore/restore-deps';
import type { BackupScope } from '../scopes';

/** What a replica in a process of its own is to do, in the project `default`. */
export type ReplicaWork =
  | { kind: 'backup'; input: BackupInput }
  | {
      kind: 'restore';
      backupId: string;
      choice: RestoreChoice;
      scope?: BackupScope['path'];
      /** Its check finds fault with the platform, so that all goes back. */
      isUnhealthy?: boolean;
    }
  /** Of the project export at `path`. */
  | { kind: 'import'; path: string; rule: RestoreRule };

export interface ReplicaOrder {
  url: string;
  dataDir: string;
  work: ReplicaWork;
  /** Stops for good when it has told this step, and waits to be killed. */
  holdAt?: string;
}
