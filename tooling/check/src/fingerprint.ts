import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { filesBelow } from '@signalbox/schema-check/files';

/** Hash of the paths and contents of all files below `folders`, without tests. File times do not count: git sets them anew. */
export function fingerprintOf(folders: string[]): string {
  const hash = createHash('sha256');
  for (const path of folders.flatMap((folder) => filesBelow(folder, counts)))
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function counts(path: string): boolean {
  return !/\.test\.tsx?$/.test(path) && !path.includes(`${sep}${cacheFolder}${sep}`);
}

/** True unless `fingerprint` equals the one stored by the last run. */
export function hasChanged(root: string, fingerprint: string): boolean {
  const stamp = stampOf(root);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint;
}

export function keepFingerprint(root: string, fingerprint: string): void {
  const stamp = stampOf(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

const cacheFolder = '.cache';

/** Git ignores it. */
function stampOf(root: string): string {
  return join(root, cacheFolder, 'generated-from');
}
