import { constants, createReadStream, type Stats } from 'node:fs';
import { cp, lstat, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import type { FileTree, TreeFile, TreeStats } from './contract';
import { absent } from './error-code';
import { linkOrCopy } from './link-or-copy';

/** The files of the folder `root`, which may be missing. */
export function createFolderTree({ root }: { root: string }): FileTree {
  const at = (path: string) => join(root, path);
  return {
    async stat(path) {
      const stats = await lstat(at(path)).catch(absent);
      return stats && statsOf(stats);
    },
    names: (path) => readdir(at(path)),
    async makeDirectory(path) {
      await mkdir(at(path), { recursive: true });
    },
    read: (path, range) => readFile(at(path), range),
    async write(path, content) {
      const unfinished = at(`${path}.new`);
      await writeFile(unfinished, content, { mode: 0o640, flush: true });
      await rename(unfinished, at(path));
    },
    async bring(file, path, { shouldReplace }) {
      await (shouldReplace ? rename(file, at(path)) : linkOrCopy(file, at(path)));
      await syncDirectory(dirname(at(path)));
    },
    async link(from, to) {
      await linkOrCopy(at(from), at(to));
      await syncDirectory(dirname(at(to)));
    },
    async move(from, to) {
      await rename(at(from), at(to));
      await syncDirectory(dirname(at(to)));
    },
    copy: (from, to) => copyEntry(at(from), at(to)),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    removeEmpty: (path) => rmdir(at(path)),
    async borrow(path) {
      await lstat(at(path));
      return { location: at(path), release: async () => undefined };
    },
  };
}

function statsOf(stats: Stats): TreeStats {
  const isDirectory = stats.isDirectory();
  return {
    kind: isDirectory ? 'directory' : stats.isFile() ? 'file' : 'other',
    bytes: stats.isFile() ? stats.size : 0,
    modifiedAt: stats.mtime,
    modifiedMs: stats.mtimeMs,
    id: stats.ino,
  };
}

async function readFile(location: string, range?: { start: number; end: number }): Promise<TreeFile | undefined> {
  const file = await open(location, constants.O_RDONLY | constants.O_NOFOLLOW).catch(absent);
  if (!file) return undefined;
  const { size, mtime } = await file.stat();
  return { content: createReadStream('', { fd: file, ...range }), bytes: size, modifiedAt: mtime };
}

async function copyEntry(source: string, target: string): Promise<void> {
  // Takes the name: `cp` would add to a directory that another request has just made.
  if ((await lstat(source)).isDirectory()) await mkdir(target);
  const mode = constants.COPYFILE_EXCL;
  await cp(source, target, { recursive: true, errorOnExist: true, force: false, mode, filter: isNoLink });
}

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink();
}
