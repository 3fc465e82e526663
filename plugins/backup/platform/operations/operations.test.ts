import { setTimeout as delay } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import { lockSeeds } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OperationContext, Operations, OperationToStart, TaskOutcome } from './contract';
import { cutOperationLock } from '../testing/operation-locks';
import { createOperations } from './operations';
import { newsOf } from './progress';
import { type Task, taskStore } from './task-store';

let platform: TestPlatform;
/** Two replicas on one database. */
let here: Operations;
let there: Operations;
let recovered: string[] = [];
let outcome: TaskOutcome | undefined;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
  const parts = { kit: platform.kit, log: pino({ level: 'silent' }) };
  const recover = async ({ name }: { name: string }) => {
    recovered.push(name);
    return outcome;
  };
  here = createOperations({ ...parts, recoverers: [recover] });
  there = createOperations({ ...parts, recoverers: [recover] });
});
afterAll(() => platform.close());
afterEach(() => {
  recovered = [];
  outcome = undefined;
});

const anOperation = (run: OperationToStart['run'], overrides: Partial<OperationToStart> = {}): OperationToStart => ({
  project: 'default',
  type: 'backup',
  name: 'Nightly',
  creator: 'ada',
  run,
  ...overrides,
});
const untilAborted = ({ signal }: OperationContext) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const taskOf = async (id: string) => (await taskStore(platform.kit, 'default').get(id)) as JsonObject;

test('writes a task that runs, then one that is done', async () => {
  let whileRunning: JsonObject | undefined;
  const { id, done } = await here.start(
    anOperation(async (context) => {
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

test('refuses a second operation, on another replica and in another project too, and names the first', async () => {
  const { id, done } = await here.start(anOperation(untilAborted));
  for (const replica of [here, there])
    await expect(replica.start(anOperation(async () => undefined, { project: 'north' }))).rejects.toMatchObject({
      errorName: 'operationRunning',
      facts: { params: { name: 'Nightly' } },
    });
  await there.pause({ project: 'default', id });
  await expect(done).rejects.toThrow('ended by hand');
  expect(await taskOf(id)).toMatchObject({ status: 'pause', content: '' });
  await (
    await there.start(anOperation(async () => undefined))
  ).done;
});

test('of several that start at once, lets one run', async () => {
  const outcomes = await Promise.allSettled(
    [here, there, here, there].map((replica) => replica.start(anOperation(untilAborted))),
  );
  const started = outcomes.filter((each) => each.status === 'fulfilled');
  expect(started).toHaveLength(1);
  await here.pause({ project: 'default', id: started[0]!.value.id });
  await expect(started[0]!.value.done).rejects.toThrow('ended by hand');
});

test('says in the starter’s language what went wrong, and keeps what was not foreseen for the log', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  const fails = async (error: Error) => {
    const { id, done } = await here.start(anOperation(() => Promise.reject(error), { language: 'zh-Hans' }));
    await expect(done).rejects.toBe(error);
    return taskOf(id);
  };
  expect(await fails(full)).toMatchObject({ status: 'fail', content: '服务器磁盘空间不足', progress: 0 });
  const returned = new PlatformError('restoreReturned', { params: { reason: 'fileMissing', path: 'a.png' } });
  expect(await fails(returned)).toMatchObject({
    content: expect.stringContaining('文件 a.png 缺失'),
    reason: { reason: 'fileMissing', path: 'a.png' },
  });
  expect(String((await fails(new Error('password=1')))['content'])).not.toContain('password');
});

test('cannot be ended past the point of no return, nor twice', async () => {
  let finish: () => void = () => undefined;
  const { id, done } = await here.start(
    anOperation(async (context) => {
      await context.passPointOfNoReturn();
      await new Promise<void>((resolve) => (finish = resolve));
      expect(context.signal.aborted).toBe(false);
    }),
  );
  await vi.waitFor(async () => expect(await taskOf(id)).toMatchObject({ canPause: false }), 5_000);
  expect(newsOf((await taskOf(id)) as unknown as Task)).toMatchObject({ canPause: false });
  const refusal = { errorName: 'operationOver' };
  await expect(there.pause({ project: 'default', id })).rejects.toMatchObject(refusal);
  finish();
  await done;
  await expect(there.pause({ project: 'default', id })).rejects.toMatchObject(refusal);
});

test('marks what a dead process left as failed, once its recoverers had their turn', async () => {
  const left = { status: 'ongoing', mark: 'backup', name: 'Left', progress: 0.4, language: 'en', content: '' };
  const first = await taskStore(platform.kit, 'default').insert(left);
  await there.recover();
  expect(await taskOf(first)).toMatchObject({ status: 'fail', content: 'The server ended while this was running' });
  outcome = { status: 'finish' };
  const second = await taskStore(platform.kit, 'default').insert(left);
  // Whoever starts something next does it as well.
  await (
    await here.start(anOperation(async () => undefined))
  ).done;
  expect(await taskOf(second)).toMatchObject({ status: 'finish', progress: 1 });
  expect(recovered).toEqual(['Left', 'Left']);
});

test('leaves a running operation alone when another replica looks for dead ones', async () => {
  const { id, done } = await here.start(anOperation(untilAborted));
  await there.recover();
  expect(await taskOf(id)).toMatchObject({ status: 'ongoing' });
  expect(recovered).toEqual([]);
  await here.pause({ project: 'default', id });
  await expect(done).rejects.toThrow('ended by hand');
});

test('lets others run once it says so, is not taken for dead, and can still be ended', async () => {
  const beside = await here.start(
    anOperation(async (context) => {
      await context.letOthersRun();
      await untilAborted(context);
    }),
  );
  await vi.waitFor(async () => expect(await taskOf(beside.id)).toMatchObject({ isBeside: true }), 5_000);
  const alone = await there.start(anOperation(untilAborted, { name: 'Alone' }));
  await expect(here.start(anOperation(untilAborted))).rejects.toMatchObject({ facts: { params: { name: 'Alone' } } });
  await here.pause({ project: 'default', id: alone.id });
  await expect(alone.done).rejects.toThrow('ended by hand');
  await there.recover();
  expect(await taskOf(beside.id)).toMatchObject({ status: 'ongoing' });
  expect(recovered).toEqual([]);
  await there.pause({ project: 'default', id: beside.id });
  await expect(beside.done).rejects.toThrow('ended by hand');
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
  const id = await taskStore(platform.kit, 'default').insert(left);
  // What tells that it is alive goes with the connection of its process.
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

test('stops when its lock is lost: another replica may have begun', async () => {
  const { id, done } = await here.start(anOperation(untilAborted));
  await cutOperationLock(platform.kit);
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
});

test('does not pass the point of no return without its lock, though nobody has told it yet', async () => {
  let isBeyond = false;
  const { id, done } = await here.start(
    anOperation(async (context) => {
      await cutOperationLock(platform.kit);
      await context.passPointOfNoReturn();
      isBeyond = true;
    }),
  );
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  expect(isBeyond).toBe(false);
});

test('ends what runs when the server stops, and starts nothing more', async () => {
  const { id, done } = await there.start(anOperation(untilAborted));
  await there.stop();
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await taskOf(id)).toMatchObject({ status: 'fail' });
  await expect(there.start(anOperation(untilAborted))).rejects.toMatchObject({ errorName: 'operationLost' });
});
