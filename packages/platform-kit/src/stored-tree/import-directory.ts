import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileTree } from '../file-tree';
import { severalAtOnce } from './several-at-once';

/** Moves a local directory with its files into a tree that is not on its disk. */
export async function importDirectory(
  tree: Pick<FileTree, 'makeDirectory' | 'importFile'>,
  directory: string,
  path: string,
): Promise<void> {
  await tree.makeDirectory(path);
  const entries = await readdir(directory, { withFileTypes: true });
  await severalAtOnce(
    entries.filter((entry) => entry.isFile()),
    ({ name }) => tree.importFile(join(directory, name), `${path}/${name}`, { shouldReplace: true }),
  );
  for (const { name } of entries.filter((entry) => entry.isDirectory()))
    await importDirectory(tree, join(directory, name), `${path}/${name}`);
  await rm(directory, { recursive: true });
}
