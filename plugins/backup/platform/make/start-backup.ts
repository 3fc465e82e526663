import type { StartedJob } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { BackupScope } from '../scopes';
import { type BackupStep, type BackupInput, recordBackup, writeRecorded } from './write-backup';

interface BackupToStart {
  input: BackupInput;
  scope: BackupScope;
  /** Project of the job. */
  project: string;
  atStep?: (step: BackupStep) => void;
}

/** Starts a job that makes a backup. When it resolves, the record exists under the id of the job. */
export function startBackup(
  kit: PlatformKit,
  { input, scope, project, atStep }: BackupToStart,
): Promise<StartedJob<unknown>> {
  const { name, creator, language } = input;
  return kit.jobs.start({
    kind: scope.kinds.backup,
    target: { project, name },
    creator,
    language,
    async prepare({ id }) {
      const record = await recordBackup(kit, { id, input });
      atStep?.('recorded');
      return record;
    },
    run: ({ id, signal, progress }, record) =>
      writeRecorded(kit, record, { id, input, signal, onProgress: progress, atStep }),
  });
}
