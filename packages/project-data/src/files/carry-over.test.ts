import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderTree } from '@signalbox/platform-kit';
import { writeFiles } from '../testing/platform-state';
import { carryOver } from './swaps-of';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'signalbox-carry-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Fails like file systems without hard links. */
const link = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));

it('copies files that came during the restore without hard links, and can repeat it', async () => {
  const jobFolder = { location: join(dataDir, 'job'), path: 'job' };
  await writeFiles(jobFolder.location, { 'fileServer/known.json': '{}', 'fileServer/old/img/late.png': 'late' });
  await writeFiles(jobFolder.location, { 'fileServer/old/img/added.png': 'late too' });
  await writeFiles(dataDir, { 'media/img/added.png': 'added' });
  const tree = createFolderTree({ root: dataDir, link });
  const swap = { target: 'media/img', previous: 'job/fileServer/old/img', hadTarget: true };
  for (let turn = 0; turn < 2; turn += 1)
    await carryOver({ tree, jobFolder, item: 'fileServer' }, { swap, unit: 'img' });
  expect(await readFile(join(dataDir, 'media/img/late.png'), 'utf8')).toBe('late');
  expect(await readFile(join(dataDir, 'media/img/added.png'), 'utf8')).toBe('added');
  expect((await readdir(join(dataDir, 'media/img'))).toSorted()).toEqual(['added.png', 'late.png']);
});
