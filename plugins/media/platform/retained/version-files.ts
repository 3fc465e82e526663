import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import { linkOrCopy, type PlatformKit } from '@signalbox/platform-kit';
import { namesIn, statsOf } from './folders';
import { readJson, textOf, writeJson } from './json-file';
import { libraryLocation, type LibraryPath, versionsLocation } from './places';

export type VersionsKit = Pick<PlatformKit, 'dataDir' | 'clock'>;

/** What is known of a content besides its bytes. */
export interface ContentOrigin {
  /** In hexadecimal digits. Null like `uploader`. */
  sha256: string | null;
  /** Id of the user who uploaded it. Null for files that came another way. */
  uploader: string | null;
}

/** An earlier content of a file. */
export interface StoredVersion extends ContentOrigin {
  id: string;
  /** Absolute path. */
  location: string;
  bytes: number;
  modifiedAt: Date;
  replacedAt: Date;
  /** Id of a user. Null if the disk has lost it. */
  replacedBy: string | null;
}

/** Beside directories of the same names as in the library, which never begin with a dot. */
const folderName = '.v';

export function versionFolder(kit: Pick<PlatformKit, 'dataDir'>, at: LibraryPath): string {
  return join(versionsLocation(kit, at), folderName);
}

/** The versions of a file, the newest first. */
export async function versionsOf(kit: Pick<PlatformKit, 'dataDir'>, at: LibraryPath): Promise<StoredVersion[]> {
  const folder = versionFolder(kit, at);
  const current = await statsOf(libraryLocation(kit, at));
  const versions: StoredVersion[] = [];
  for (const id of versionIds(await namesIn(folder))) {
    const location = join(folder, id);
    const stats = await statsOf(location);
    // A process that was killed between keeping a content and replacing it leaves a version that is its file.
    if (!stats || isSameFile(stats, current)) continue;
    const about = await readJson(`${location}.json`);
    versions.push({
      id,
      location,
      bytes: stats.size,
      modifiedAt: stats.mtime,
      replacedAt: timeOfVersion(id),
      replacedBy: textOf(about, 'replacedBy'),
      sha256: textOf(about, 'sha256'),
      uploader: textOf(about, 'uploader'),
    });
  }
  return versions.toReversed();
}

function isSameFile(one: Stats, other: Stats | undefined): boolean {
  return other?.ino === one.ino && other.size === one.size && other.mtimeMs === one.mtimeMs;
}

/** Keeps the present content of a file as a version. The file itself stays. Returns the id. */
export async function addVersion(
  kit: VersionsKit,
  at: LibraryPath,
  { replacedBy, sha256, uploader }: ContentOrigin & { replacedBy: string },
): Promise<string> {
  const folder = versionFolder(kit, at);
  await mkdir(folder, { recursive: true });
  const id = newVersionId(kit.clock.now(), versionIds(await namesIn(folder)).at(-1));
  await writeJson(join(folder, `${id}.json`), { replacedBy, sha256, uploader });
  await linkOrCopy(libraryLocation(kit, at), join(folder, id));
  await syncDirectory(folder);
  return id;
}

export async function removeVersion(kit: Pick<PlatformKit, 'dataDir'>, at: LibraryPath, id: string): Promise<void> {
  const location = join(versionFolder(kit, at), id);
  for (const suffix of ['', '.json', '.json.new']) await rm(`${location}${suffix}`, { force: true });
}

/** Ids among the names of a folder, also those whose file is missing. In the order of their age, the oldest first. */
export function versionIds(names: readonly string[]): string[] {
  const ids = names.map((name) => name.replace(/\.json(\.new)?$/, '')).filter((name) => /^[0-9a-f]{24}$/.test(name));
  return [...new Set(ids)].toSorted();
}

/** 24 hexadecimal digits, of which the first 12 are milliseconds. After the newest version, also where a clock was set back. */
function newVersionId(nowMilliseconds: number, newest?: string): string {
  const earliest = newest === undefined ? 0 : timeOfVersion(newest).getTime() + 1;
  return Math.max(nowMilliseconds, earliest).toString(16).padStart(12, '0') + randomBytes(6).toString('hex');
}

export function timeOfVersion(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 12), 16));
}
