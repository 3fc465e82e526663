import { randomBytes } from 'node:crypto';
import type { PlatformKit, TreeStats } from '@signalbox/platform-kit';
import { namesIn, type TreeKit } from './folders';
import { readJson, textOf, writeJson } from './json-file';
import { libraryLocation, type LibraryPath, versionsLocation } from './places';

export type VersionsKit = Pick<PlatformKit, 'fileTree' | 'clock'>;

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
  /** Path of the tree. */
  location: string;
  bytes: number;
  modifiedAt: Date;
  replacedAt: Date;
  /** Id of a user. Null if the disk has lost it. */
  replacedBy: string | null;
}

/** Beside directories of the same names as in the library, which never begin with a dot. */
const folderName = '.v';

export function versionFolder(at: LibraryPath): string {
  return `${versionsLocation(at)}/${folderName}`;
}

/** The versions of a file, the newest first. */
export async function versionsOf(kit: TreeKit, at: LibraryPath): Promise<StoredVersion[]> {
  const folder = versionFolder(at);
  const current = await kit.fileTree.stat(libraryLocation(at));
  const versions: StoredVersion[] = [];
  for (const id of versionIds(await namesIn(kit, folder))) {
    const location = `${folder}/${id}`;
    const stats = await kit.fileTree.stat(location);
    // A process that was killed between keeping a content and replacing it leaves a version that is its file.
    if (!stats || isSameFile(stats, current)) continue;
    const about = await readJson(kit, `${location}.json`);
    versions.push({
      id,
      location,
      bytes: stats.bytes,
      modifiedAt: stats.modifiedAt,
      replacedAt: timeOfVersion(id),
      replacedBy: textOf(about, 'replacedBy'),
      sha256: textOf(about, 'sha256'),
      uploader: textOf(about, 'uploader'),
    });
  }
  return versions.toReversed();
}

function isSameFile(one: TreeStats, other: TreeStats | undefined): boolean {
  return other?.id === one.id && other.bytes === one.bytes && other.modifiedMs === one.modifiedMs;
}

/** Keeps the present content of a file as a version. The file itself stays. Returns the id. */
export async function addVersion(
  kit: VersionsKit,
  at: LibraryPath,
  { replacedBy, sha256, uploader }: ContentOrigin & { replacedBy: string },
): Promise<string> {
  const folder = versionFolder(at);
  await kit.fileTree.makeDirectory(folder);
  const id = newVersionId(kit.clock.now(), versionIds(await namesIn(kit, folder)).at(-1));
  await writeJson(kit, `${folder}/${id}.json`, { replacedBy, sha256, uploader });
  await kit.fileTree.link(libraryLocation(at), `${folder}/${id}`);
  await kit.fileTree.sync(folder);
  return id;
}

export async function removeVersion(kit: TreeKit, at: LibraryPath, id: string): Promise<void> {
  const location = `${versionFolder(at)}/${id}`;
  for (const suffix of ['', '.json', '.json.new']) await kit.fileTree.remove(`${location}${suffix}`);
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
