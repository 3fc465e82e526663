import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { ArchiveError } from '../archive-error';
import { isDirectory, isOfSystem, manifestName, moduleOf } from '../entry-path';
import { type ArchiveLimits, defaultLimits } from '../limits';
import type { ArchiveManifest, ManifestEntry } from '../manifest/archive-info';
import { readManifest } from '../manifest/read-manifest';
import { findDirectory } from '../zip/find-directory';
import { readDirectory } from '../zip/read-directory';
import { readExactly } from '../zip/read-exactly';
import { checkDirectory, type PlacedEntry } from './check-directory';
import { type EntryToRead, readEntry } from './read-entry';

export interface ArchiveToOpen {
  path: string;
  /** Leave it out for an archive without a password; otherwise such an archive is rejected with `wrongCode`. */
  password?: string;
  limits?: Partial<ArchiveLimits>;
}

export interface OpenArchive {
  readonly manifest: ArchiveManifest;
  /** It has a password. */
  readonly isEncrypted: boolean;
  /** All entries but the manifest, in the order of the archive. */
  list(): readonly ManifestEntry[];
  /**
   * Content of an entry, checked as it passes. It throws `ArchiveError` at the latest at its end. Callers must not rely
   * on the output before it has ended without an error.
   */
  readEntry(name: string): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** Opens an archive and validates all that it declares. Throws `ArchiveError`, or the error of the file system. */
export function openArchive(archive: ArchiveToOpen): Promise<OpenArchive> {
  return openForReading(archive);
}

/** For callers that read its entries in their own way. */
export interface ReadableArchive extends OpenArchive {
  entryToRead(name: string): EntryToRead;
}

export async function openForReading({ path, password, limits }: ArchiveToOpen): Promise<ReadableArchive> {
  const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const allLimits = { ...defaultLimits, ...limits };
    const entries = await readEntries(handle, allLimits);
    return await opened({ handle, entries, password, limits: allLimits });
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function readEntries(handle: FileHandle, limits: ArchiveLimits): Promise<Map<string, PlacedEntry>> {
  const stats = await handle.stat();
  if (!stats.isFile()) throw new ArchiveError('notAnArchive', { detail: 'Not a file' });
  const { count, start, size } = await findDirectory(handle, stats.size);
  // Other tools add directories and the manifest adds a line. A line of the directory is seldom longer than 200 bytes.
  if (count > limits.maxEntries * 2 || size > limits.maxEntries * 1_024)
    throw new ArchiveError('tooManyEntries', { detail: `${count} entries, ${size} bytes of names` });
  const entries = readDirectory(await readExactly(handle, start, size), count);
  return checkDirectory({ entries, directoryStart: start, limits });
}

interface Opening {
  handle: FileHandle;
  entries: Map<string, PlacedEntry>;
  password: string | undefined;
  limits: ArchiveLimits;
}

async function opened({ handle, entries, password, limits }: Opening): Promise<ReadableArchive> {
  const entry = entries.get(manifestName);
  if (!entry) throw new ArchiveError('manifestMissing');
  const isEncrypted = requireSameEncryption(entry, entries);
  if (isEncrypted && password === undefined) throw new ArchiveError('codeNeeded');
  if (!isEncrypted && password !== undefined)
    throw new ArchiveError('wrongCode', { detail: 'The archive is not encrypted' });
  const chunks: Uint8Array[] = [];
  for await (const chunk of readEntry({ handle, entry, password })) chunks.push(chunk);
  const manifest = readManifest(Buffer.concat(chunks), limits);
  const declared = requireSame(manifest, entries);
  const records = new Map(manifest.modules.map((module) => [module.name, module.records]));
  const entryToRead = (name: string): EntryToRead => {
    const [entry, expectedEntry] = [entries.get(name), declared.get(name)];
    if (!entry || !expectedEntry) throw new RangeError(`The archive has no entry ${JSON.stringify(name)}`);
    const expected = { sha256: expectedEntry.sha256, records: records.get(moduleOf(name) ?? '') };
    return { handle, entry, password, expected };
  };
  return {
    manifest,
    isEncrypted,
    list: () => manifest.entries,
    entryToRead,
    readEntry: (name) => readEntry(entryToRead(name)),
    close: () => handle.close(),
  };
}

/** Either all entries are encrypted or none: otherwise an entry could be added without the password. Directories have no content. */
function requireSameEncryption({ isEncrypted }: PlacedEntry, entries: Map<string, PlacedEntry>): boolean {
  for (const entry of entries.values())
    if (entry.isEncrypted !== isEncrypted && !isDirectory(entry.name))
      throw new ArchiveError('tampered', { entry: entry.name, detail: 'Only some entries are encrypted' });
  return isEncrypted;
}

/** Verifies that the directory and the manifest name the same entries. Only the directory may have further directories. */
function requireSame(manifest: ArchiveManifest, entries: Map<string, PlacedEntry>): Map<string, ManifestEntry> {
  const declared = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  for (const { name, size } of declared.values()) {
    const found = entries.get(name);
    if (!found) throw new ArchiveError('tampered', { entry: name, detail: 'The entry is missing' });
    if (found.size !== size)
      throw new ArchiveError('tampered', { entry: name, detail: 'The size differs from the manifest' });
  }
  for (const name of entries.keys())
    if (name !== manifestName && !declared.has(name) && !isDirectory(name) && !isOfSystem(name))
      throw new ArchiveError('unexpectedEntry', { entry: name, detail: 'The manifest does not list the entry' });
  return declared;
}
