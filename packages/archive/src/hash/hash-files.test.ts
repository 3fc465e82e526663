import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noise } from '../testing/sample';
import { temporaryFolder } from '../testing/temporary-folder';
import { hashFiles } from './hash-files';

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

it('returns one hash per file in order, and undefined for a missing file', async () => {
  const folder = temporaryFolder();
  const contents = [noise(700_000, 1), Buffer.alloc(0), noise(10, 2)];
  for (const [index, content] of contents.entries()) writeFileSync(join(folder, String(index)), content);
  const paths = ['2', 'gone', '0', '1'].map((name) => join(folder, name));
  const priority = getPriority();
  expect(await hashFiles({ paths })).toEqual([
    sha256(contents[2]!),
    undefined,
    sha256(contents[0]!),
    sha256(contents[1]!),
  ]);
  // The worker's priority does not change that of the main thread.
  expect(getPriority()).toBe(priority);
});

it('names the file that cannot be read', async () => {
  const folder = join(temporaryFolder(), 'folder');
  mkdirSync(folder);
  await expect(hashFiles({ paths: [folder] })).rejects.toMatchObject({ code: 'EISDIR' });
});

it('ends when it is aborted', async () => {
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(hashFiles({ paths: [], signal })).rejects.toThrow('stopped');
});
