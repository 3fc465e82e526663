import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { makeFolder, temporaryPath } from '@signalbox/platform-kit/archive-files';

/** Where a restore or an import keeps its files. The two places are one if the tree is on this disk. */
export interface OperationFolder {
  /** On the disk of the server that runs it: extracted files. */
  location: string;
  /** In the tree: staged and earlier files, and what a server needs to finish a committed operation. */
  path: string;
}

type Kit = Pick<PlatformKit, 'dataDir' | 'fileTree'>;

export function operationFolder({ dataDir }: Pick<Kit, 'dataDir'>, id: string): OperationFolder {
  const location = temporaryPath({ dataDir }, id);
  return { location, path: relative(dataDir, location).replaceAll('\\', '/') };
}

export async function makeOperationFolder(kit: Kit, { location, path }: OperationFolder): Promise<void> {
  await makeFolder(location);
  await kit.fileTree.makeDirectory(path);
}

/** False on a server with another tree: it cannot finish the operation. */
export async function hasOperationFolder(kit: Kit, id: string): Promise<boolean> {
  return (await kit.fileTree.stat(operationFolder(kit, id).path)) !== undefined;
}

/** Of an operation that has ended, or never committed. */
export async function removeOperationFolder(kit: Kit, id: string): Promise<void> {
  const { location, path } = operationFolder(kit, id);
  await rm(location, { recursive: true, force: true });
  await kit.fileTree.remove(path);
}
