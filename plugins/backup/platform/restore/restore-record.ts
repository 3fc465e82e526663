import type { PlatformKit } from '@signalbox/platform-kit';
import type { MessageLocale } from '@signalbox/platform-kit/rest';
import type { JsonValue } from '@signalbox/schemas';
import type { JobReason } from '@signalbox/jobs';
import { endOf } from '../archives/operation-error';
import { archiveName, backupRecord, backupStore, type BackupRecord, recordBody } from '../records/backup-record';
import { itemsOf } from './restore-choice';
import type { RestoreChoice } from './restore-deps';
import type { RestoreTotals } from './run-restore';

/** A document of `core/backup` of the type `import`: one restore. */
export interface RestoreRecord extends BackupRecord {
  type: 'import';
  backupId: string;
  /** Of the backup that was restored, as it leaves the platform. */
  file: string;
  /** The backup that was made before. */
  safetyId?: string;
  /** What was done, once it was. */
  counts?: RestoreTotals;
  /** Why it failed, as a code with what fills the holes of its words, where there is one. */
  reason?: JobReason;
}

interface RestoreStarted {
  id: string;
  project: string;
  backup: BackupRecord;
  choice: RestoreChoice;
  creator: string;
  language: MessageLocale;
}

export async function beginRecord(
  kit: PlatformKit,
  { id, project, backup, choice, creator, language }: RestoreStarted,
) {
  const now = new Date(kit.clock.now()).toISOString();
  const { rules, fileServer, html } = choice;
  const record: RestoreRecord = {
    id,
    name: backup.name,
    file: archiveName(backup),
    backupId: backup.id,
    item: itemsOf(choice),
    modules: Object.keys(rules),
    excludedDirs: [],
    moduleRules: JSON.parse(JSON.stringify({ ...rules, fileServer, html })) as BackupRecord['moduleRules'],
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
  await backupStore(kit, project).insert(recordBody(record));
}

export interface RestoreAddress {
  id: string;
  project: string;
}

/** A restore without a record, such as one of a test, has nothing to be told to. */
export async function recordSafety(kit: PlatformKit, { id, project }: RestoreAddress, safetyId: string) {
  const store = backupStore(kit, project);
  if (await store.get(id)) await store.merge(id, { safetyId });
}

export async function recordSuccess(kit: PlatformKit, { id, project }: RestoreAddress, counts: RestoreTotals) {
  const updateTime = new Date(kit.clock.now()).toISOString();
  const store = backupStore(kit, project);
  if (await store.get(id))
    await store.merge(id, {
      status: 'succeed',
      updateTime,
      counts: JSON.parse(JSON.stringify(counts)) as JsonValue,
    });
}

/** In the language of whoever started it. */
export async function recordFailure(kit: PlatformKit, { id, project }: RestoreAddress, error: unknown) {
  const updateTime = new Date(kit.clock.now()).toISOString();
  const record = await backupRecord(kit, { project, id });
  if (!record) return;
  const { content: message, reason } = endOf(error, record.language ?? 'en');
  await backupStore(kit, project).merge(id, { status: 'fail', updateTime, message, ...(reason ? { reason } : {}) });
}
