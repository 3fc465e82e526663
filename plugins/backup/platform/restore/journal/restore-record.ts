import type { MessageLocale } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { endOf } from '@signalbox/platform-kit/archive-files';
import { archiveName, backupRecord, backupStore } from '../../records/backup-record';
import { itemsOf, type RestoreChoice } from '../choice/restore-choice';
import type { BackupRecord, RestoreTotals } from '../../../shared/backup-record';

interface RestoreStarted {
  id: string;
  project: string;
  backup: BackupRecord;
  choice: RestoreChoice;
  creator: string;
  language: MessageLocale;
}

export async function insertRestoreRecord(
  kit: PlatformKit,
  { id, project, backup, choice, creator, language }: RestoreStarted,
) {
  const now = new Date(kit.clock.now()).toISOString();
  const { rules, fileServer, html } = choice;
  const record: BackupRecord = {
    id,
    name: backup.name,
    file: archiveName(backup),
    backupId: backup.id,
    item: itemsOf(choice),
    modules: Object.keys(rules),
    excludedDirs: [],
    moduleRules: {
      ...rules,
      ...(fileServer === undefined ? {} : { fileServer }),
      ...(html === undefined ? {} : { html }),
    },
    type: 'import',
    status: 'ongoing',
    size: backup.size,
    bytes: backup.bytes,
    createTime: now,
    updateTime: now,
    origin: 'manual',
    isProtected: false,
    creator,
    language,
  };
  await backupStore(kit, project).insert(record);
}

export interface RestoreAddress {
  id: string;
  project: string;
}

/** Does nothing for a restore without a record, such as that of a test. */
export async function recordSafety(kit: PlatformKit, { id, project }: RestoreAddress, safetyId: string) {
  const store = backupStore(kit, project);
  if (await store.get(id)) await store.merge(id, { safetyId });
}

export async function recordSuccess(kit: PlatformKit, { id, project }: RestoreAddress, counts: RestoreTotals) {
  const updateTime = new Date(kit.clock.now()).toISOString();
  const store = backupStore(kit, project);
  if (await store.get(id)) await store.merge(id, { status: 'succeed', updateTime, counts });
}

/** Notes the error in the language of the user who started the restore. */
export async function recordFailure(kit: PlatformKit, { id, project }: RestoreAddress, error: unknown) {
  const updateTime = new Date(kit.clock.now()).toISOString();
  const record = await backupRecord(kit, { project, id });
  if (!record) return;
  const { content: message, reason } = endOf(error, record.language ?? 'en');
  await backupStore(kit, project).merge(id, { status: 'fail', updateTime, message, ...(reason ? { reason } : {}) });
}
