import { PlatformError, type MessageLocale } from '@signalbox/api';
import { ArchiveError, verifyArchive } from '@signalbox/archive';
import { hasCode, type PlatformKit } from '@signalbox/platform-kit';
import type { JobRequest, JobWork, StartedJob } from '@signalbox/jobs';
import { type BackupScope, backupTargetOf, isVerification } from '../scopes';
import { backupStore } from './backup-record';
import { type ArchiveAddress, withArchiveFile } from '../archives/archive-files';
import { usableBackup } from './usable-backup';
import type { BackupRecord } from '../../shared/backup-record';

interface Verification {
  scope: BackupScope;
  /** Project of the job. */
  project: string;
  id: string;
  creator: string;
  language: MessageLocale;
  /** To verify it again if its server stops. */
  request: JobRequest;
}

/**
 * Starts a job that reads a backup's archive completely and notes the result in its record. Other jobs run in parallel,
 * except those of its kind: users who may only view backups block no others. Throws `operationRunning`.
 */
export async function startVerification(
  kit: PlatformKit,
  { scope, project, id, creator, language, request }: Verification,
): Promise<StartedJob> {
  const target = backupTargetOf(scope, project);
  const { record, address } = await usableBackup(kit, { project: target, id });
  await rejectSecond(kit);
  return kit.jobs.start({
    kind: scope.kinds.verify,
    target: { project, name: record.name },
    creator,
    language,
    request,
    ...verificationWork(kit, address),
  });
}

/** The steps of a job that verifies a backup. */
export function verificationWork(kit: PlatformKit, address: ArchiveAddress): JobWork<unknown, void> {
  const { project, id } = address;
  const store = backupStore(kit, project);
  return {
    async prepare({ id: task, letOthersRun }) {
      // Two may have been started at the same time. Under the lock only this one starts.
      await rejectSecond(kit);
      await store.merge(id, { verifying: task });
      await letOthersRun();
    },
    async run({ signal, progress }) {
      const reason = await reasonOf(kit, address, { signal, onProgress: progress });
      const time = new Date(kit.clock.now()).toISOString();
      const verified = { time, isWhole: reason === undefined, ...(reason === undefined ? {} : { reason }) };
      await store.change(id, ({ verifying: _done, ...document }) => ({ ...document, verified }));
    },
  };
}

/** Each reads a complete archive, and uses a connection to the database. */
export async function rejectSecond({ jobs }: PlatformKit): Promise<void> {
  for (const { id, kind, name, isBeside } of await jobs.ongoing())
    if (isVerification(kind) && isBeside === true && (await jobs.isAlive(id)))
      throw new PlatformError('operationRunning', { params: { name }, detail: `${kind} ${id}` });
}

/**
 * Why the archive cannot be used: a reason of `ArchiveError`, or `missing`. Undefined when it is intact. Reads what is stored, and
 * no copy that this machine has of it.
 */
export async function reasonOf(
  kit: Pick<PlatformKit, 'archives'>,
  address: ArchiveAddress,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<NonNullable<BackupRecord['verified']>['reason']> {
  try {
    const verify = async ({ path }: { path: string }) =>
      verifyArchive({
        path,
        signal,
        onProgress: ({ bytes, totalBytes }) => onProgress(bytes / Math.max(totalBytes, 1)),
      });
    await withArchiveFile(kit, address, verify, { isFresh: true, signal });
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return error.reason;
    if (isGone(error)) return 'missing';
    throw error;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof PlatformError ? error.is('notFound') : hasCode(error, 'ENOENT');
}
