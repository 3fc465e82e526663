import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import {
  createClientQueries,
  createFileStore,
  createFormCatalog,
  createSettingsStore,
  frontEndDir,
  openDatabase,
  openNotifications,
  type PlatformKit,
  systemClock,
} from '@signalbox/platform-kit';
import { createMediaInspector } from '@signalbox/platform-kit/media-inspection';
import { aSuperUser } from './a-super-user';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { pino } from 'pino';
import { runImport } from '../config/import/run-import';
import { startBackup } from '../make/start-backup';
import type { Jobs, JobToStart, StartedJob } from '@signalbox/jobs';
import { replicaKit } from './replica-kit';
import { backupRecord } from '../records/backup-record';
import type { HealthError } from '../restore/journal/journal';
import { makeRestoreDeps } from '../restore/make-restore-deps';
import { startRestore } from '../restore/routes/start-restore';
import { backupTargetOf, projectScope, scopes } from '../scopes';
import type { ReplicaOrder } from './replica-order';

// A replica that runs one operation and reports each step, so that a test can kill it.
const { url, dataDir, work, holdAt } = JSON.parse(process.argv[2] ?? '{}') as ReplicaOrder;
const { database, pool } = openDatabase({ url });
const { notify, listen, onGap } = await openNotifications({ url, pool });
const product = { name: 'Signalbox', version: '0.1.0' };
const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const bareKit: Omit<PlatformKit, 'jobs' | 'every' | 'intervals'> = {
  database,
  pool,
  queries: createClientQueries({ url, pool }),
  settings: createSettingsStore({ database, catalog }),
  files: createFileStore({ root: join(dataDir, 'media') }),
  mediaInspector: createMediaInspector(),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  dataDir,
  product,
  frontEndDir: () => frontEndDir({ dataDir, shippedDir: join(dataDir, 'shipped-front-end'), product }),
  notify,
  listen,
  onGap,
  endSessions: async () => undefined,
  endAllSessions: async () => undefined,
};
const replica = replicaKit(bareKit);
const kit: PlatformKit = { ...replica, jobs: notifying(replica.jobs) };
const by = { userId: null, creator: '', language: 'en' as const, offsetMinutes: 0 };

const { done } = await start();
await done.catch((error: unknown) => {
  if (!isReturned(error)) throw error;
});
announce('done');
process.exit();

async function start(): Promise<StartedJob<unknown>> {
  switch (work.kind) {
    case 'backup':
      return startBackup(kit, { scope: projectScope, project: 'default', input: work.input, atStep: announce });
    case 'restore': {
      const scope = scopes.find(({ path }) => path === work.scope) ?? projectScope;
      const backup = await backupRecord(kit, { project: backupTargetOf(scope, 'default'), id: work.backupId });
      if (!backup) throw new Error(`There is no backup ${work.backupId}`);
      const { choice, isUnhealthy } = work;
      const parts = { ...makeRestoreDeps(kit), ...(isUnhealthy ? { checkHealth: findError } : {}), atStep: announce };
      return startRestore(parts, { ...by, scope, project: 'default', backup, choice });
    }
    case 'import': {
      const { path, rule } = work;
      const input = { project: 'default', path, rule, code: undefined, parts: undefined, viewer: aSuperUser };
      return kit.jobs.start({
        kind: 'configImport',
        target: { project: 'default', name: 'a.tar.gz' },
        creator: '',
        run: (context) => runImport({ kit, catalog, atStep: announce }, input, context),
      });
    }
  }
}

/** Like `jobs`. Each job reports its start, and its end before its record is written. */
function notifying({ start: startOne, ...others }: Jobs): Jobs {
  return {
    ...others,
    start: <Prepared, Result>(job: JobToStart<Prepared, Result>) =>
      startOne({
        ...job,
        async prepare(context) {
          announce('begun');
          return (await job.prepare?.(context)) as Prepared;
        },
        async run(context, prepared) {
          const result = await job.run(context, prepared);
          announce('ran');
          return result;
        },
      }),
  };
}

async function findError(): Promise<HealthError> {
  return { reason: 'fileMissing', params: { path: 'a.txt' } };
}

function isReturned(error: unknown): boolean {
  return error instanceof PlatformError && error.errorName === 'restoreReturned';
}

function announce(step: string): void {
  console.log(step);
  // Nothing of this thread goes on, until it is killed.
  if (step === holdAt) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
