import { join } from 'node:path';
import type { Jobs, JobToStart, StartedJob } from '@signalbox/jobs';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { pino } from 'pino';
import { systemClock } from '../../clock';
import type { PlatformKit, Viewer } from '../../contract';
import { openNotifications } from '../../database/notifications';
import { openDatabase } from '../../database/open-database';
import { openArchives } from '../../archive-files';
import { frontEndDir } from '../../front-end-dir';
import { createLicenseReader } from '../../license';
import { createMediaNotes } from '../../media-notes';
import { createMediaInspector } from '../../media-inspection';
import { createDrainSwitch, createServerFigures } from '../../operation';
import { createRuntimeForms } from '../../runtime-forms';
import { createClientQueries } from '../../query';
import { createFormCatalog, createSettingsStore, type FormCatalog } from '../../settings';
import { openFiles } from '../../stored-tree';
import { anotherReplica } from './another-replica';
import type { ReplicaOrder } from './replica-order';

export interface Replica<Work> {
  kit: PlatformKit;
  /** The forms of the product. */
  catalog: FormCatalog;
  work: Work;
  /** Reports a step, so that the test can kill the process there. */
  announce: (step: string) => void;
}

/** The user who starts the program's jobs. */
export const replicaViewer: Viewer = {
  userId: 'a'.repeat(24),
  username: 'ada',
  sessionId: 'session',
  isSuper: true,
  isAdmin: true,
  permissions: new Set(),
};

interface ReplicaProgram<Work> {
  defineJobs: (jobs: Jobs) => void;
  start: (replica: Replica<Work>) => Promise<StartedJob<unknown>>;
  /** True for an error with which the job may end. */
  isExpected?: (error: unknown) => boolean;
}

/** The program of a replica: runs one job by the order in its arguments, reports each step, and exits. */
export async function runReplica<Work>({ defineJobs, start, isExpected }: ReplicaProgram<Work>): Promise<never> {
  const { url, dataDir, bucket, work, holdAt } = JSON.parse(process.argv[2] ?? '{}') as ReplicaOrder<Work>;
  const announce = (step: string) => {
    console.log(step);
    // Blocks this thread until the process is killed.
    if (step === holdAt) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
  const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
  const replica = anotherReplica(await openKit({ url, dataDir, bucket, catalog }), defineJobs);
  const kit = { ...replica, jobs: announcing(replica.jobs, announce) };
  const { done } = await start({ kit, catalog, work, announce });
  await done.catch((error: unknown) => {
    if (!isExpected?.(error)) throw error;
  });
  announce('done');
  process.exit();
}

interface KitToOpen extends Pick<ReplicaOrder<never>, 'url' | 'dataDir' | 'bucket'> {
  catalog: FormCatalog;
}

async function openKit({ url, dataDir, bucket, catalog }: KitToOpen): Promise<Parameters<typeof anotherReplica>[0]> {
  const { database, pool } = openDatabase({ url });
  const { notify, listen, onGap } = await openNotifications({ url, pool });
  const log = pino({ level: 'silent' });
  const { hasBucket, fileTree, files, formKey } = await openFiles({ dataDir, bucket, url, pool, log });
  const product = { name: 'Signalbox', version: '0.1.0' };
  return {
    database,
    pool,
    queries: createClientQueries({ url, pool }),
    settings: createSettingsStore({ database, catalog }),
    readLicense: createLicenseReader(pool),
    hasBucket,
    fileTree,
    files,
    archives: await openArchives({ dataDir, bucket, pool, log }),
    mediaInspector: createMediaInspector(),
    mediaNotes: createMediaNotes(),
    forms: createRuntimeForms({ pool, clock: systemClock, key: formKey }),
    clock: systemClock,
    log,
    dataDir,
    settingChecks: {},
    directoryFollowers: [],
    figures: createServerFigures(),
    operationParts: [],
    operationActions: [],
    drain: createDrainSwitch(),
    lastLogLines: () => [],
    product,
    frontEndDir: () => frontEndDir({ dataDir, shippedDir: join(dataDir, 'shipped-front-end'), product }),
    notify,
    listen,
    onGap,
    endSessions: async () => undefined,
    endAllSessions: async () => undefined,
    sessionViewer: async () => undefined,
    currentViewer: async () => undefined,
  };
}

/** Like `jobs`. Each job reports its start, and its end before its record is written. */
function announcing({ start, ...others }: Jobs, announce: (step: string) => void): Jobs {
  return {
    ...others,
    start: <Prepared, Result>(job: JobToStart<Prepared, Result>) =>
      start({
        ...job,
        async prepare(context) {
          announce('started');
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
