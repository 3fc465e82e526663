import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns';

const limits = {
  atOnce: 3,
  atOncePerOwner: 2,
  waitingPerOwner: 3,
  waiting: 5,
  tooMany: () => new Error('too many wait'),
};

/** Tasks that end when the test resolves them, and the order in which they started. */
function createScene(options: Parameters<typeof createTurns>[0] = limits) {
  const turns = createTurns(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turns,
    started,
    ask(owner: string, name: string, signal?: AbortSignal) {
      const done = turns.run({ owner, ...(signal && { signal }) }, () => {
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

test('gives owners their turns alternately, regardless of how much one of them has queued', async () => {
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

test('never gives one owner more turns than one owner may have', async () => {
  const scene = createScene();
  for (const name of ['a1', 'a2', 'a3']) void scene.ask('ada', name);
  expect(scene.started).toEqual(['a1', 'a2']);
  await scene.end('a2');
  expect(scene.started).toEqual(['a1', 'a2', 'a3']);
});

test('runs tasks without limits per owner in their order', async () => {
  const scene = createScene({ atOnce: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void scene.ask('ada', name);
  expect([scene.started, scene.turns.waiting]).toEqual([['a1', 'a2'], 2]);
  await scene.end('a2');
  expect([scene.started, scene.turns.waiting]).toEqual([['a1', 'a2', 'a3'], 1]);
});

test('rejects tasks beyond the queue of one owner, and of all, and takes more once it is shorter', async () => {
  const scene = createScene();
  for (let index = 0; index < 5; index++) void scene.ask('ada', `a${index}`);
  await expect(scene.ask('ada', 'a5')).rejects.toThrow('too many wait');
  void scene.ask('bob', 'b0');
  void scene.ask('bob', 'b1');
  void scene.ask('bob', 'b2');
  await expect(scene.ask('eve', 'e0')).rejects.toThrow('too many wait');
  await scene.end('a0');
  const later = scene.ask('ada', 'a6');
  for (const name of ['a1', 'b0', 'a2', 'b1', 'a3', 'b2', 'a4', 'a6']) await scene.end(name);
  expect(await later).toBe('a6');
});

test('rejects at once if no task may wait', async () => {
  const scene = createScene({ ...limits, atOnce: 1, waiting: 0 });
  void scene.ask('ada', 'a1');
  await expect(scene.ask('bob', 'b1')).rejects.toThrow('too many wait');
  await scene.end('a1');
  void scene.ask('bob', 'b2');
  expect(scene.started).toEqual(['a1', 'b2']);
});

test('removes a task from the queue once its signal is aborted', async () => {
  const scene = createScene();
  const closed = new AbortController();
  void scene.ask('ada', 'a1');
  void scene.ask('ada', 'a2');
  const waiting = scene.ask('ada', 'a3', closed.signal);
  void scene.ask('ada', 'a4');
  closed.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  expect(scene.turns.waiting).toBe(1);
  await scene.end('a1');
  expect(scene.started).toEqual(['a1', 'a2', 'a4']);
  await expect(scene.ask('ada', 'a5', closed.signal)).rejects.toThrow('gone');
});

test('passes a turn on when its task fails', async () => {
  const turns = createTurns({ ...limits, atOnce: 1 });
  const failing = turns.run({ owner: 'ada' }, () => Promise.reject(new Error('ours')));
  const next = turns.run({ owner: 'ada' }, async () => 'done');
  await expect(failing).rejects.toThrow('ours');
  expect(await next).toBe('done');
});
