import { type JobContext, JobHandedBack, type Jobs } from '@signalbox/jobs';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aViewer } from '../testing';
import { abort, aJob, cutLock, twoReplicas, type TwoReplicas, untilAborted } from './testing/two-replicas';

let replicas: TwoReplicas;
let here: Jobs;
let there: Jobs;
beforeEach(async () => {
  replicas = await twoReplicas();
  ({ here, there } = replicas);
});
afterEach(() => replicas.platform.close());

const userId = 'a'.repeat(24);
const request = { userId, body: { rows: 3 } };
const report = (run: (context: JobContext) => Promise<void>) => aJob(run, { kind: 'report', request });
const untilTask = (id: string, expected: JsonObject) =>
  vi.waitFor(async () => expect(await replicas.taskOf(id)).toMatchObject(expected), 30_000);
const requests = async () =>
  (await replicas.platform.kit.pool.query('select job_id as id, repeats from job_request')).rows;

/** A request is removed after the end of its task. */
const untilRemoved = { timeout: 30_000 };

/** A report that a server hands back while no other one takes it up. */
async function aWaitingReport(): Promise<string> {
  there.takeUpNone();
  const { id } = await here.start(report(untilAborted));
  await here.stop();
  return id;
}

/** A server that starts. */
async function aNewServer(): Promise<Jobs> {
  const next = replicas.anotherServer();
  await next.recover();
  return next;
}

test('runs again on another server when its own stops, from its request, under the same id', async () => {
  let isSeen = false;
  replicas.again = async (context) => {
    await untilTask(context.id, { status: 'ongoing', progress: 0, phase: 'repeated', canPause: true });
    isSeen = true;
  };
  const { id } = await here.start(
    report(async (context) => {
      context.progress(0.7, 'rows');
      await untilAborted(context);
    }),
  );
  await untilTask(id, { progress: 0.7 });
  await here.stop();
  await untilTask(id, { status: 'finish', progress: 1 });
  expect(isSeen).toBe(true);
  expect(replicas.repeated).toMatchObject([{ on: 'there', job: { id, userId, name: 'Nightly', body: { rows: 3 } } }]);
  await expect.poll(requests, untilRemoved).toEqual([]);
});

test('waits for the next server, and others learn that it runs', async () => {
  const id = await aWaitingReport();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', progress: 0, phase: 'handedBack', content: '' });
  await there.recover();
  await expect(there.start(aJob(async () => undefined))).rejects.toMatchObject({
    errorName: 'operationRunning',
    options: { params: { name: 'Nightly' } },
  });
  await aNewServer();
  await untilTask(id, { status: 'finish' });
});

test('can be aborted while it waits, and then never runs again', async () => {
  const id = await aWaitingReport();
  await abort(there, id);
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'pause', content: '' });
  await aNewServer();
  expect(replicas.repeated).toEqual([]);
  await expect.poll(requests, untilRemoved).toEqual([]);
});

test('can be aborted once it runs again', async () => {
  replicas.again = untilAborted;
  const { id } = await here.start(report(untilAborted));
  await here.stop();
  await untilTask(id, { phase: 'repeated' });
  await abort(there, id);
  await untilTask(id, { status: 'pause' });
  await expect.poll(requests, untilRemoved).toEqual([]);
});

test('runs again after a crash', async () => {
  const id = await replicas
    .tasks()
    .insert({ status: 'ongoing', mark: 'report', name: 'Left', progress: 0.4, content: '' });
  await replicas.platform.kit.pool.query('insert into job_request (job_id, user_id, body) values ($1, $2, $3)', [
    id,
    userId,
    '{"rows": 5}',
  ]);
  await there.recover();
  await untilTask(id, { status: 'finish' });
  expect(replicas.repeated).toMatchObject([{ job: { id, body: { rows: 5 } } }]);
});

test('runs again when it has lost its lock, and the first run writes nothing any more', async () => {
  const { id, done } = await here.start(report(untilAborted));
  await cutLock(replicas.platform);
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  await there.recover();
  await untilTask(id, { status: 'finish', progress: 1 });
});

test('fails after its server has stopped four times', async () => {
  replicas.again = untilAborted;
  const id = await aWaitingReport();
  for (let times = 1; times <= 3; times += 1) {
    const server = await aNewServer();
    // It may have been notified while it recovered.
    await vi.waitFor(async () => expect(await requests()).toEqual([{ id, repeats: times }]));
    await untilTask(id, { phase: 'repeated' });
    await server.stop();
  }
  // A server that stops before it knows the job as its own does not wait for it.
  await untilTask(id, { status: 'ongoing', phase: 'handedBack' });
  await aNewServer();
  await untilTask(id, {
    status: 'fail',
    content:
      'The job ran 4 times, and its server stopped each time. Start it again when the servers run without problems',
  });
  await expect.poll(requests, untilRemoved).toEqual([]);
});

test('waits while what it needs is away, and only its runs count', async () => {
  const id = await aWaitingReport();
  for (const away of ['recover', 'repeat'] as const) {
    replicas.away = away;
    // A server that started before may hold the lock of the job just then.
    const startError = () => aNewServer().then(() => '', String);
    for (let times = 1; times <= 2; times += 1) await expect.poll(startError).toContain('no way to the bucket');
  }
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked' });
  expect(await requests()).toEqual([{ id, repeats: 0 }]);
  replicas.away = undefined;
  await aNewServer();
  await untilTask(id, { status: 'finish' });
});

test.each([
  ['lost the permission', aViewer({ isSuper: false, permissions: new Set(['backup.view']) })],
  [
    'may not enter the project any more',
    aViewer({ isSuper: false, permissions: new Set(['backup.export']), projects: new Set(['north']) }),
  ],
  ['was disabled', undefined],
])('fails if its user %s', async (_what, viewer) => {
  const id = await aWaitingReport();
  replicas.platform.viewer = viewer;
  await aNewServer();
  await untilTask(id, { status: 'fail' });
  expect(replicas.repeated).toEqual([]);
});

test('ends if its kind finds that it was complete', async () => {
  const id = await aWaitingReport();
  replicas.outcome = { status: 'finish' };
  await aNewServer();
  await untilTask(id, { status: 'finish', progress: 1 });
  expect(replicas.repeated).toEqual([]);
});

test('is left to another server that goes on with it, and ends if it has no request', async () => {
  const goesOn = async () => Promise.reject(new JobHandedBack({ isLost: true }));
  there.takeUpNone();
  const { id, done } = await here.start(report(goesOn));
  await expect(done).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', content: '' });
  expect(await requests()).toEqual([{ id, repeats: 0 }]);
  await abort(there, id);
  const other = await here.start(aJob(goesOn, { kind: 'report' }));
  await untilTask(other.id, {
    status: 'fail',
    content: 'The server stopped while the job was running. Start the job again',
  });
});

test('is not taken up by a server that an operator has taken out of service', async () => {
  const id = await aWaitingReport();
  replicas.platform.kit.drain.set(true);
  await aNewServer();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'handedBack' });
  replicas.platform.kit.drain.set(false);
  await aNewServer();
  await untilTask(id, { status: 'finish' });
});

test('a job without a request fails, as before', async () => {
  const { id } = await here.start(aJob(untilAborted, { kind: 'report' }));
  await here.stop();
  expect(await replicas.taskOf(id)).toMatchObject({
    status: 'fail',
    content: 'The server stopped while the job was running. Start the job again',
  });
});
