import { PlatformError } from '@signalbox/api';
import {
  type FileEntry,
  type FileStore,
  joinPath,
  languagePackDirectory,
  mediaPath,
  ownerOf,
  parentOf,
} from '@signalbox/platform-kit';
import { extensionOf, isOfSettings, uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject } from '@signalbox/schemas';
import { mediaErrors } from '../../shared/errors';
import type { MoveAnswer } from '../../shared/library';
import type { TrashedEntry } from '../../shared/trash';
import type { ClaimSpace, SpaceClaim } from '../quota/project-space';
import { storePathOf } from '../store-path-of';
import { withFreeName } from '../upload/free-name';
import type { MovedFile } from '../uses/rewrite/move-used';

/** One project's media library, and the settings that bound it. */
export interface Library {
  files: FileStore;
  project: string;
  settings: JsonObject;
  claimSpace: ClaimSpace;
  /** Moves a file or a directory with its content into the trash. Returns the id in the trash. */
  discard: (storePath: string) => Promise<string>;
  /** Makes the content of a file a version. The file is gone then. */
  setAside: (storePath: string) => Promise<void>;
  /**
   * Moves a file or a directory with its content, and writes the new addresses where the old ones are stored. `mayReplace`:
   * the content of a file in that place becomes a version.
   */
  move: (from: string, to: string, options?: { mayReplace: boolean }) => Promise<MovedFile>;
}

interface Relocation {
  how: 'move' | 'copy';
  paths: string[];
  target: string;
  action?: 'cover' | 'rename';
}

/** What a move or copy did. */
interface Relocated {
  /** Number of records and settings with new addresses, of copies 0. */
  rewritten: number;
  /** Paths of the library, in the order of the request. */
  placed: NonNullable<MoveAnswer['placed']>;
}

/** Moves or copies into the directory `target`. Checks all sources before it moves the first one. */
export async function relocate(library: Library, { how, paths, target, action }: Relocation): Promise<Relocated> {
  const { project } = library;
  const directory = mediaPath(project, target);
  const sources = await Promise.all(paths.map((path) => existing(library, path)));
  if (how === 'move') sources.forEach(rejectFixed);
  for (const source of sources) rejectUnfit(library, { source, to: joinPath(directory, source.name) });
  const claim = how === 'copy' ? await claimFor(library, sources) : undefined;
  const relocated: Relocated = { rewritten: 0, placed: [] };
  try {
    for (const source of sources) {
      const { to, rewritten, ...undo } = await relocateOne(library, { how, source, directory, action });
      relocated.rewritten += rewritten;
      relocated.placed.push({ from: ownerOf(source.path).path, to: ownerOf(to).path, ...undo });
    }
    claim?.end({ areStored: true });
    return relocated;
  } catch (error) {
    claim?.end({ areStored: false });
    throw error;
  }
}

async function relocateOne(
  { files, setAside, move }: Library,
  { how, source, directory, action }: Pick<Relocation, 'how' | 'action'> & { source: FileEntry; directory: string },
): Promise<MovedFile & { to: string }> {
  const relocateTo = async (name: string) => {
    const place = joinPath(directory, name);
    const mayReplace = action === 'cover' && place !== source.path && (await files.entry(place))?.isDirectory === false;
    if (how === 'move') return { to: place, ...(await move(source.path, place, { mayReplace })) };
    if (mayReplace) await setAside(place);
    await files.copy(source.path, place);
    return { to: place, rewritten: 0 };
  };
  const { name } = source;
  return action === 'rename' ? withFreeName(files, { directory, name }, relocateTo) : relocateTo(name);
}

async function claimFor({ files, project, settings, claimSpace }: Library, sources: FileEntry[]): Promise<SpaceClaim> {
  const sizes = await Promise.all(sources.map(({ path }) => files.bytesOf(path)));
  return claimSpace({ project, settings, bytes: sizes.reduce((sum, size) => sum + size, 0) });
}

/**
 * Renames in the same directory. A file keeps its extension, because its content was validated for it. Returns the number
 * of records and settings with new addresses.
 */
export async function rename(library: Library, { path, name }: { path: string; name: string }): Promise<number> {
  const source = await existing(library, path);
  rejectFixed(source);
  if (!source.isDirectory && extensionOf(source.name) !== extensionOf(name)) {
    throw new PlatformError('formatNotAllowed', {
      field: 'name',
      pointer: '/name',
      detail: `.${extensionOf(source.name)}`,
    });
  }
  const to = joinPath(parentOf(source.path), name);
  rejectUnfit(library, { source, to });
  return (await library.move(source.path, to)).rewritten;
}

interface Removal {
  paths: string[];
  /** Throws for paths of the store whose files must stay where they are. */
  check: (storePaths: string[]) => Promise<void>;
}

/** Moves files and directories into the trash. Those inside of another one go with it. */
export async function removeAll(library: Library, { paths, check }: Removal): Promise<TrashedEntry[]> {
  const entries = await Promise.all(paths.map((path) => existing(library, path)));
  entries.forEach(rejectFixed);
  const storePaths = [...new Set(entries.map(({ path }) => path))];
  await check(storePaths);
  const isInside = (path: string) => storePaths.some((other) => path.startsWith(`${other}/`));
  const trashed: TrashedEntry[] = [];
  for (const path of storePaths)
    if (!isInside(path)) trashed.push({ id: await library.discard(path), path: ownerOf(path).path });
  return trashed;
}

/** The directories of the console's own forms cannot move: forms and the public URLs of language packs expect them. */
function rejectFixed({ path: storePath, isDirectory }: FileEntry): void {
  const { path } = ownerOf(storePath);
  const isTop = path === '' || (!path.includes('/') && isOfSettings(path));
  if (isDirectory && isTop) throw new PlatformError(mediaErrors.directoryFixed, { params: { name: path } });
}

/**
 * A file moves only to a directory that would accept its upload. Nothing moves to the language packs, which are public and
 * validated at upload. `to` is a path of the store.
 */
function rejectUnfit({ settings, project }: Library, { source, to }: { source: FileEntry; to: string }): void {
  const target = ownerOf(to);
  if (target.project !== project) throw new PlatformError('invalidPath', { detail: 'another project' });
  const rule = uploadRule({ directory: source.isDirectory ? target.path : parentOf(target.path), settings });
  const isAmongPacks = parentOf(ownerOf(source.path).path) === languagePackDirectory;
  if (rule.isLanguagePack && !isAmongPacks)
    throw new PlatformError('formatNotAllowed', { detail: `${to}: upload language packs` });
  if (!source.isDirectory) rule.checkName(to.split('/').at(-1) ?? '');
  else if (rule.isImage) throw new PlatformError('formatNotAllowed', { detail: `${to}: a directory` });
}

async function existing({ files, project }: Library, path: string): Promise<FileEntry> {
  const entry = await files.entry(storePathOf(project, path));
  if (!entry) throw new PlatformError('notFound', { detail: path });
  return entry;
}
