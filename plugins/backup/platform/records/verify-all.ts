import { mayEnterProject, PlatformError } from '@signalbox/api';
import type { JobContext, JobWork } from '@signalbox/jobs';
import { accountProject, type OperationCheck, type Operator, type PlatformKit } from '@signalbox/platform-kit';
import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';
import type { BackupRecord } from '../../shared/backup-record';
import { permissionFor, projectScope, scopeOfTarget } from '../scopes';
import { backupCollection, backupStore } from './backup-record';
import { reasonOf, rejectSecond } from './verify-backup';

/** Reads the archives of all backups that the operator may see, one after the other, as one job. */
export function verifyAllCheck(kit: PlatformKit): OperationCheck {
  return {
    id: 'backups',
    title: 'backup::verifyAll.title',
    help: 'backup::verifyAll.help',
    permission: permissionFor(projectScope, 'view'),
    async start(operator) {
      await rejectSecond(kit);
      const work = await verifyAllWork(kit, operator);
      const { userId, username: creator, language } = operator;
      await kit.jobs.start({
        kind: projectScope.kinds.verify,
        target: { project: accountProject, name: names[language] },
        creator,
        language,
        request: { userId, body: {} },
        ...work,
      });
    },
  };
}

type BackupViewer = Pick<Operator, 'isSuper' | 'permissions' | 'projects'>;

/** The steps of the job. Throws `notFound` if the viewer may see no backup. */
export async function verifyAllWork(kit: PlatformKit, viewer: BackupViewer): Promise<JobWork<unknown, void>> {
  const backups = await backupsOf(kit, viewer);
  if (backups.length === 0) throw new PlatformError('notFound', { detail: backupCollection });
  return {
    async prepare({ letOthersRun }) {
      await rejectSecond(kit);
      await letOthersRun();
    },
    run: (context) => verifyEach(kit, context, backups),
  };
}

/** Stored in the task, in the language of the user who started it. */
const names = { en: en['verifyAll.name'], 'zh-Hans': zhHans['verifyAll.name'] };

interface StoredBackup {
  target: string;
  id: string;
  bytes: number;
}

async function backupsOf({ pool }: PlatformKit, viewer: BackupViewer): Promise<StoredBackup[]> {
  const { rows } = await pool.query<StoredBackup>(
    `select project as target, id, coalesce((body ->> 'bytes')::float8, 0) as bytes from document
     where collection = $1 and body @> '{"type":"export","status":"succeed"}' order by created_at desc limit ${maxBackups}`,
    [backupCollection],
  );
  return rows.filter(({ target }) => {
    const scope = scopeOfTarget(target);
    const isPermitted = viewer.isSuper || viewer.permissions.has(permissionFor(scope, 'view'));
    return isPermitted && (scope.target !== undefined || mayEnterProject(viewer, target));
  });
}

const maxBackups = 10_000;

/** A damaged archive is a result in its record, and no error of the job. */
async function verifyEach(kit: PlatformKit, context: JobContext, backups: readonly StoredBackup[]): Promise<void> {
  const total = backups.reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  let done = 0;
  for (const backup of backups) {
    context.signal.throwIfAborted();
    const before = done;
    done += backup.bytes;
    // The backup was deleted meanwhile. It cannot be deleted while it is read.
    if (!(await markAs(kit, backup, context.id))) continue;
    await verifyOne(kit, backup, {
      signal: context.signal,
      onProgress: (fraction) => context.progress((before + fraction * backup.bytes) / total),
    });
  }
}

async function markAs(kit: PlatformKit, { target, id }: StoredBackup, verifying: string): Promise<boolean> {
  try {
    await backupStore(kit, target).merge(id, { verifying });
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.is('notFound')) return false;
    throw error;
  }
}

async function verifyOne(
  kit: PlatformKit,
  { target, id }: StoredBackup,
  options: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<void> {
  let verified: BackupRecord['verified'];
  try {
    const reason = await reasonOf(kit, { project: target, id }, options);
    const time = new Date(kit.clock.now()).toISOString();
    verified = { time, isWhole: reason === undefined, ...(reason === undefined ? {} : { reason }) };
  } finally {
    await backupStore(kit, target).change(id, ({ verifying: _done, ...document }) => ({
      ...document,
      ...(verified && { verified }),
    }));
  }
}
