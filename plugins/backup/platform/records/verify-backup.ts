import { ArchiveError, verifyArchive } from '@signalbox/archive';
import type { ReaderLanguage } from '@signalbox/platform-kit/rest';
import type { StartedOperation } from '../operations/contract';
import type { BackupParts } from '../parts';
import { type BackupScope, homeIn } from '../scopes';
import { type BackupRecord, backupStore } from './backup-record';
import { usableBackup } from './usable-backup';

interface Verification {
  scope: BackupScope;
  /** In which the task stands. */
  project: string;
  id: string;
  creator: string;
  language: ReaderLanguage;
}

/** Starts an operation that reads a backup's archive whole, and notes in its record what it found. */
export async function startVerification(
  { kit, operations }: BackupParts,
  { scope, project, id, creator, language }: Verification,
): Promise<StartedOperation> {
  const home = homeIn(scope, project);
  const { record, path } = await usableBackup(kit, { project: home, id });
  return operations.start({
    project,
    type: scope.marks.verify,
    name: record.name,
    creator,
    language,
    async run({ signal, progress }) {
      const reason = await faultOf(path, { signal, onProgress: progress });
      const time = new Date(kit.clock.now()).toISOString();
      const verified = { time, isWhole: reason === undefined, ...(reason === undefined ? {} : { reason }) };
      await backupStore(kit, home).change(id, (document) => ({ ...document, verified }));
    },
  });
}

/** Why the archive cannot be used, if so: a reason of `ArchiveError`, or `missing`. */
async function faultOf(
  path: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<NonNullable<BackupRecord['verified']>['reason']> {
  try {
    await verifyArchive({
      path,
      signal,
      onProgress: ({ bytes, totalBytes }) => onProgress(bytes / Math.max(totalBytes, 1)),
    });
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return error.reason;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'missing';
    throw error;
  }
}
