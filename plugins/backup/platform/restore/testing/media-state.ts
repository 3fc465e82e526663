import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryFolder } from '../../archives/archive-files';
import { fileState } from '@signalbox/project-data/testing';

/** Media of a platform before a restore, with one file of another project. */
export const mediaBefore = {
  'pics/logo.txt': 'old logo',
  'pics/same.txt': 'same',
  'pics/own.txt': 'only here',
  'notes.txt': 'top',
  'gone/deep/a.txt': 'a',
  '_p_north/pics/logo.txt': "north's",
};

/** The media of its backup. */
export const mediaArchived = {
  'pics/logo.txt': 'new logo',
  'pics/same.txt': 'same',
  'pics/added.txt': 'added',
  'docs/deep/b.txt': 'b',
  'empty/': '',
};

/** The media that users see. */
export async function mediaState({ dataDir }: Pick<PlatformKit, 'dataDir'>): Promise<Record<string, string>> {
  const { '.staging/': _staging, ...files } = await fileState(join(dataDir, 'media'));
  return files;
}

/** Names of temporary and left files. */
export async function temporaryState(kit: Pick<PlatformKit, 'dataDir'>): Promise<string[]> {
  return (await readdir(temporaryFolder(kit)).catch(() => [])).toSorted();
}
