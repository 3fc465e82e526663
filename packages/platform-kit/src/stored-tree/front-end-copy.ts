import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FileTree, hasCode, ignoreMissing } from '../file-tree';
import { restoredFrontEndDir, restoredFrontEndName } from '../front-end-dir';
import { severalAtOnce } from './several-at-once';

/**
 * Makes the folder of the restored front end on this machine equal to that of the tree, if a restore has replaced it since. Other servers
 * may share the folder, and do the same.
 */
export async function copyFrontEnd(tree: FileTree, dataDir: string): Promise<void> {
  const stats = await tree.stat(restoredFrontEndName);
  const place = restoredFrontEndDir(dataDir);
  const idFile = `${place}.id`;
  const id = stats ? String(stats.id) : 'none';
  if (((await readFile(idFile, 'utf8').catch(ignoreMissing)) ?? 'none') === id) return;
  const copy = `${place}-${randomUUID()}`;
  const before = `${place}-${randomUUID()}`;
  try {
    if (stats) await copyDirectory(tree, restoredFrontEndName, copy);
    await rename(place, before).catch(ignoreMissing);
    if (stats) await rename(copy, place).catch(unlessTaken);
    await writeFile(idFile, id);
  } finally {
    for (const folder of [copy, before]) await rm(folder, { recursive: true, force: true });
  }
}

async function copyDirectory(tree: FileTree, path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const entries = await tree.entries(path);
  await severalAtOnce(
    entries.filter(({ kind }) => kind === 'file'),
    async ({ name }) => {
      const file = await tree.read(`${path}/${name}`);
      const location = join(folder, name);
      if (file) await pipeline(file.content, createWriteStream(location, { mode: 0o600 }));
    },
  );
  for (const { name, kind } of entries)
    if (kind === 'directory') await copyDirectory(tree, `${path}/${name}`, join(folder, name));
}

/** Another server was faster. */
function unlessTaken(error: unknown): void {
  if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
}
