import type { JobRequest, JobWork, StartedJob } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { BackupScope } from '../scopes';
import type { BackupRecord } from '../../shared/backup-record';
import { type BackupStep, type BackupInput, recordBackup, writeRecorded } from './write-backup';

interface BackupToStart {
  input: BackupInput;
  scope: BackupScope;
  /** Project of the job. */
  project: string;
  /** To make it again if its server stops. */
  request?: JobRequest;
  atStep?: (step: BackupStep) => void;
}

/** Starts a job that makes a backup. When it resolves, the record exists under the id of the job. */
export function startBackup(
  kit: PlatformKit,
  { input, scope, project, request, atStep }: BackupToStart,
): Promise<StartedJob<unknown>> {
  const { name, creator, language } = input;
  return kit.jobs.start({
    kind: scope.kinds.backup,
    target: { project, name },
    creator,
    language,
    ...(request && { request }),
    ...backupWork(kit, { input, atStep }),
  });
}

/** The steps of a job that makes a backup, for the first time or again. */
export function backupWork(
  kit: PlatformKit,
  { input, atStep }: Pick<BackupToStart, 'input' | 'atStep'>,
): JobWork<BackupRecord, BackupRecord> {
  return {
    async prepare({ id }) {
      const record = await recordBackup(kit, { id, input });
      atStep?.('recorded');
      return record;
    },
    run: ({ id, signal, progress }, record) =>
      writeRecorded(kit, record, { id, input, signal, onProgress: progress, atStep }),
  };
}
