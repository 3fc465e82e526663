import { packOf } from '@signalbox/schemas/pack-name';
import type { LanguagePack } from '@signalbox/api';
import { type BoundedCache, boundedCache } from '../bounded-cache';
import type { FileEntry, FileStore } from '../contract';
import { mediaPath, mediaUrl } from './media-path';

/** The catalogue of language packs. Its content is public, because the login page uses these languages too. */
export const languagePackDirectory = 'languagePack';

/** The code, in small letters, of the language whose pack a file of the library is. */
export function packLanguage(path: string): string | undefined {
  const [directory, name = '', ...deeper] = path.split('/');
  return directory === languagePackDirectory && deeper.length === 0 ? packOf(name)?.code.toLowerCase() : undefined;
}

interface LanguagePackEntry extends LanguagePack {
  name: string;
  /** The same as `url`. */
  filePath: string;
}

/** The packs of a project, by code. A project without packs has the default project's. */
export async function languagePacks(files: FileStore, project: string): Promise<readonly LanguagePackEntry[]> {
  const directory = mediaPath(project, languagePackDirectory);
  const entry = await files.entry(directory);
  const packs = entry?.isDirectory === true ? await packsIn(files, entry) : [];
  return packs.length === 0 && project !== 'default' ? languagePacks(files, 'default') : packs;
}

interface Listing {
  modified: number;
  packs: readonly LanguagePackEntry[];
}
const listings = new WeakMap<FileStore, BoundedCache<Listing>>();

/** Lists a directory again only when its modification time has changed: replicas may share the folder. */
async function packsIn(files: FileStore, { path, modifiedAt }: FileEntry): Promise<readonly LanguagePackEntry[]> {
  const cache = listings.get(files) ?? boundedCache<Listing>({ maxEntries: 200, maxBytes: 4 * 1024 * 1024 });
  listings.set(files, cache);
  const modified = modifiedAt.getTime();
  const cached = cache.get(path);
  if (cached?.modified === modified) return cached.packs;
  const packs = (await files.list(path)).flatMap(packEntry).toSorted((one, other) => (one.code < other.code ? -1 : 1));
  // A change within the same tick of the file system's clock would not change the modification time.
  if (Date.now() - modified > settledMilliseconds)
    cache.set(path, { modified, packs }, bytesPerPack * (packs.length + 1));
  return packs;
}

function packEntry({ name, path }: FileEntry): LanguagePackEntry[] {
  const options = packOf(name);
  return options ? [{ ...options, name, filePath: mediaUrl(path), url: mediaUrl(path) }] : [];
}

const settledMilliseconds = 5_000;
const bytesPerPack = 1_000;
