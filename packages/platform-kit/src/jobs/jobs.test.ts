import { setTimeout as delay } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import {
  type JobContext,
  type JobKind,
  type JobOutcome,
  type Jobs,
  type JobToStart,
  jobUpdateOf,
} from '@signalbox/jobs';
import type { JsonObject } from '@signalbox/schemas';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { collectionStore } from '../collections';
import { advisoryLocks, lockSeeds } from '../database/advisory-locks';
import { createTestPlatform, type TestPlatform } from '../testing';
import { createKitJobs } from './kit-jobs';

let platform: TestPlatform;
/** Two replicas on one database. */
let here: Jobs;
let there: Jobs;
let recovered: string[] = [];
let outcome: JobOutcome | undefined;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
  here = aReplica();
  there = aReplica();
});
afterAll(() => platform.close());
afterEach(() => {
  recovered = [];
  outcome = undefined;
});

function aReplica(): Jobs {
  const { jobs } = createKitJobs(platform.kit, pino({ level: 'silent' }));
  const kind: JobKind = {
    type: 'backup-data',
    permissions: { view: 'backup.view', start: 'backup.export' },
    async recover({ name }) {
      recovered.push(name);
      return outcome;
    },
  };
  jobs.define('backup', kind);
  jobs.define('send', { ...kind, type: 'send', lock: { group: 'messages' } });
  jobs.define('edit', { ...kind, type: 'edit', lock: 'none' });
  return jobs;
}
const tasks = () => collectionStore({ ...platform.kit, project: 'default', collection: 'taskmanager' });
const aJob = (
  run: (context: JobContext) => Promise<void>,
  overrides: Partial<JobToStart<unknown, void>> = {},
): JobToStart<unknown, void> => ({
  kind: 'backup',
  target: { project: 'default', name: 'Nightly' },
  creator: 'ada',
  run,
  ...overrides,
});
/** Cuts the connection that holds the lock of the platform. */
const cutLock = () =>
  platform.kit.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [advisoryLocks.job],
  );
const untilAborted = ({ signal }: JobContext) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const taskOf = async (id: string) => (await tasks().get(id)) as JsonObject;
const abort = (jobs: Jobs, id: string) => jobs.abort({ project: 'default', id });
const aborted = 'aborted the job';

test('writes the task of a running job, then of one that is done', async () => {
  let whileRunning: JsonObject | undefined;
  const { id, done } = await here.start(
    aJob(async (context) => {
      context.progress(2, 'files');
      await delay(700);
      whileRunning = await taskOf(context.id);
    }),
  );
  await done;
  expect(whileRunning).toMatchObject({ status: 'ongoing', progress: 0.999, phase: 'files', type: 'backup-data' });
  expect(await taskOf(id)).toMatchObject({
    status: 'finish',
    progress: 1,
    mark: 'backup',
    content: '',
    creator: 'ada',
  });
});

test('rejects a second job, on another replica and in another project too, and names the first', async () => {
  const { id, done } = await here.start(aJob(untilAborted));
  for (const replica of [here, there])
    await expect(
      replica.start(aJob(async () => undefined, { target: { project: 'north', name: 'North' } })),
    ).rejects.toMatchObject({
      errorName: 'operationRunning',
      options: { params: { name: 'Nightly' } },
    });
  await abort(there, id);
  await expect(done).rejects.toThrow(aborted);
  expect(await taskOf(id)).toMatchObject({ status: 'pause', content: '' });
  await (
    await there.start(aJob(async () => undefined))
  ).done;
});

test('of several jobs that start at once, runs one', async () => {
  const outcomes = await Promise.allSettled(
    [here, there, here, there].map((replica) => replica.start(aJob(untilAborted))),
  );
  const started = outcomes.filter((each) => each.status === 'fulfilled');
  expect(started).toHaveLength(1);
  await abort(here, started[0]!.value.id);
  await expect(started[0]!.value.done).rejects.toThrow(aborted);
});

test('writes the error in the language of the user, and keeps unknown errors for the log', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  const fails = async (error: Error) => {
    const { id, done } = await here.start(aJob(() => Promise.reject(error), { language: 'zh-Hans' }));
    await expect(done).rejects.toBe(error);
    return taskOf(id);
  };
  expect(await fails(full)).toMatchObject({ status: 'fail', content: '服务器磁盘空间不足', progress: 0 });
  const invalid = new PlatformError('archiveRefused', { params: { reason: 'record.noId', field: 'id' } });
  expect(await fails(invalid)).toMatchObject({
    content: '无法使用该备份文件',
    reason: { reason: 'record.noId', field: 'id' },
  });
  expect(String((await fails(new Error('password=1')))['content'])).not.toContain('password');
});

test('cannot be aborted past the point of no return, nor twice', async () => {
  let finish: () => void = () => undefined;
  const { id, done } = await here.start(
    aJob(async (context) => {
      await context.passPointOfNoReturn();
      await new Promise<void>((resolve) => (finish = resolve));
      expect(context.signal.aborted).toBe(false);
    }),
  );
  await vi.waitFor(async () => expect(await taskOf(id)).toMatchObject({ canPause: false }), 5_000);
  expect(jobUpdateOf((await here.find({ project: 'default', id }))!)).toMatchObject({ canPause: false });
  const error = { errorName: 'operationOver' };
  await expect(abort(there, id)).rejects.toMatchObject(error);
  finish();
  await done;
  await expect(abort(there, id)).rejects.toMatchObject(error);
});

