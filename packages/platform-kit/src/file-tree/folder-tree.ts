import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type Stats } from 'node:fs';
import { cp, lstat, mkdir, open, readdir, readlink, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hashFiles, syncDirectory } from '@signalbox/archive';
import type { FileTree, TreeEntry, TreeFile, TreeStats } from './contract';
import { ignoreMissingOrLink, hasCode, targetExists } from './error-code';
import { linkOrCopy, type MakeLink } from './link-or-copy';

interface FolderTreeOptions {
  root: string;
  /** Makes a hard link. */
  link?: MakeLink;
}

/** The files of the folder `root`, which may be missing. */
export function createFolderTree({ root, link }: FolderTreeOptions): FileTree {
  const at = (path: string) => join(root, path);
  return {
    async stat(path) {
      const stats = await lstat(at(path)).catch(ignoreMissingOrLink);
      return stats && statsOf(stats);
    },
    names: (path) => readdir(at(path)),
    entries: (path) => readFolder(at(path)),
    localPath: at,
    digests: (paths, options) => hashFiles({ paths: paths.map(at), ...options }),
    sync: (path) => syncDirectory(at(path)),
    async makeDirectory(path) {
      await mkdir(at(path), { recursive: true });
    },
    read: (path, range) => readFile(at(path), range),
    async write(path, content) {
      const unfinished = at(`${path}.${randomUUID()}.new`);
      try {
        await writeFile(unfinished, content, { mode: 0o640, flush: true });
        await rename(unfinished, at(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectory(dirname(at(path)));
    },
    async importFile(file, path, { shouldReplace }) {
      await (shouldReplace ? rename(file, at(path)) : linkOrCopy(file, at(path)));
      await syncDirectory(dirname(at(path)));
    },
    async importDirectory(directory, path) {
      if (resolve(directory) === resolve(at(path))) return;
      await mkdir(dirname(at(path)), { recursive: true });
      await rename(directory, at(path));
    },
    link: (from, to) => linkOrCopy(at(from), at(to), link),
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
    kind: isDirectory ? 'directory' : stats.isFile() ? 'file' : stats.isSymbolicLink() ? 'link' : 'other',
    bytes: stats.isFile() ? stats.size : 0,
    modifiedAt: stats.mtime,
    modifiedMs: stats.mtimeMs,
    id: stats.ino,
  };
}

/** Reads them in batches: other requests share the threads of the file system. */
async function readFolder(directory: string): Promise<TreeEntry[]> {
  const names = await readdir(directory);
  const entries: TreeEntry[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    const batch = names.slice(at, at + atOnce).map(async (name) => {
      const stats = await lstat(join(directory, name)).catch(ignoreMissingOrLink);
      return stats && { name, ...statsOf(stats) };
    });
    for (const entry of await Promise.all(batch)) if (entry) entries.push(entry);
  }
  return entries;
}

const atOnce = 8;

async function readFile(location: string, range?: { start: number; end: number }): Promise<TreeFile | undefined> {
  const file = await open(location, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ignoreMissingOrLink);
  if (!file) return undefined;
  const { size, mtime } = await file.stat();
  return { content: createReadStream('', { fd: file, ...range }), bytes: size, modifiedAt: mtime };
}

async function copyEntry(source: string, target: string): Promise<void> {
  const stats = await lstat(source);
  if (stats.isSymbolicLink()) return symlink(await readlink(source), target);
  // Takes the name: `cp` would add to a directory that another request has just made.
  if (stats.isDirectory()) await mkdir(target);
  const mode = constants.COPYFILE_EXCL;
  await cp(source, target, { recursive: true, errorOnExist: true, force: false, mode, filter: isNoLink }).catch(
    (error: unknown) => {
      throw hasCode(error, 'ERR_FS_CP_EEXIST', 'ERR_FS_CP_NON_DIR_TO_DIR') ? targetExists(target, error) : error;
    },
  );
}

async function isNoLink(path: string): Promise<boolean> {
  return !(await lstat(path)).isSymbolicLink();
}
