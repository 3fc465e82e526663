import type { Jobs } from '@signalbox/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJob, cutLock, twoReplicas, type TwoReplicas, untilAborted } from './testing/two-replicas';

let replicas: TwoReplicas;
let here: Jobs;
let there: Jobs;
beforeAll(async () => {
  replicas = await twoReplicas();
  ({ here, there } = replicas);
});
afterAll(() => replicas.platform.close());

test('stops when its lock is lost, because another replica may have started', async () => {
  const { id, done } = await here.start(aJob(untilAborted));
  await cutLock(replicas.platform);
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'fail' });
});

test('does not pass the point of no return without its lock, before it is notified of the loss', async () => {
  let isBeyond = false;
  const { id, done } = await here.start(
    aJob(async (context) => {
      await cutLock(replicas.platform);
      await context.passPointOfNoReturn();
      isBeyond = true;
    }),
  );
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'fail' });
  expect(isBeyond).toBe(false);
});

test('aborts what runs when the server stops, and starts nothing more', async () => {
  const { id, done } = await there.start(aJob(untilAborted));
  await there.stop();
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'fail' });
  await expect(there.start(aJob(untilAborted))).rejects.toMatchObject({ errorName: 'operationLost' });
});
