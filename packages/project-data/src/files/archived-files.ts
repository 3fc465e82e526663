import { entryPath, type ManifestEntry, type OpenArchive } from '@signalbox/archive';
import type { FileArea } from './file-area';

/** The files and empty directories of an archive in an area, by path. Throws `invalidPath`. */
export function archivedFiles(archive: Pick<OpenArchive, 'list'>, area: FileArea) {
  const prefix = entryPath({ kind: area.item, name: '' });
  const files = new Map<string, ManifestEntry>();
  const directories = new Set<string>();
  for (const entry of archive.list()) {
    if (!entry.name.startsWith(prefix)) continue;
    const path = entry.name.slice(prefix.length);
    area.check(path);
    if (path.endsWith('/')) directories.add(path.slice(0, -1));
    else files.set(path, entry);
  }
  return { files, directories };
}
