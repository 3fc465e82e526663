import { expect, test } from 'vitest';
import { createOwnerTurns } from './owner-turns';

/** A task that reports its start, and ends when the test resolves it. */
function aBench(options: Parameters<typeof createOwnerTurns>[0]) {
  const run = createOwnerTurns(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (owner: string, name: string) =>
    run(owner, () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { started, begin, end: (name: string) => ends.get(name)?.() };
}

test('runs one task of an owner at a time, and other owners beside it', async () => {
  const { started, begin, end } = aBench({ maxRunning: 2, maxWaiting: 8 });
  const first = begin('ada', 'a1');
  const second = begin('ada', 'a2');
  void begin('ben', 'b1');
  expect(started).toEqual([]);
  await Promise.resolve();
  expect(started).toEqual(['a1', 'b1']);
  end('a1');
  await first;
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  end('a2');
  await second;
});

test('gives an owner who comes later a turn before the next task of one who has had his', async () => {
  const { started, begin, end } = aBench({ maxRunning: 1, maxWaiting: 8 });
  for (const name of ['a1', 'a2', 'a3']) void begin('ada', name);
  void begin('ben', 'b1');
  for (const name of ['a1', 'a2', 'b1', 'a3']) {
    await expect.poll(() => started).toContain(name);
    end(name);
  }
  expect(started.indexOf('b1')).toBeLessThan(started.indexOf('a3'));
});

test('rejects a task of one owner with a full queue, and none of another', async () => {
  const { started, begin, end } = aBench({ maxRunning: 1, maxWaiting: 1 });
  void begin('ada', 'a1');
  void begin('ada', 'a2');
  await expect(begin('ada', 'a3')).rejects.toMatchObject({ errorName: 'tooManyRequests' });
  void begin('ben', 'b1');
  end('a1');
  await expect.poll(() => started).toHaveLength(2);
});

test('goes on after a task that fails', async () => {
  const run = createOwnerTurns({ maxRunning: 1, maxWaiting: 1 });
  await expect(run('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run('ada', async () => 1)).toBe(1);
});
