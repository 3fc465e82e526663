import { PlatformError } from '@signalbox/api';
import { type Jobs, jobUpdateOf } from '@signalbox/jobs';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aborted, abort, aJob, twoReplicas, type TwoReplicas, untilAborted } from './testing/two-replicas';

let replicas: TwoReplicas;
let here: Jobs;
let there: Jobs;
beforeAll(async () => {
  replicas = await twoReplicas();
  ({ here, there } = replicas);
});
afterAll(() => replicas.platform.close());
afterEach(() => {
  replicas.recovered = [];
  replicas.outcome = undefined;
});

test('writes the task of a running job, then of one that is done', async () => {
  let whileRunning: JsonObject | undefined;
  const { id, done } = await here.start(
    aJob(async (context) => {
      context.progress(2, 'files');
      await vi.waitFor(async () => {
        whileRunning = await replicas.taskOf(context.id);
        expect(whileRunning).toMatchObject({ progress: 0.999 });
      }, 20_000);
    }),
  );
  await done;
  expect(whileRunning).toMatchObject({ status: 'ongoing', progress: 0.999, phase: 'files', type: 'backup-data' });
  expect(await replicas.taskOf(id)).toMatchObject({
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
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'pause', content: '' });
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
    return replicas.taskOf(id);
  };
  expect(await fails(full)).toMatchObject({
    status: 'fail',
    content: '服务器磁盘空间不足，请释放空间后重试',
    progress: 0,
  });
  const invalid = new PlatformError('archiveInvalid', { params: { reason: 'record.noId', field: 'id' } });
  expect(await fails(invalid)).toMatchObject({
    content: '无法使用该备份文件',
    reason: { reason: 'record.noId', field: 'id' },
  });
  expect(String((await fails(new Error('password=1')))['content'])).not.toContain('password');
});

test('logs the stack of a failure of the server alone, and not of input that it rejects', async () => {
  const linesOf = async (error: Error) => {
    replicas.log.length = 0;
    const { done } = await here.start(aJob(() => Promise.reject(error)));
    await expect(done).rejects.toBe(error);
    return replicas.log.map((line) => JSON.parse(line) as JsonObject);
  };
  const cause = new Error('the central directory is damaged');
  expect(await linesOf(new PlatformError('archiveInvalid', { detail: 'data/user.ndjson', cause }))).toEqual([
    expect.not.objectContaining({ err: expect.anything() }),
  ]);
  expect(replicas.log[0]).toMatch(/"level":40.*"error":"archiveInvalid","detail":"data\/user.ndjson"/);
  expect(await linesOf(cause)).toEqual([
    expect.objectContaining({ level: 50, err: expect.objectContaining({ stack: expect.any(String) }) }),
  ]);
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
  await vi.waitFor(async () => expect(await replicas.taskOf(id)).toMatchObject({ canPause: false }), 5_000);
  expect(jobUpdateOf((await here.find({ project: 'default', id }))!)).toMatchObject({ canPause: false });
  const error = { errorName: 'operationOver' };
  await expect(abort(there, id)).rejects.toMatchObject(error);
  finish();
  await done;
  await expect(abort(there, id)).rejects.toMatchObject(error);
});

test('lets others run once it calls letOthersRun, is not recovered, and can still be aborted', async () => {
  const beside = await here.start(
    aJob(async (context) => {
      await context.letOthersRun();
      await untilAborted(context);
    }),
  );
  await vi.waitFor(async () => expect(await replicas.taskOf(beside.id)).toMatchObject({ isBeside: true }), 5_000);
  const alone = await there.start(aJob(untilAborted, { target: { project: 'default', name: 'Alone' } }));
  await expect(here.start(aJob(untilAborted))).rejects.toMatchObject({ options: { params: { name: 'Alone' } } });
  await abort(here, alone.id);
  await expect(alone.done).rejects.toThrow(aborted);
  await there.recover();
  expect(await replicas.taskOf(beside.id)).toMatchObject({ status: 'ongoing' });
  expect(replicas.recovered).toEqual([]);
  await abort(there, beside.id);
  await expect(beside.done).rejects.toThrow(aborted);
  expect(await replicas.taskOf(beside.id)).toMatchObject({ status: 'pause' });
});

test('waits for what is prepared, and gives it to the run, whose result the caller gets', async () => {
  const { done } = await here.start<number, string>({
    ...aJob(async () => undefined),
    prepare: async () => 7,
    run: async (_context, prepared) => `prepared ${prepared}`,
  });
  expect(await done).toBe('prepared 7');
});

test('runs after a preparation in which it is aborted, to end what was prepared', async () => {
  let isEnded = false;
  const { done } = await here.start<void, void>({
    ...aJob(untilAborted, { id: 'aborted-early' }),
    prepare: async ({ signal }) => {
      await abort(there, 'aborted-early');
      await vi.waitFor(() => expect(signal.aborted).toBe(true), 30_000);
    },
    run: (context) => untilAborted(context).finally(() => (isEnded = true)),
  });
  await expect(done).rejects.toThrow(aborted);
  expect(isEnded).toBe(true);
  expect(await replicas.taskOf('aborted-early')).toMatchObject({ status: 'pause' });
});

test('rejects with what the preparation throws, writes it, and leaves the lock free', async () => {
  const prepare = () => Promise.reject(new PlatformError('diskFull'));
  await expect(here.start(aJob(async () => undefined, { id: 'unprepared', prepare }))).rejects.toThrow('diskFull');
  expect(await replicas.taskOf('unprepared')).toMatchObject({ status: 'fail' });
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
  expect(replicas.recovered).toEqual([]);
});
