import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { ArchiveError } from '@signalbox/archive';
import { hasCode, type PlatformKit } from '@signalbox/platform-kit';
import type { CrashedJob } from '@signalbox/jobs';
import { sql } from 'kysely';
import { archivesFolder, errorSentence, removeFile, temporaryFolder } from '@signalbox/platform-kit/archive-files';
import { type ArchiveAddress, archiveKey, withArchiveFile } from '../archives/archive-files';
import { manifestOf } from '../archives/manifest-of';
import type { Recoverer } from '../job-kinds';
import { backupCollection, backupRecord, backupStore, megabytes } from '../records/backup-record';
import { targetOfTask, isBackup } from '../scopes';
import type { BackupRecord } from '../../shared/backup-record';

/**
 * Recovers backups of crashed processes. Backups are only written under the lock, so an ongoing record belongs to a
 * crashed process, of any job. When the archive is in its place, the backup is complete: archives are
 * moved there last. Its process crashed before it could note that, or the database is older than the archive.
 */
export function recoverBackups(kit: PlatformKit): Recoverer {
  return async (task) => {
    if (task.isAbandoned) return failWithoutArchive(kit, task);
    for (const pending of await pendingBackups(kit)) {
      const made = await madeBackup(kit, pending);
      await removeHalves(kit, pending);
      if (made) {
        await backupStore(kit, pending.project).merge(pending.id, made);
        continue;
      }
      await kit.archives.remove(archiveKey(pending));
      if (pending.id === task.id && task.end === 'repeated') continue;
      if (pending.id === task.id && task.end === 'aborted') {
        await backupStore(kit, pending.project).remove(pending.id);
        continue;
      }
      const language = pending.language ?? task.language ?? 'en';
      const error = (pending.id === task.id && task.error) || new PlatformError('operationLost');
      const message = errorSentence(error, language);
      await backupStore(kit, pending.project).merge(pending.id, { status: 'fail', message });
    }
    const isDone =
      isBackup(task.kind) &&
      (await backupRecord(kit, { project: targetOfTask(task), id: task.id }))?.status === 'succeed';
    return isDone ? { status: 'finish' } : undefined;
  };
}

/** As `writeBackup` leaves a backup whose archive cannot be removed now: with the record of a failed one, it is removed together with that. */
async function failWithoutArchive(
  kit: PlatformKit,
  { error, language = 'en', ...task }: CrashedJob,
): Promise<undefined> {
  const address = { project: targetOfTask(task), id: task.id };
  if ((await backupRecord(kit, address))?.status !== 'ongoing') return;
  const message = errorSentence(error ?? new PlatformError('operationLost'), language);
  await backupStore(kit, address.project).merge(task.id, { status: 'fail', message });
}

type PendingBackup = Pick<BackupRecord, 'id' | 'language'> & { project: string };

async function pendingBackups(kit: PlatformKit): Promise<PendingBackup[]> {
  const body = JSON.stringify({ status: 'ongoing', type: 'export' });
  const rows = await kit.database
    .selectFrom('document')
    .select(['project', 'id'])
    .where('collection', '=', backupCollection)
    .where(sql<boolean>`body @> ${body}::jsonb`)
    .execute();
  return Promise.all(
    rows.map(async ({ project, id }) => {
      const language = (await backupRecord(kit, { project, id }))?.language;
      return { project, id, language };
    }),
  );
}

/** The values that the record lacks. Undefined when the archive is missing or damaged. */
async function madeBackup(kit: PlatformKit, pending: PendingBackup) {
  try {
    const { time, bytes } = await withArchiveFile(kit, pending, async (file) => ({
      ...(await manifestOf(file.path)),
      bytes: file.bytes,
    }));
    const updateTime = new Date(kit.clock.now()).toISOString();
    return { status: 'succeed', size: megabytes(bytes), bytes, time, updateTime } satisfies Partial<BackupRecord>;
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    if (error instanceof PlatformError && error.is('notFound')) return undefined;
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Earlier versions wrote beside the archive. */
async function removeHalves(kit: PlatformKit, address: ArchiveAddress): Promise<void> {
  const beside = dirname(join(archivesFolder(kit), archiveKey(address)));
  for (const folder of [temporaryFolder(kit), beside])
    for (const name of await readdir(folder).catch(() => []))
      if (name.includes(`${address.id}.zip`) && name !== `${address.id}.zip`) await removeFile(join(folder, name));
}
