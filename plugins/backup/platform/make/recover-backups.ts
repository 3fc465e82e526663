import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { unfinishedSuffix } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { archiveFolder, removeFile } from '../archives/archive-files';
import type { Recoverer } from '../operations/contract';
import { faultSentence } from '../operations/operation-fault';
import { backupCollection, backupRecord, backupStore } from '../records/backup-record';
import { homeOfTask, isBackup } from '../scopes';

/** Backups are written under the lock only: one that still says so is that of a dead process, whichever task it was part of. */
export function recoverBackups(kit: PlatformKit): Recoverer {
  return async (task) => {
    for (const left of await unfinishedBackups(kit)) {
      await removeLeftFiles(kit, left);
      const message = faultSentence(new PlatformError('operationLost'), 'en');
      await backupStore(kit, left.project).merge(left.id, { status: 'fail', message });
    }
    const isDone =
      isBackup(task.mark) &&
      (await backupRecord(kit, { project: homeOfTask(task), id: task.id }))?.status === 'succeed';
    return isDone ? { status: 'finish' } : undefined;
  };
}

async function unfinishedBackups({ database }: PlatformKit): Promise<{ project: string; id: string }[]> {
  const body = JSON.stringify({ status: 'ongoing', type: 'export' });
  return database
    .selectFrom('document')
    .select(['project', 'id'])
    .where('collection', '=', backupCollection)
    .where(sql<boolean>`body @> ${body}::jsonb`)
    .execute();
}

async function removeLeftFiles(kit: PlatformKit, { project, id }: { project: string; id: string }): Promise<void> {
  const folder = archiveFolder(kit, project);
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name === `${id}.zip` || (name.startsWith(`${id}.zip.`) && name.endsWith(unfinishedSuffix)))
      await removeFile(join(folder, name));
}
