import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installTestLicense } from '../testing/install-test-license';
import { abort, aCrashedTask, aJob, twoReplicas, type TwoReplicas, untilAborted } from './testing/two-replicas';

let replicas: TwoReplicas;
beforeEach(async () => {
  replicas = await twoReplicas();
});
afterEach(() => replicas.platform.close());

const cause = 'The job failed. See the server log for the reason';
const request = { userId: 'a'.repeat(24), body: {} };

/** A report that a server hands back while no other one takes it up. */
async function aWaitingReport(): Promise<string> {
  const { here, there } = replicas;
  there.takeUpNone();
  const { id } = await here.start(aJob(untilAborted, { kind: 'report', request }));
  await here.stop();
  await untilHeard();
  return id;
}

/** Waits until all notifications so far have arrived: a server made later does not take the job up because of one. */
async function untilHeard(): Promise<void> {
  const { listen, notify } = replicas.platform.kit;
  const heard = new Promise<void>((resolve) => listen('test', () => resolve()));
  await notify('test', {});
  await heard;
}

/** Tries until an attempt fails. Another server may have the lock of the job just then. */
async function attemptFails(): Promise<void> {
  const error = async () => {
    const server = replicas.anotherServer();
    const result = await server.recover().then(() => '', String);
    // It would take the job up at the next notification.
    server.takeUpNone();
    return result;
  };
  await expect.poll(error, { timeout: 30_000 }).toContain('no way to the bucket');
}
/** Tries until the task has this state. */
const attemptUntil = (id: string, expected: object) =>
  vi.waitFor(async () => {
    await replicas.anotherServer().recover();
    expect(await replicas.taskOf(id)).toMatchObject(expected);
  }, 30_000);
const pass = (hours: number) => replicas.platform.clock.advance({ seconds: hours * 60 * 60 });
/** Attempts of so many hours, of which all but the last are known to fail. */
async function failFor(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 0.5) {
    if (hour > 0) await attemptFails();
    pass(0.5);
  }
}
const untilTask = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await replicas.taskOf(id)).toMatchObject(expected), 30_000);

test.each(['recover', 'repeat'] as const)(
  'a job whose %s fails shows why it waits, and fails after a day, so that others may run',
  async (step) => {
    const id = await aWaitingReport();
    replicas.away = step;
    await attemptFails();
    expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked', content: cause });
    await failFor(23);
    await attemptFails();
    expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked' });
    await failFor(1);
    const content = `The job could not run again for a day and was ended. Solve this problem, then start it again: ${cause}`;
    await attemptUntil(id, { status: 'fail', content });
    const next = await replicas.anotherServer().start(aJob(async () => undefined));
    await untilTask(next.id, { status: 'finish' });
  },
);

test('a job that runs again shows no reason any more, and may wait for another day', async () => {
  const id = await aWaitingReport();
  replicas.away = 'repeat';
  await attemptFails();
  replicas.away = undefined;
  replicas.again = untilAborted;
  pass(20);
  const server = replicas.anotherServer();
  await server.recover();
  await untilTask(id, { phase: 'repeated', content: '' });
  await server.stop();
  replicas.away = 'repeat';
  pass(5);
  await attemptFails();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked' });
});

test('a time in which no server runs is none of the day', async () => {
  const id = await aWaitingReport();
  replicas.away = 'repeat';
  await attemptFails();
  pass(40);
  await attemptFails();
  await failFor(23);
  await attemptFails();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked', canPause: true });
  await failFor(1);
  await attemptUntil(id, { status: 'fail' });
});

test('a job can be aborted while its kind cannot recover it', async () => {
  const id = await aWaitingReport();
  replicas.away = 'recover';
  await attemptFails();
  await abort(replicas.there, id);
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'pause', content: '' });
});

test('a job that has run too often fails after a day, too, if its kind cannot recover it', async () => {
  const id = await aWaitingReport();
  await replicas.platform.kit.pool.query('update job_request set repeats = 3');
  replicas.away = 'recover';
  await attemptFails();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', phase: 'blocked', content: cause });
  await failFor(24);
  await attemptUntil(id, { status: 'fail', content: expect.stringContaining('4 times') });
});

test('a job that may not run again fails after a day, too, if it is of a kind that may run twice', async () => {
  const id = await replicas.tasks().insert(aCrashedTask({ mark: 'report' }));
  replicas.away = 'recover';
  await attemptFails();
  // Nothing could note an abort.
  expect(await replicas.taskOf(id)).toMatchObject({
    status: 'ongoing',
    phase: 'blocked',
    content: cause,
    canPause: false,
  });
  await failFor(24);
  await attemptUntil(id, {
    status: 'fail',
    content: 'The server stopped while the job was running. Start the job again',
  });
});

test('a job of another kind waits until its kind knows its outcome', async () => {
  const id = await replicas.tasks().insert(aCrashedTask());
  replicas.away = 'recover';
  await attemptFails();
  pass(48);
  await attemptFails();
  expect(await replicas.taskOf(id)).toMatchObject({ status: 'ongoing', content: '', progress: 0.4 });
});

test('a job fails if the license does not allow it any more', async () => {
  const id = await aWaitingReport();
  await installTestLicense(replicas.platform.kit, { feature: ['backup'] });
  await attemptUntil(id, { status: 'fail', content: 'The license does not include this feature' });
  expect(replicas.repeated).toEqual([]);
});
