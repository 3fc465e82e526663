import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { TaskOwner } from '../contract';
import { createUserTurns } from './user-turns';

const limits = { atOnce: 3, atOncePerUser: 2, waitingPerUser: 3, waiting: 5 };
const never = new AbortController().signal;

/** Tasks that end when the test resolves them, and the order in which they started. */
function createScene() {
  const inTurn = createUserTurns(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    ask(userId: string, name: string, signal: TaskOwner['signal'] = never) {
      const done = inTurn({ userId, signal }, () => {
        started.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
      done.catch(() => undefined);
      return done;
    },
    async end(name: string) {
      ends.get(name)?.();
      await settle();
    },
  };
}

test('gives users their turns alternately, whatever one of them has queued', async () => {
  const scene = createScene();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void scene.ask('ada', name);
  void scene.ask('bob', 'b1');
  void scene.ask('bob', 'b2');
  expect(scene.started).toEqual(['a1', 'a2', 'b1']);
  await scene.end('a1');
  await scene.end('a2');
  await scene.end('a3');
  expect(scene.started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('never gives one user more turns than one user may have', async () => {
  const scene = createScene();
  for (const name of ['a1', 'a2', 'a3']) void scene.ask('ada', name);
  expect(scene.started).toEqual(['a1', 'a2']);
  await scene.end('a2');
  expect(scene.started).toEqual(['a1', 'a2', 'a3']);
});

test('rejects tasks beyond the queue of one user, and of all, and takes more once it is shorter', async () => {
  const scene = createScene();
  for (let index = 0; index < 5; index++) void scene.ask('ada', `a${index}`);
  await expect(scene.ask('ada', 'a5')).rejects.toMatchObject({ errorName: 'tooManyQueries' });
  void scene.ask('bob', 'b0');
  void scene.ask('bob', 'b1');
  void scene.ask('bob', 'b2');
  await expect(scene.ask('eve', 'e0')).rejects.toMatchObject({ errorName: 'tooManyQueries' });
  await scene.end('a0');
  const later = scene.ask('ada', 'a6');
  for (const name of ['a1', 'b0', 'a2', 'b1', 'a3', 'b2', 'a4', 'a6']) await scene.end(name);
  expect(await later).toBe('a6');
});

test('removes a task from the queue once its request has closed', async () => {
  const scene = createScene();
  const closed = new AbortController();
  void scene.ask('ada', 'a1');
  void scene.ask('ada', 'a2');
  const waiting = scene.ask('ada', 'a3', closed.signal);
  void scene.ask('ada', 'a4');
  closed.abort();
  await expect(waiting).rejects.toMatchObject({ errorName: 'requestClosed' });
  await scene.end('a1');
  expect(scene.started).toEqual(['a1', 'a2', 'a4']);
  await expect(scene.ask('ada', 'a5', closed.signal)).rejects.toMatchObject({ errorName: 'requestClosed' });
});

test('passes a turn on when its task fails', async () => {
  const inTurn = createUserTurns({ ...limits, atOnce: 1 });
  const owner = { userId: 'ada', signal: never };
  const failing = inTurn(owner, () => Promise.reject(new Error('ours')));
  const next = inTurn(owner, async () => 'done');
  await expect(failing).rejects.toThrow('ours');
  expect(await next).toBe('done');
});