test('marks a job that a crashed process left as failed, once its kind has recovered it', async () => {
  const left = { status: 'ongoing', mark: 'backup', name: 'Left', progress: 0.4, language: 'en', content: '' };
  const first = await tasks().insert(left);
  await there.recover();
  expect(await taskOf(first)).toMatchObject({ status: 'fail', content: 'The server ended while this was running' });
  outcome = { status: 'finish' };
  const second = await tasks().insert(left);
  // The next start recovers as well.
  await (
    await here.start(aJob(async () => undefined))
  ).done;
  expect(await taskOf(second)).toMatchObject({ status: 'finish', progress: 1 });
  expect(recovered).toEqual(['Left', 'Left']);
});

test('leaves a running job alone when another replica recovers', async () => {
  const { id, done } = await here.start(aJob(untilAborted));
  await there.recover();
  expect(await taskOf(id)).toMatchObject({ status: 'ongoing' });
  expect(recovered).toEqual([]);
  await abort(here, id);
  await expect(done).rejects.toThrow(aborted);
});

test('lets others run once it calls letOthersRun, is not recovered, and can still be aborted', async () => {
  const beside = await here.start(
    aJob(async (context) => {
      await context.letOthersRun();
      await untilAborted(context);
    }),
  );
  await vi.waitFor(async () => expect(await taskOf(beside.id)).toMatchObject({ isBeside: true }), 5_000);
  const alone = await there.start(aJob(untilAborted, { target: { project: 'default', name: 'Alone' } }));
  await expect(here.start(aJob(untilAborted))).rejects.toMatchObject({ options: { params: { name: 'Alone' } } });
  await abort(here, alone.id);
  await expect(alone.done).rejects.toThrow(aborted);
  await there.recover();
  expect(await taskOf(beside.id)).toMatchObject({ status: 'ongoing' });
  expect(recovered).toEqual([]);
  await abort(there, beside.id);
  await expect(beside.done).rejects.toThrow(aborted);
  expect(await taskOf(beside.id)).toMatchObject({ status: 'pause' });
});

test('is recovered also where it let others run, once its process is gone', async () => {
  const left = {
    status: 'ongoing',
    mark: 'backup',
    name: 'Left',
    progress: 0.4,
    language: 'en',
    content: '',
    isBeside: true,
  };
  const id = await tasks().insert(left);
  // The lock that shows that it is alive ends with the connection of its process.
  const process = await platform.kit.pool.connect();
  await process.query(`select pg_advisory_lock(hashtextextended($1, ${lockSeeds.task}))`, [id]);
  await there.recover();
  expect(await taskOf(id)).toMatchObject({ status: 'ongoing' });
  process.release(true);
  await vi.waitFor(async () => {
    await there.recover();
    expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  }, 5_000);
  expect(recovered).toEqual(['Left']);
});

test('stops when its lock is lost, because another replica may have started', async () => {
  const { id, done } = await here.start(aJob(untilAborted));
  await cutLock();
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
});

test('does not pass the point of no return without its lock, before it is notified of the loss', async () => {
  let isBeyond = false;
  const { id, done } = await here.start(
    aJob(async (context) => {
      await cutLock();
      await context.passPointOfNoReturn();
      isBeyond = true;
    }),
  );
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  expect(isBeyond).toBe(false);
});

test('waits for what is prepared, and gives it to the run, whose result the caller gets', async () => {
  const { done } = await here.start<number, string>({
    ...aJob(async () => undefined),
    prepare: async () => 7,
    run: async (_context, prepared) => `prepared ${prepared}`,
  });
  expect(await done).toBe('prepared 7');
});

test('rejects with what the preparation throws, writes it, and leaves the lock free', async () => {
  const prepare = () => Promise.reject(new PlatformError('diskFull'));
  await expect(here.start(aJob(async () => undefined, { id: 'unprepared', prepare }))).rejects.toThrow('diskFull');
  expect(await taskOf('unprepared')).toMatchObject({ status: 'fail' });
  await (
    await there.start(aJob(async () => undefined))
  ).done;
});

test('runs jobs of a group one at a time, beside one that has the lock of the platform and those without a lock', async () => {
  const platformJob = await here.start(aJob(untilAborted));
  const first = await here.start(aJob(untilAborted, { kind: 'send' }));
  await expect(there.start(aJob(untilAborted, { kind: 'send' }))).rejects.toMatchObject({
    errorName: 'operationRunning',
    options: { detail: `send ${first.id}` },
  });
  const edits = await Promise.all([here, there].map((replica) => replica.start(aJob(untilAborted, { kind: 'edit' }))));
  const all = [platformJob, first, ...edits];
  for (const { id } of all) await abort(there, id);
  for (const { done } of all) await expect(done).rejects.toThrow(aborted);
  expect(recovered).toEqual([]);
});

test.each(['send', 'edit'])('recovers a left job (%s) while another job has the lock of the platform', async (kind) => {
  const running = await here.start(aJob(untilAborted));
  const left = {
    status: 'ongoing',
    mark: kind,
    name: 'Left',
    progress: 0,
    language: 'en',
    content: '',
    isBeside: true,
  };
  const id = await tasks().insert(left);
  await there.recover();
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  expect(recovered).toEqual(['Left']);
  await abort(here, running.id);
  await expect(running.done).rejects.toThrow(aborted);
});

test('aborts what runs when the server stops, and starts nothing more', async () => {
  const { id, done } = await there.start(aJob(untilAborted));
  await there.stop();
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  await expect(there.start(aJob(untilAborted))).rejects.toMatchObject({ errorName: 'operationLost' });
});
