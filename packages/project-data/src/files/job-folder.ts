import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { makeFolder, temporaryPath } from '@signalbox/platform-kit/archive-files';

/** Where a restore or an import keeps its files. The two places are one if the tree is on this disk. */
export interface JobFolder {
  /** On the disk of the server that runs it: extracted files. */
  location: string;
  /** In the tree: staged and earlier files, and what a server needs to finish a committed job. */
  path: string;
}

type Kit = Pick<PlatformKit, 'dataDir' | 'fileTree'>;

export function folderOfJob({ dataDir }: Pick<Kit, 'dataDir'>, id: string): JobFolder {
  const location = temporaryPath({ dataDir }, id);
  return { location, path: relative(dataDir, location).replaceAll('\\', '/') };
}

export async function makeJobFolder(kit: Kit, { location, path }: JobFolder): Promise<void> {
  await makeFolder(location);
  await kit.fileTree.makeDirectory(path);
}

/** False on a server with another tree: it cannot finish the job. */
export async function hasJobFolder(kit: Kit, id: string): Promise<boolean> {
  return (await kit.fileTree.stat(folderOfJob(kit, id).path)) !== undefined;
}

/** Removes the files of a job that has ended, or never committed. */
export async function removeJobFolder(kit: Kit, id: string): Promise<void> {
  const { location, path } = folderOfJob(kit, id);
  await rm(location, { recursive: true, force: true });
  await kit.fileTree.remove(path);
}
