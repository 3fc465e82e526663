import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from '../hash/hash-files';

const folder = mkdtempSync(join(tmpdir(), 'idle-threads-'));
const file = join(folder, 'a.txt');
writeFileSync(file, 'some text');

let started = 0;
const count = () => void (started += 1);
beforeEach(() => {
  started = 0;
  process.on('worker', count);
});
afterEach(() => {
  process.off('worker', count);
  rmSync(folder, { recursive: true, force: true });
});

test('a thread runs the next task after one that ended well, and none after one that failed', async () => {
  // As many at once as threads may be idle, and one more.
  const failing = () => Promise.allSettled(Array.from({ length: 5 }, () => hashFiles({ paths: [folder] })));
  expect(await failing()).toMatchObject(Array.from({ length: 5 }, () => ({ status: 'rejected' })));
  const before = started;
  const [hash] = await hashFiles({ paths: [file] });
  expect(started).toBe(before + 1);
  expect(await hashFiles({ paths: [file] })).toEqual([hash]);
  expect(await hashFiles({ paths: [file, join(folder, 'missing')] })).toEqual([hash, undefined]);
  expect(started).toBe(before + 1);
});
