import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compareText, type SchemaFiles } from './schema-files';

/** The files of the disk. */
export const diskFiles: SchemaFiles = {
  below: (folder) => filesBelow(folder, () => true),
  folders: (folder) => (existsSync(folder) ? readdirSync(folder).toSorted(compareText) : []),
  has: existsSync,
  read: (path) => readFileSync(path),
  stamp(path) {
    // Editors write in place or by a rename: one of these four differs.
    const { mtimeNs, ctimeNs, size, ino } = statSync(path, { bigint: true });
    return `${mtimeNs} ${ctimeNs} ${size} ${ino}`;
  },
};

/** Paths of the files below `folder` whose name passes, sorted. An absent folder has none. */
export function filesBelow(folder: string, passes: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`) && passes(path))
    .toSorted(compareText);
}
