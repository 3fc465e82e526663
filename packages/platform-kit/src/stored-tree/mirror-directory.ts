import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type FileTree, ignoreMissing, type TreeEntry, type TreeStats } from '../file-tree';
import { isLeftOut } from './local-files';
import { severalAtOnce } from './several-at-once';

interface MirrorDeps {
  tree: FileTree;
  /** Throws once this process should stop. */
  check: () => void;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/**
 * Returns a function that makes a file or directory of the tree equal to a local one. It imports only what differs in size or time,
 * so that it can be repeated.
 */
export function createMirror({ tree, check, log }: MirrorDeps): (local: string, path: string) => Promise<void> {
  /** Paths in the tree of files with several names on the disk, by what identifies their content. */
  const shared = new Map<string, string>();
  let count = 0;

  async function placeFile(local: string, path: string, existing: TreeStats | undefined): Promise<void> {
    check();
    const stats = await lstat(local).catch(ignoreMissing);
    if (!stats) return;
    const content = [stats.dev, stats.ino, stats.size, stats.mtimeMs].join('/');
    if (!isSame(stats, existing)) {
      const other = stats.nlink > 1 ? shared.get(content) : undefined;
      if (existing) await tree.remove(path);
      if (other === undefined || other === path) await tree.importFile(local, path, { shouldReplace: true });
      else await tree.link(other, path);
    }
    if (stats.nlink > 1) shared.set(content, path);
    count += 1;
    if (count % reportEvery === 0) log.info({ files: count }, 'importing files of the data folder');
  }

  async function mirrorDirectory(local: string, path: string): Promise<void> {
    await tree.makeDirectory(path);
    const entries = (await readdir(local, { withFileTypes: true })).filter(({ name }) => !isLeftOut(name));
    const [directories, files] = [
      entries.filter((entry) => entry.isDirectory()),
      entries.filter((entry) => entry.isFile()),
    ];
    const existing = new Map((await tree.entries(path)).map((entry) => [entry.name, entry]));
    const kinds = new Map<string, TreeEntry['kind']>([
      ...files.map(({ name }) => [name, 'file'] as const),
      ...directories.map(({ name }) => [name, 'directory'] as const),
    ]);
    for (const { name, kind } of existing.values())
      if (kinds.get(name) !== kind) {
        await tree.remove(`${path}/${name}`);
        existing.delete(name);
      }
    await severalAtOnce(files, ({ name }) => placeFile(join(local, name), `${path}/${name}`, existing.get(name)));
    for (const { name } of directories) await mirrorDirectory(join(local, name), `${path}/${name}`);
  }

  return async (local, path) => {
    if ((await lstat(local)).isDirectory()) await mirrorDirectory(local, path);
    else await placeFile(local, path, await tree.stat(path));
  };
}

function isSame({ size, mtime }: Stats, existing: TreeStats | undefined): boolean {
  return existing?.bytes === size && existing.modifiedAt.getTime() === mtime.getTime();
}

const reportEvery = 1_000;
