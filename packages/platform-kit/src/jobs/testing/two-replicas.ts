import type { JobContext, JobKind, JobOutcome, Jobs, JobToRepeat, JobToStart } from '@signalbox/jobs';
import type { JsonObject } from '@signalbox/schemas';
import { pino } from 'pino';
import { collectionStore } from '../../collections';
import { advisoryLocks } from '../../database/advisory-locks';
import { createTestPlatform, type TestPlatform } from '../../testing';
import { createKitJobs } from '../kit-jobs';

/** Two replicas on one database. Their kinds of jobs: `backup`; `send`, in a group; `edit`, without a lock; `report`, which may run again. */
export interface TwoReplicas {
  platform: TestPlatform;
  here: Jobs;
  there: Jobs;
  /** Lines of the log of all replicas. */
  log: string[];
  /** Names of the jobs that were recovered. */
  recovered: string[];
  /** The result of each recovery. */
  outcome: JobOutcome | undefined;
  /** The work of a report that runs again. */
  again: JobToStart<unknown, void>['run'];
  /** The reports that ran again, and on which replica. */
  repeated: { on: ReplicaName; job: JobToRepeat }[];
  /** The step of a report that finds that the bucket is away. */
  away: 'recover' | 'repeat' | undefined;
  anotherServer(): Jobs;
  tasks(): ReturnType<typeof collectionStore>;
  taskOf(id: string): Promise<JsonObject>;
}

export async function twoReplicas(): Promise<TwoReplicas> {
  const platform = await createTestPlatform({ plugins: [] });
  // It knows no kind of job, and would end those of the others.
  await platform.kit.jobs.stop();
  const tasks = () => collectionStore({ ...platform.kit, project: 'default', collection: 'taskmanager' });
  const recovery: Recovery = {
    log: [],
    recovered: [],
    outcome: undefined,
    again: async () => undefined,
    repeated: [],
    away: undefined,
  };
  const [here, there] = [aReplica(platform, recovery, 'here'), aReplica(platform, recovery, 'there')];
  const taskOf = async (id: string) => (await tasks().get(id)) as JsonObject;
  const anotherServer = () => aReplica(platform, recovery, 'later');
  return Object.assign(recovery, { platform, here, there, anotherServer, tasks, taskOf });
}

type ReplicaName = 'here' | 'there' | 'later';
type Recovery = Pick<TwoReplicas, 'log' | 'recovered' | 'outcome' | 'again' | 'repeated' | 'away'>;

function aReplica({ kit }: TestPlatform, recovery: Recovery, on: ReplicaName): Jobs {
  const { jobs } = createKitJobs(kit, pino({}, { write: (line) => void recovery.log.push(line) }));
  const kind: JobKind = {
    type: 'backup-data',
    permissions: { view: 'backup.view', start: 'backup.export' },
    async recover({ name }) {
      if (recovery.away === 'recover') throw new Error('no way to the bucket');
      recovery.recovered.push(name);
      return recovery.outcome;
    },
  };
  jobs.define('backup', kind);
  jobs.define('send', { ...kind, type: 'send', lock: { group: 'messages' } });
  jobs.define('report', {
    ...kind,
    type: 'report',
    route: 'core/record',
    async repeat(job) {
      if (recovery.away === 'repeat') throw new Error('no way to the bucket');
      recovery.repeated.push({ on, job });
      return { run: (context) => recovery.again(context, undefined) };
    },
  });
  jobs.define('edit', { ...kind, type: 'edit', lock: 'none' });
  return jobs;
}

export function aJob(
  run: (context: JobContext) => Promise<void>,
  overrides: Partial<JobToStart<unknown, void>> = {},
): JobToStart<unknown, void> {
  return { kind: 'backup', target: { project: 'default', name: 'Nightly' }, creator: 'ada', run, ...overrides };
}

/** The task of a job whose process has crashed. */
export function aCrashedTask(overrides: JsonObject = {}): JsonObject {
  return { status: 'ongoing', mark: 'backup', name: 'Left', progress: 0.4, language: 'en', content: '', ...overrides };
}

/** Cuts the connection that has the lock of the platform. */
export async function cutLock({ kit }: TestPlatform): Promise<void> {
  await kit.pool.query(
    `select pg_terminate_backend(pid, 20000) from pg_locks where locktype = 'advisory' and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.job],
  );
}

export function untilAborted({ signal }: JobContext): Promise<void> {
  return new Promise<void>((_resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export function abort(jobs: Jobs, id: string): Promise<unknown> {
  return jobs.abort({ project: 'default', id });
}

/** Message of an aborted job. */
export const aborted = 'aborted the job';
