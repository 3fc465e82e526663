import { expect, it } from 'vitest';
import { createSharedReads } from './shared-reads';

/** Reads that end when the test says so. */
function aScene() {
  const share = createSharedReads<number>();
  const reads: { key: string; end: (value: number) => void; fail: (error: Error) => void }[] = [];
  const ask = (key: string) =>
    share(key, () => new Promise((resolve, reject) => reads.push({ key, end: resolve, fail: reject })));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, reads, settle };
}

it('shares the next read of a key among all who ask while one runs', async () => {
  const { ask, reads, settle } = aScene();
  const first = ask('pump');
  await settle();
  const later = [ask('pump'), ask('pump'), ask('pump')];
  const other = ask('tank');
  await settle();
  expect(reads.map(({ key }) => key)).toEqual(['pump', 'tank']);
  reads[0]?.end(1);
  expect(await first).toBe(1);
  await settle();
  expect(reads).toHaveLength(3);
  reads[1]?.end(2);
  reads[2]?.end(3);
  expect(await Promise.all(later)).toEqual([3, 3, 3]);
  expect(await other).toBe(2);
});

it('reads again after an error, which only its own callers get', async () => {
  const { ask, reads, settle } = aScene();
  const first = ask('pump');
  await settle();
  const second = ask('pump');
  reads[0]?.fail(new Error('The database is away'));
  await expect(first).rejects.toThrow('away');
  await settle();
  reads[1]?.end(2);
  expect(await second).toBe(2);
  const third = ask('pump');
  await settle();
  reads[2]?.end(3);
  expect(await third).toBe(3);
});
