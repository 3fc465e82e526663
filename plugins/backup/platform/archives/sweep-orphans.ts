import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { backupsFolder, temporaryFolder } from './archive-files';
import { oldMilliseconds } from './sweep-temporary';

/** Removes archives that no record names: of an upload that was killed before it had one, of a deletion that was killed after. */
export async function sweepOrphans(kit: PlatformKit): Promise<void> {
  const archives = await oldArchives(kit);
  const ids = archives.map((path) => basename(path, '.zip'));
  if (ids.length === 0) return;
  // Whatever kind of record it is: a file that anybody still names is kept.
  const { rows } = await kit.pool.query<{ id: string }>('select id from document where id = any ($1)', [ids]);
  const known = new Set(rows.map(({ id }) => id));
  for (const path of archives) if (!known.has(basename(path, '.zip'))) await rm(path, { force: true });
}

/** Those that have had their name for long: the record of a new one may be on its way. */
async function oldArchives(kit: PlatformKit): Promise<string[]> {
  const found: string[] = [];
  for (const project of await readdir(backupsFolder(kit), { withFileTypes: true })) {
    const folder = join(backupsFolder(kit), project.name);
    if (!project.isDirectory() || folder === temporaryFolder(kit)) continue;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const stats = /^[0-9a-f]{24}\.zip$/.test(name) ? await stat(path).catch(() => undefined) : undefined;
      if (stats && Date.now() - stats.ctimeMs > oldMilliseconds) found.push(path);
    }
  }
  return found;
}
