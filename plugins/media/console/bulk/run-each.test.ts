import { expect, it } from 'vitest';
import { runEach } from './run-each';

it('goes on after a failure, and lists the results in the order of the items', async () => {
  const progress: number[] = [];
  const outcome = await runEach({
    items: ['a', 'b', 'c', 'd'],
    run: async (item) => {
      if (item === 'b') throw new Error('taken');
      return item.toUpperCase();
    },
    signal: new AbortController().signal,
    onProgress: (ended) => progress.push(ended),
  });
  expect(outcome).toEqual({
    done: [
      { item: 'a', result: 'A' },
      { item: 'c', result: 'C' },
      { item: 'd', result: 'D' },
    ],
    failed: [{ item: 'b', error: new Error('taken') }],
    left: [],
  });
  expect(progress).toEqual([1, 2, 3, 4]);
});

it('completes the started items when it is stopped, and leaves the rest', async () => {
  const stop = new AbortController();
  const { done, left } = await runEach({
    items: [1, 2, 3, 4, 5, 6],
    run: async (item) => {
      if (item === 2) stop.abort();
      return item;
    },
    signal: stop.signal,
    onProgress: () => undefined,
  });
  expect(done.map(({ item }) => item)).toEqual([1, 2]);
  expect(left).toEqual([3, 4, 5, 6]);
});
