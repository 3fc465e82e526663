import { isMissing } from './error-code';
import type { FileTree } from './contract';

export interface TreeSize {
  bytes: number;
  files: number;
}

/**
 * All files at and below a path whose names are `isCounted`, and which are in no directory that `isLeftOut`. Links and files
 * that vanish count nothing. A directory at a time, each in batches: other requests share the threads of the file system.
 */
export async function treeSize(
  tree: FileTree,
  path: string,
  { isCounted = () => true, isLeftOut = () => false }: Choice = {},
): Promise<TreeSize> {
  const stats = await tree.stat(path);
  const size = { bytes: 0, files: 0 };
  if (stats?.kind === 'file' && isCounted(path.split('/').at(-1) ?? '')) return { bytes: stats.bytes, files: 1 };
  if (stats?.kind !== 'directory') return size;
  const names = (await namesOrNone(tree, path)).filter((name) => !isLeftOut(name, path));
  for (let at = 0; at < names.length; at += atOnce) {
    const batch = names
      .slice(at, at + atOnce)
      .map((name) => treeSize(tree, below(path, name), { isCounted, isLeftOut }));
    for (const { bytes, files } of await Promise.all(batch)) {
      size.bytes += bytes;
      size.files += files;
    }
  }
  return size;
}

interface Choice {
  isCounted?: (name: string) => boolean;
  isLeftOut?: (name: string, directory: string) => boolean;
}

/** Names in a directory. None for a missing one. */
export async function namesOrNone(tree: FileTree, path: string): Promise<string[]> {
  return tree.names(path).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return [];
  });
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}/${name}`;
}

const atOnce = 4;
