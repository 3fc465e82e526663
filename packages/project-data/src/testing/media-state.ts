import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryFolder } from '@signalbox/platform-kit/archive-files';
import { fileState } from './platform-state';

/** The media that users see. */
export async function mediaState({ dataDir }: Pick<PlatformKit, 'dataDir'>): Promise<Record<string, string>> {
  const { '.staging/': _staging, ...files } = await fileState(join(dataDir, 'media'));
  return files;
}

/** Names of temporary and left files. */
export async function temporaryState(kit: Pick<PlatformKit, 'dataDir'>): Promise<string[]> {
  return (await readdir(temporaryFolder(kit)).catch(() => [])).toSorted();
}
