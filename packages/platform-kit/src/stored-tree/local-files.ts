import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../archive-files';
import { ignoreMissing } from '../file-tree';
import { restoredFrontEndName } from '../front-end-dir';

/**
 * The files and directories of a data folder that all servers share, as far as they have a content: paths relative to it.
 * `isFirst`: no server has used the bucket for them so far. Later, the folder has work and copies of its own server.
 */
export async function findRoots(dataDir: string, { isFirst }: { isFirst: boolean }): Promise<string[]> {
  const candidates = ['media', 'uploads', 'upload-parts'];
  if (isFirst) candidates.push(restoredFrontEndName, ...(await operationsIn(dataDir)));
  const roots: string[] = [];
  for (const path of candidates) {
    const names = (await readdir(join(dataDir, path)).catch(ignoreMissing)) ?? [];
    if (names.some((name) => !isLeftOut(name))) roots.push(path);
  }
  if (isFirst && (await lstat(join(dataDir, packsFile)).catch(ignoreMissing))) roots.push(packsFile);
  return roots;
}

/** A job that was interrupted needs its files until its recovery. Files of requests have other names. */
async function operationsIn(dataDir: string): Promise<string[]> {
  const folder = temporaryFolder({ dataDir });
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => /^[0-9a-f]{24}$/.test(name)).map((name) => relative(dataDir, join(folder, name)));
}

const packsFile = 'shipped-language-packs.json';

/** Uploads that a server was receiving when it ended. */
export function isLeftOut(name: string): boolean {
  return name === '.staging';
}
