import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createFolderTree, createMediaNotes } from '@signalbox/platform-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { writeStagedNotes } from './media-notes';

let root = '';
afterEach(() => rm(root, { recursive: true }));

test('closes the file of the notes also without a plug-in that reads it', async () => {
  root = await mkdtemp(join(tmpdir(), 'media-notes-'));
  const fileTree = createFolderTree({ root });
  const opened: Readable[] = [];
  const read = vi.fn<typeof fileTree.read>(async (path) => {
    const file = await fileTree.read(path);
    if (file) opened.push(file.content);
    return file;
  });
  const warn = vi.fn<() => void>();
  const note = { path: 'a.txt', bytes: 1, sha256: null, uploader: 'ada', altText: null };
  await fileTree.makeDirectory('job');
  await fileTree.write('job/media-notes.ndjson', `${JSON.stringify(note)}\n`);
  const jobFolder = { location: root, path: 'job' };
  const kit = { mediaNotes: createMediaNotes(), fileTree: { ...fileTree, read }, log: { warn } };
  await writeStagedNotes({ kit, project: 'mill', jobFolder });
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]);
  expect(warn).not.toHaveBeenCalled();
});
