import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryFolder } from '../../archives/archive-files';
import { fileState } from './platform-state';

/** Media of a platform that is about to be restored, one file of another project among them. */
export const mediaBefore = {
  'img/logo.png': 'old logo',
  'img/same.png': 'same',
  'img/own.png': 'only here',
  'notes.txt': 'top',
  'gone/deep/a.txt': 'a',
  '_p_north/img/logo.png': "north's",
};

/** What its backup holds. */
export const mediaArchived = {
  'img/logo.png': 'new logo',
  'img/same.png': 'same',
  'img/added.png': 'added',
  'docs/deep/b.txt': 'b',
  'empty/': '',
};

/** The media as people see them. */
export async function mediaState({ dataDir }: Pick<PlatformKit, 'dataDir'>): Promise<Record<string, string>> {
  const { '.staging/': _staging, ...files } = await fileState(join(dataDir, 'media'));
  return files;
}

/** Names of what is not finished, or was left behind. */
export async function temporaryState(kit: Pick<PlatformKit, 'dataDir'>): Promise<string[]> {
  return (await readdir(temporaryFolder(kit)).catch(() => [])).toSorted();
}
