import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PlatformKit } from '@signalbox/platform-kit';
import { temporaryFolder } from '@signalbox/platform-kit/archive-files';

type WithFiles = Pick<PlatformKit, 'files'>;

/** The media that users see, in a folder or in a bucket. As `fileState`. */
export async function mediaState({ files }: WithFiles, below = ''): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  if (below === '' && !(await files.entry(''))) return state;
  for (const { path, isDirectory } of await files.list(below)) {
    if (isDirectory) Object.assign(state, { [`${path}/`]: '' }, await mediaState({ files }, path));
    else state[path] = (await buffer((await files.read(path))?.stream ?? Readable.from([]))).toString('latin1');
  }
  return state;
}

/** Writes media. A path that ends in `/` is an empty directory. */
export async function writeMedia({ files }: WithFiles, media: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of Object.entries(media)) {
    if (path.endsWith('/')) await files.makeDirectory(path.slice(0, -1));
    else await files.write(path, Readable.from([Buffer.from(content)]));
  }
}

export async function removeMedia({ files }: WithFiles): Promise<void> {
  if (await files.entry('')) for (const { path } of await files.list('')) await files.remove(path);
}

/** Names of temporary and left files. */
export async function temporaryState(kit: Pick<PlatformKit, 'dataDir'>): Promise<string[]> {
  return (await readdir(temporaryFolder(kit)).catch(() => [])).toSorted();
}
