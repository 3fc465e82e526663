import { buildReplicas, type ReplicaOptions, type Replicas } from '@signalbox/platform-kit/testing/jobs';
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
    };

export function buildBackupReplicas(options?: ReplicaOptions): Promise<Replicas<ReplicaWork>> {
  return buildReplicas(new URL('replica-process.ts', import.meta.url), options);
}
