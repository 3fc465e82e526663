import type { Jobs } from '@signalbox/jobs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { lockSeeds } from '../database/advisory-locks';
import {
  aborted,
  abort,
  aJob,
  aCrashedTask,
  twoReplicas,
  type TwoReplicas,
  untilAborted,
} from './testing/two-replicas';

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

test('marks a job of a crashed process as failed, once its kind has recovered it', async () => {
  const task = aCrashedTask();
  const first = await replicas.tasks().insert(task);
  await there.recover();
  expect(await replicas.taskOf(first)).toMatchObject({
    status: 'fail',
    content: 'The server stopped while the job was running. Start the job again',
  });
  replicas.outcome = { status: 'finish' };
  const second = await replicas.tasks().insert(task);
  // The next start recovers as well.
  await (
    await here.start(aJob(async () => undefined))
  ).done;
  expect(await replicas.taskOf(second)).toMatchObject({ status: 'finish', progress: 1 });
  expect(replicas.recovered).toEqual(['Left', 'Left']);
});

test('leaves a running job alone when another replica recovers', async () => {
  const { id, done } = await here.start(aJob(untilAborted));
  await there.recover();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing' });
  expect(replicas.recovered).toEqual([]);
  await abort(here, id);
  await expect(done).rejects.toThrow(aborted);
});

test('is recovered also where it let others run, once its process is gone', async () => {
  const task = aCrashedTask({ isBeside: true });
  const id = await replicas.tasks().insert(task);
  // The lock that shows that it is alive ends with the connection of its process.
  const process = await replicas.platform.kit.pool.connect();
  await process.query(`select pg_advisory_lock(hashtextextended($1, ${lockSeeds.task}))`, [id]);
  await there.recover();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing' });
  process.release(true);
  await vi.waitFor(async () => {
    await there.recover();
    expect(await replicas.taskOf(id)).toMatchObject({ status: 'fail' });
  }, 5_000);
  expect(replicas.recovered).toEqual(['Left']);
});

test.each(['send', 'edit'])(
  'recovers a crashed job (%s) while another job has the lock of the platform',
  async (kind) => {
    const running = await here.start(aJob(untilAborted));
    const task = aCrashedTask({ mark: kind, isBeside: true });
    const id = await replicas.tasks().insert(task);
    await there.recover();
    expect(await replicas.taskOf(id)).toMatchObject({ status: 'fail' });
    expect(replicas.recovered).toEqual(['Left']);
    await abort(here, running.id);
    await expect(running.done).rejects.toThrow(aborted);
  },
);
