import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { runAlone } from '@signalbox/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type FileTree, hasCode, ignoreMissing } from '../file-tree';
import { findRoots } from './local-files';
import { mergeDirectory } from './merge-directory';
import { createMirror } from './mirror-directory';
import type { HeldStart } from './wait-for-servers';

interface FolderToImport extends Pick<HeldStart, 'onHold'> {
  tree: FileTree;
  dataDir: string;
  /** For the lock: several servers may share the data folder. */
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Moves the files of the data folder that all servers share into a tree in a bucket, before the first request. Can be interrupted and
 * repeated: the files are copied beside those that servers use; one rename decides that all are there; after that they are
 * put in place, and removed from the data folder. What the tree has already with another content stays in the data folder.
 */
export async function importDataFolder(options: FolderToImport): Promise<void> {
  if (!(await hasFiles(options))) return;
  await options.onHold?.('moving');
  await runAlone(options.pool, 'import the data folder', async (check) => {
    if (await hasFiles(options)) await importAlone(options, check);
  });
}

/** Also true before the first move if this folder is empty: other servers may have another folder. */
export async function isMovePending(place: Pick<FolderToImport, 'tree' | 'dataDir'>): Promise<boolean> {
  return !(await place.tree.stat('media')) || hasFiles(place);
}

/** Resolves to whether the folder has files to move, or an interrupted move. */
async function hasFiles({ tree, dataDir }: Pick<FolderToImport, 'tree' | 'dataDir'>): Promise<boolean> {
  if ((await readFile(idFile(dataDir)).catch(ignoreMissing)) !== undefined) return true;
  return (await findRoots(dataDir, { isFirst: !(await tree.stat('media')) })).length > 0;
}

async function importAlone({ tree, dataDir, log }: FolderToImport, check: () => void): Promise<void> {
  const id = await importId(dataDir, { isFirst: !(await tree.stat('media')) });
  const isFirst = id.startsWith(firstMark);
  const aside = join(dataDir, `.importing-${id}`);
  const [importing, imported] = [`.importing/${id}`, `.imported/${id}`];
  if (!(await tree.stat(imported))) {
    const mirror = createMirror({ tree, check, log });
    await tree.makeDirectory(importing);
    const isAside = new Set(await findRoots(aside, { isFirst: true }));
    const roots = await findRoots(dataDir, { isFirst });
    for (const root of roots) await rejectLink(join(dataDir, root));
    for (const root of roots) {
      if (isAside.has(root)) continue;
      await mirror(join(dataDir, root), `${importing}/${root}`);
      await moveAside(dataDir, root, aside);
    }
    // Again, because a server of an earlier version may have written until the files were out of its sight.
    for (const root of await findRoots(aside, { isFirst: true }))
      await mirror(join(aside, root), `${importing}/${root}`);
    await tree.makeDirectory(dirname(imported));
    await tree.move(importing, imported);
  }
  check();
  const kept = [...(await mergeDirectory(tree, imported, '')), ...(await linksIn(aside))];
  const keptFolder = join(dataDir, keptName, id);
  for (const path of kept) await keep(join(aside, path), join(keptFolder, path));
  if (kept.length > 0)
    log.warn(
      { files: kept.length, first: kept.slice(0, 10), folder: keptFolder },
      'the bucket has other files with these names, or these are links: what the data folder had was kept in a folder',
    );
  await rm(aside, { recursive: true, force: true });
  await tree.remove(imported);
  await rm(idFile(dataDir), { force: true });
  log.info({ kept: kept.length }, 'moved the files of the data folder into the bucket');
}

/** Identifies an import that was interrupted. It stays the first one when another server uses the bucket meanwhile. */
async function importId(dataDir: string, { isFirst }: { isFirst: boolean }): Promise<string> {
  const file = idFile(dataDir);
  const existing = await readFile(file, 'utf8').catch(ignoreMissing);
  if (existing !== undefined) return existing;
  const id = `${isFirst ? firstMark : ''}${randomUUID()}`;
  await writeFile(`${file}.new`, id, { flush: true });
  await rename(`${file}.new`, file);
  return id;
}

function idFile(dataDir: string): string {
  return join(dataDir, '.import-id');
}

async function moveAside(dataDir: string, root: string, aside: string): Promise<void> {
  const [from, to] = [join(dataDir, root), join(aside, root)];
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to).catch((cause: unknown): never => {
    if (!hasCode(cause, 'EBUSY', 'EXDEV')) throw cause;
    throw new Error(
      `${from} is a volume of its own: move its files to a folder of that name on the volume of ${dataDir}`,
      {
        cause,
      },
    );
  });
}

/** Its files would be out of reach once it is moved. */
async function rejectLink(path: string): Promise<void> {
  if ((await lstat(path)).isSymbolicLink())
    throw new Error(`${path} is a link: replace it by a folder that has its files`);
}

/** Returns the links in the folder, which no tree has and no server follows. */
async function linksIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const others = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  return others.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** Moves what no tree can have to `place` on the disk. */
async function keep(from: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await rename(from, place).catch(ignoreMissing);
}

const keptName = 'not-imported';
const firstMark = 'first-';
