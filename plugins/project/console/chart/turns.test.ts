import { expect, it } from 'vitest';
import { createTurns } from './turns';

/** Works that end when the test says so. */
function works(limit: number) {
  const take = createTurns(limit);
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const run = (name: string, signal = new AbortController().signal) =>
    take(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
      });
    }, signal);
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { run, end, started };
}

it('runs at most the limit at once, and the others in order', async () => {
  const { run, end, started } = works(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
  await end('');
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) await end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the turn of a failed work to the next', async () => {
  const { run, end, started } = works(1);
  const failed = run('a').catch(String);
  void run('b');
  await end('');
  await end('a', new Error('unreachable'));
  expect(await failed).toBe('Error: unreachable');
  expect(started).toEqual(['a', 'b']);
});

it('starts no work whose caller has left', async () => {
  const { run, end, started } = works(1);
  const leaving = new AbortController();
  void run('a');
  const left = run('b', leaving.signal).catch(String);
  void run('c');
  leaving.abort(new Error('left'));
  expect(await left).toBe('Error: left');
  await expect(run('d', leaving.signal)).rejects.toThrow('left');
  await end('a');
  expect(started).toEqual(['a', 'c']);
});
