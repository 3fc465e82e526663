import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive, writeArchive } from '@signalbox/archive';
import { createFolderTree, type FileTree } from '@signalbox/platform-kit';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../testing/platform-state';
import { type FoundFile, projectFiles } from './project-files';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-project-files-'));
  await writeFiles(folder, { 'media/img/a.txt': 'a', 'media/img/gone.txt': '', 'media/b.txt': 'b'.repeat(300_000) });
});
afterEach(() => rm(folder, { recursive: true }));

/** A tree without paths on the disk. */
function elsewhere(): FileTree {
  const { localPath: _, ...tree } = createFolderTree({ root: folder });
  return tree;
}

const filesOf = (fileTree: FileTree) =>
  projectFiles(
    { fileTree, frontEndDir: () => join(folder, 'front-end') },
    { item: 'fileServer', project: 'default', excludedDirs: [] },
  );

async function* sourcesOf(files: AsyncIterable<FoundFile>) {
  for await (const { source } of files) {
    if (source.name === 'img/gone.txt') await rm(join(folder, 'media/img/gone.txt'));
    yield source;
  }
}

async function contentOf(read: FoundFile['read']): Promise<string | undefined> {
  const file = await read?.();
  return file && text(file.content);
}

it.each([
  ['a tree on the disk', () => createFolderTree({ root: folder })],
  ['a tree elsewhere', elsewhere],
])('archives the files of %s, without one that was deleted meanwhile', async (_, tree) => {
  const target = join(folder, 'a.zip');
  const product = { name: 'Signalbox', version: '1' };
  const options = {
    product,
    project: 'default',
    name: 'a',
    items: ['fileServer' as const],
    excludedDirs: [],
    time: new Date(0),
  };
  const written = await writeArchive({ target, entries: sourcesOf(filesOf(tree())), options });
  expect(written.leftOut).toEqual(['fileServer/img/gone.txt']);
  const archive = await openArchive({ path: target });
  try {
    expect(await text(archive.readEntry('fileServer/img/a.txt'))).toBe('a');
    expect(await text(archive.readEntry('fileServer/b.txt'))).toBe('b'.repeat(300_000));
  } finally {
    await archive.close();
  }
});

it('reads a file that is there, and none that has gone', async () => {
  for await (const { source, read } of filesOf(elsewhere())) {
    if (source.name === 'img/a.txt') expect(await contentOf(read)).toBe('a');
    if (source.name !== 'img/gone.txt') continue;
    await rm(join(folder, 'media/img/gone.txt'));
    expect(await contentOf(read)).toBeUndefined();
  }
});
