import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls';

/** Batches that end when the test ends them. */
function createScene({ atOnce = 1, maxKeys = 100 } = {}) {
  const batches: { keys: readonly number[]; end: (error?: Error) => void }[] = [];
  const call = batchCalls<number, string>({
    atOnce,
    maxKeys,
    run: (keys) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(keys.map((key) => `result ${key}`)));
        batches.push({ keys, end });
      }),
  });
  return { batches, call, keys: () => batches.map((batch) => [...batch.keys]) };
}

test('calls of one turn share a batch, and each gets its own result', async () => {
  const { batches, call, keys } = createScene();
  const results = Promise.all([call(1), call(2), call(1)]);
  await turn();
  expect(keys()).toEqual([[1, 2, 1]]);
  batches[0]?.end();
  expect(await results).toEqual(['result 1', 'result 2', 'result 1']);
});

test('a call that comes after a batch has started is not served by it', async () => {
  const { batches, call, keys } = createScene();
  const first = call(1);
  await turn();
  const later = Promise.all([call(1), call(2)]);
  await turn();
  expect(keys()).toEqual([[1]]);
  batches[0]?.end();
  expect(await first).toBe('result 1');
  await turn();
  expect(keys()).toEqual([[1], [1, 2]]);
  batches[1]?.end();
  expect(await later).toEqual(['result 1', 'result 2']);
});

test('at most `atOnce` batches run at once', async () => {
  const { call, keys } = createScene({ atOnce: 2 });
  for (const key of [1, 2, 3, 4]) {
    void call(key);
    await turn();
  }
  expect(keys()).toEqual([[1], [2]]);
});

test('a batch never takes more keys than one may have', async () => {
  const { batches, call, keys } = createScene({ maxKeys: 2 });
  const results = Promise.all([1, 2, 3].map(call));
  await turn();
  expect(keys()).toEqual([[1, 2]]);
  batches[0]?.end();
  await turn();
  await turn();
  expect(keys()).toEqual([[1, 2], [3]]);
  batches[1]?.end();
  expect(await results).toHaveLength(3);
});

test('a batch that fails rejects its own calls only, and the next one runs', async () => {
  const { batches, call } = createScene();
  const failing = call(1);
  await turn();
  const next = call(2);
  batches[0]?.end(new Error('ours'));
  await expect(failing).rejects.toThrow('ours');
  await turn();
  batches[1]?.end();
  expect(await next).toBe('result 2');
});
