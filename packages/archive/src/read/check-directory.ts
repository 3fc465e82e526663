import { ArchiveError } from '../archive-error';
import { encryptionBytes } from '../encryption/ae-keys';
import { escapes, hasPlace, isDirectory, isOfSystem, manifestName } from '../entry-path';
import type { ArchiveLimits } from '../limits';
import type { DirectoryEntry } from '../zip/read-directory';
import { length } from '../zip/zip-entry';

interface DirectoryOptions {
  entries: DirectoryEntry[];
  /** Where the directory starts. No entry reaches beyond it. */
  directoryStart: number;
  limits: ArchiveLimits;
}

/** An entry and the bytes that the file has for it. */
export interface PlacedEntry extends DirectoryEntry {
  /** Where the next entry or the directory starts. */
  roomEnd: number;
}

/** Validates the declared sizes and names before any content is read. Returns the entries by name. */
export function checkDirectory(options: DirectoryOptions): Map<string, PlacedEntry> {
  const { directoryStart, limits } = options;
  const entries = withoutFolder(options.entries);
  // `requireSame` leaves out those in a folder of the format: a file of the media library may have such a name.
  const isOwn = ({ name, folder }: DirectoryEntry) =>
    hasPlace(name) || !(isOfSystem(name) || (folder !== '' && name === ''));
  const own = entries.filter(isOwn);
  for (const entry of own) checkEntry(entry, limits);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.maxTotalBytes) throw new ArchiveError('bomb', { detail: `${total} bytes decompressed` });
  requireOneName(own);
  return new Map(
    placed(entries, directoryStart)
      .filter(isOwn)
      .map((entry) => [entry.name, entry]),
  );
}

/** Systems pack a folder together with its name. The archive is then all that is in it. */
function withoutFolder(entries: DirectoryEntry[]): DirectoryEntry[] {
  const inFolder = entries.find(({ name }) => /^[^/]+\/manifest\.json$/.test(name) && !hasPlace(name))?.name;
  const folder = inFolder?.slice(0, -manifestName.length) ?? '';
  if (!entries.every(({ name }) => name.startsWith(folder) || isOfSystem(name))) return entries;
  return entries.map((entry) =>
    entry.name.startsWith(folder) ? { ...entry, folder, name: entry.name.slice(folder.length) } : entry,
  );
}

function checkEntry(entry: DirectoryEntry, limits: ArchiveLimits): void {
  const { name, size, compressedSize } = entry;
  if (escapes(name)) throw new ArchiveError('pathEscapes', { entry: name });
  if (entry.unixType === unixType.link) throw new ArchiveError('symlink', { entry: name });
  const expected = isDirectory(name) ? unixType.directory : unixType.file;
  if (entry.unixType !== 0 && entry.unixType !== expected)
    throw new ArchiveError('unexpectedEntry', { entry: name, detail: 'Neither a file nor a directory' });
  if (name !== manifestName && !hasPlace(name) && !isTopFolder(name))
    throw new ArchiveError('unexpectedEntry', {
      entry: name,
      detail: 'The name is not in a folder that an archive has',
    });
  const compressed = compressedSize - (entry.isEncrypted ? encryptionBytes : 0);
  if (compressed < 0 || (entry.compression === 'stored' && compressed !== size))
    throw new ArchiveError('tampered', { entry: name, detail: `${size} bytes in ${compressedSize}` });
  if (isDirectory(name) && size > 0) throw new ArchiveError('unexpectedEntry', { entry: name });
  const isBomb =
    size > (name === manifestName ? limits.maxManifestBytes : limits.maxEntryBytes) ||
    (size > limits.ratioFreeBytes && size > compressed * limits.maxRatio);
  if (isBomb) throw new ArchiveError('bomb', { entry: name, detail: `${size} bytes out of ${compressed}` });
}

/** Zip tools add directories by themselves; they have no content. */
function isTopFolder(name: string): boolean {
  return ['data/', 'fileServer/', 'html/'].includes(name);
}

/** Rejects a name that occurs twice, and a file where another entry needs a directory. */
function requireOneName(entries: DirectoryEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    if (names.has(name)) throw new ArchiveError('duplicateEntry', { entry: name });
    names.add(name);
  }
  for (const { name } of entries)
    for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1))
      if (names.has(name.slice(0, at)))
        throw new ArchiveError('duplicateEntry', { entry: name, detail: 'A file has the path of a directory' });
}

/** Entries that share bytes let a small file expand to petabytes without one high ratio. */
function placed(entries: DirectoryEntry[], directoryStart: number): PlacedEntry[] {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset);
  return inOrder.map((entry, index) => {
    const roomEnd = inOrder[index + 1]?.offset ?? directoryStart;
    const least = length.local + Buffer.byteLength(entry.folder + entry.name) + entry.compressedSize;
    if (entry.offset + least > roomEnd)
      throw new ArchiveError(index + 1 < inOrder.length ? 'bomb' : 'tampered', {
        entry: entry.name,
        detail: 'The entry overlaps the next one',
      });
    return { ...entry, roomEnd };
  });
}

const unixType = { directory: 0o04, file: 0o10, link: 0o12 } as const;
