import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { ArchiveError, pendingSuffix } from '@signalbox/archive';
import { hasCode, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { errorSentence, fileBytes, removeFile } from '@signalbox/platform-kit/archive-files';
import { archiveFolder, archivePath } from '../archives/archive-files';
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
    for (const pending of await pendingBackups(kit)) {
      const made = await madeBackup(kit, pending);
      await removeHalves(kit, pending);
      if (made) {
        await backupStore(kit, pending.project).merge(pending.id, made);
        continue;
      }
      await removeFile(archivePath(kit, pending));
      const language = pending.language ?? task.language ?? 'en';
      const message = errorSentence(new PlatformError('operationLost'), language);
      await backupStore(kit, pending.project).merge(pending.id, { status: 'fail', message });
    }
    const isDone =
      isBackup(task.kind) &&
      (await backupRecord(kit, { project: targetOfTask(task), id: task.id }))?.status === 'succeed';
    return isDone ? { status: 'finish' } : undefined;
  };
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
  const path = archivePath(kit, pending);
  try {
    const { time } = await manifestOf(path);
    const bytes = await fileBytes(path);
    const updateTime = new Date(kit.clock.now()).toISOString();
    return { status: 'succeed', size: megabytes(bytes), bytes, time, updateTime } satisfies Partial<BackupRecord>;
  } catch (error) {
    if (error instanceof ArchiveError) return undefined;
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function removeHalves(kit: PlatformKit, { project, id }: { project: string; id: string }): Promise<void> {
  const folder = archiveFolder(kit, project);
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.startsWith(`${id}.zip.`) && name.endsWith(pendingSuffix)) await removeFile(join(folder, name));
}
