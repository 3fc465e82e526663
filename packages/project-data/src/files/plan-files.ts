import type { RestoreRule } from '@signalbox/schemas/types';
import { join } from 'node:path/posix';
import { PlatformError, type RestoreCounts, nothingCounted } from '@signalbox/api';
import type { ManifestEntry, OpenArchive } from '@signalbox/archive';
import { archivedFiles } from './archived-files';
import type { FileArea } from './file-area';
import { type FoundFile, type FoundTree, listTree } from './list-tree';
import type { TreePlace } from './tree-place';

interface FilesToPlan {
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  area: FileArea;
  rule: RestoreRule;
  /** Folders that the backup excluded. Rule 2 does not delete them. */
  keptFolders?: readonly string[];
  /** Where the existing files are. Default: the area. */
  existingAt?: TreePlace;
  signal?: AbortSignal;
}

/** `bytes`: size of a file that is stored differently from the archive. */
export type PlannedFile =
  | { from: 'existing'; file: FoundFile }
  | { from: 'archive'; entry: ManifestEntry; bytes?: number };

export interface FilesPlan {
  counts: RestoreCounts;
  /** All files after the restore, by path, with their origin. */
  files: Map<string, PlannedFile>;
  directories: Set<string>;
  /** The existing files when the plan was made. */
  existing: FoundTree;
  existingAt: TreePlace;
  /** Units with changes. */
  units: Set<string>;
}

/** Plans the files of an area under a rule. A plan shows the counts. A restore stages the files. */
export async function planAreaFiles(options: FilesToPlan): Promise<FilesPlan> {
  const { archive, area, rule, keptFolders = [], existingAt = area, signal } = options;
  const existing = await listTree(existingAt, area);
  const archived = archivedFiles(archive, area);
  const isKept = (path: string) =>
    rule !== 2 || keptFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  const result: FilesPlan = {
    counts: { ...nothingCounted },
    files: new Map(),
    directories: new Set(existing.directories.filter(isKept)),
    existing,
    existingAt,
    units: new Set(),
  };
  const { counts, files, units } = result;
  const unchanged = await unchangedFiles({ existing, existingAt, archived: archived.files, signal });
  for (const file of existing.files) {
    signal?.throwIfAborted();
    const { path } = file;
    const entry = archived.files.get(path);
    archived.files.delete(path);
    if (entry === undefined && !isKept(path)) {
      counts.deleted += 1;
      units.add(area.unitOf(path));
    } else if (entry === undefined) files.set(path, { from: 'existing', file });
    else if (unchanged.has(path)) {
      counts.same += 1;
      files.set(path, { from: 'existing', file });
    } else if (rule === 1) {
      counts.skipped += 1;
      files.set(path, { from: 'existing', file });
    } else {
      counts.changed += 1;
      files.set(path, { from: 'archive', entry });
      units.add(area.unitOf(path));
    }
  }
  for (const path of files.keys()) for (const folder of foldersAbove(path)) result.directories.add(folder);
  for (const [path, entry] of archived.files) addNew(result, { area, rule, path, entry });
  for (const path of archived.directories) addFolder(result, { rule, path });
  const before = new Set(existing.directories);
  for (const directory of [...before, ...result.directories])
    if (before.has(directory) !== result.directories.has(directory)) units.add(area.unitOf(directory));
  return result;
}

/** A file where a folder exists, or below a file: rule 1 keeps what exists, other rules throw. */
function addNew(
  { counts, files, directories, units }: FilesPlan,
  { area, rule, path, entry }: { area: FileArea; rule: RestoreRule; path: string; entry: ManifestEntry },
): void {
  const above = foldersAbove(path);
  if (directories.has(path) || above.some((folder) => files.has(folder))) {
    if (rule !== 1) throw nameTwice(path);
    counts.skipped += 1;
    return;
  }
  counts.added += 1;
  files.set(path, { from: 'archive', entry });
  for (const folder of above) directories.add(folder);
  units.add(area.unitOf(path));
}

/** Folders are not counted, but an empty folder is restored too. */
function addFolder({ files, directories }: FilesPlan, { rule, path }: { rule: RestoreRule; path: string }): void {
  const ownFolders = [...foldersAbove(path), path];
  if (!ownFolders.some((folder) => files.has(folder))) for (const folder of ownFolders) directories.add(folder);
  else if (rule !== 1) throw nameTwice(path);
}

/** `a/b/c` is in `a` and in `a/b`. */
function foldersAbove(path: string): string[] {
  const names = path.split('/');
  return names.slice(1).map((_, depth) => names.slice(0, depth + 1).join('/'));
}

function nameTwice(path: string): PlatformError {
  const name = JSON.stringify(path.slice(0, 200));
  return new PlatformError('invalidPath', { detail: `a file and a folder of one name: ${name}` });
}

interface FilesToCompare {
  existing: FoundTree;
  existingAt: TreePlace;
  archived: ReadonlyMap<string, ManifestEntry>;
  signal?: AbortSignal;
}

/** Paths of the files that equal those of the archive byte for byte. */
async function unchangedFiles({ existing, existingAt, archived, signal }: FilesToCompare): Promise<Set<string>> {
  const likely = existing.files.filter(({ path, bytes }) => archived.get(path)?.size === bytes).map(({ path }) => path);
  if (likely.length === 0) return new Set();
  const { tree, root } = existingAt;
  const paths = likely.map((path) => join(root, path));
  const hashes = await tree.digests(paths, { signal });
  return new Set(likely.filter((path, index) => archived.get(path)?.sha256 === hashes[index]));
}
