import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveError, defaultLimits, type ManifestEntry, type OpenArchive } from '@signalbox/archive';
import { decoded, magic } from '../../format/encrypted-stream';
import { gunzipped } from '../../format/gunzipped';
import {
  headName,
  manifestName,
  noteOf,
  type ProjectHead,
  type ProjectManifest,
  readHead,
  readManifest,
} from '../../format/project-archive';
import { readTar, type TarEntry } from '../../format/read-tar';
import { entryOf, filesFolder, projectParts } from '../../project-parts';

interface ProjectToExtract {
  path: string;
  password: string | undefined;
  /** Folder to create. Entries get numbers as file names, so that no name of an archive becomes a path. */
  folder: string;
  maxBytes: number;
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
}

/** An archive whose every byte was verified. */
export interface ExtractedProject extends Pick<OpenArchive, 'list' | 'readEntry'> {
  head: ProjectHead;
  manifest: ProjectManifest;
  /** Absolute path of an extracted entry. */
  locationOf(name: string): string;
}

/** What was read so far. */
interface Extraction {
  folder: string;
  limitBytes: number;
  bytes: number;
  found: Map<string, ManifestEntry>;
  places: Map<string, string>;
  head?: ProjectHead;
  manifest?: ProjectManifest;
}

/** Extracts a project export. Throws `ArchiveError`. The caller removes the folder. */
export async function extractProject(project: ProjectToExtract): Promise<ExtractedProject> {
  const { path, folder, maxBytes, signal } = project;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const limitBytes = Math.min(maxBytes, await maxExtractedBytes(path));
  const extraction: Extraction = { folder, limitBytes, bytes: 0, found: new Map(), places: new Map() };
  for await (const entry of readTar(await contentOf(project))) {
    signal?.throwIfAborted();
    await addEntry(extraction, entry);
  }
  return verified(extraction);
}

/** The head comes first, the manifest last. */
async function addEntry(extraction: Extraction, entry: TarEntry): Promise<void> {
  const { name } = entry;
  extraction.bytes += entry.bytes;
  if (extraction.bytes > extraction.limitBytes || entry.bytes > defaultLimits.maxEntryBytes)
    throw new ArchiveError('bomb', { entry: name });
  if (extraction.found.size >= defaultLimits.maxEntries) throw new ArchiveError('tooManyEntries');
  if (extraction.manifest) throw new ArchiveError('unexpectedEntry', { entry: name });
  if (!extraction.head) extraction.head = readHead(await small(entry, headName, maxHeadBytes));
  else if (name === manifestName)
    extraction.manifest = readManifest(await small(entry, manifestName, defaultLimits.maxManifestBytes));
  else await addContent(extraction, entry, extraction.head);
}

async function addContent({ folder, found, places }: Extraction, entry: TarEntry, head: ProjectHead): Promise<void> {
  const { name } = entry;
  rejectForeign(entry, head);
  if (found.has(name)) throw new ArchiveError('duplicateEntry', { entry: name });
  const place = join(folder, String(found.size));
  places.set(name, place);
  found.set(name, { name, size: entry.bytes, sha256: await keep(entry, place) });
}

function verified({ found, places, head, manifest }: Extraction): ExtractedProject {
  if (!head || !manifest) throw new ArchiveError('manifestMissing');
  rejectOthers(found, manifest, head);
  const notes = new Map(manifest.entries.map((entry) => [entry.name, noteOf(entry)]));
  const entries = [...found.values()].map((entry) => ({ ...entry, ...notes.get(entry.name) }));
  return {
    head,
    manifest,
    list: () => entries,
    locationOf: (name) => places.get(name) ?? name,
    async *readEntry(name) {
      yield* createReadStream(places.get(name) ?? name, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>;
    },
  };
}

const maxHeadBytes = 65_536;

/** Limit for the extracted bytes of a file: that of an entry of a backup with its size. */
async function maxExtractedBytes(path: string): Promise<number> {
  return Math.max((await stat(path)).size * defaultLimits.maxRatio, defaultLimits.ratioFreeBytes);
}

async function contentOf({ path, password, onProgress }: Pick<ProjectToExtract, 'path' | 'password' | 'onProgress'>) {
  const file = await open(path);
  const start = Buffer.alloc(magic.length);
  const { size } = await file.stat();
  await file.read(start, 0, start.length, 0).finally(() => file.close());
  const isEncrypted = start.equals(magic);
  if (isEncrypted && password === undefined) throw new ArchiveError('codeNeeded');
  if (!isEncrypted && start.readUInt16BE(0) !== 0x1f8b) throw new ArchiveError('notAnArchive');
  if (!isEncrypted && password !== undefined) throw new ArchiveError('wrongCode', { detail: 'it has none' });
  async function* read() {
    let done = 0;
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>) {
      done += chunk.length;
      onProgress?.(done / size);
      yield chunk;
    }
  }
  return gunzipped(password === undefined ? read() : decoded(read(), password));
}

async function small(entry: TarEntry, name: string, maxBytes: number): Promise<Uint8Array> {
  if (entry.name !== name || entry.isDirectory) throw new ArchiveError('manifestMissing', { entry: entry.name });
  if (entry.bytes > maxBytes) throw new ArchiveError('bomb', { entry: name });
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Rejects entries that the head does not announce, or outside their folder. */
function rejectForeign({ name, isDirectory }: TarEntry, head: ProjectHead): void {
  const path = isDirectory && name.endsWith('/') ? name.slice(0, -1) : name;
  const isEscaping = path.split('/').some((segment) => segment === '' || segment === '.' || segment === '..');
  if (isEscaping || /[\\\0]/.test(path) || /^[a-z]:/i.test(path))
    throw new ArchiveError('pathEscapes', { entry: name });
  const parts = projectParts.filter((part) => head.parts.includes(part.name));
  const hasPlace = isDirectory
    ? name.startsWith(filesFolder) && name.endsWith('/') && parts.some(({ kind }) => kind === 'files')
    : parts.some((part) => (part.kind === 'files' ? name.startsWith(filesFolder) : name === entryOf(part)));
  if (!hasPlace) throw new ArchiveError('unexpectedEntry', { entry: name });
}

async function keep({ content }: TarEntry, place: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(place, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Requires that the manifest names exactly the entries, and that every part exists. */
function rejectOthers(found: Map<string, ManifestEntry>, manifest: ProjectManifest, head: ProjectHead): void {
  const named = new Map(manifest.entries.map((entry) => [entry.name, entry]));
  if (named.size !== manifest.entries.length)
    throw new ArchiveError('manifestInvalid', { detail: 'a name comes twice' });
  for (const [name, { size, sha256 }] of found) {
    const stated = named.get(name);
    if (!stated) throw new ArchiveError('unexpectedEntry', { entry: name });
    if (stated.size !== size || stated.sha256 !== sha256) throw new ArchiveError('tampered', { entry: name });
  }
  const missing = [...named.keys()].find((name) => !found.has(name));
  if (missing !== undefined) throw new ArchiveError('manifestInvalid', { entry: missing, detail: 'it is not there' });
  const empty = projectParts.find(
    (part) => part.kind !== 'files' && head.parts.includes(part.name) && !found.has(entryOf(part)),
  );
  if (empty) throw new ArchiveError('manifestInvalid', { detail: `${empty.name} is not there` });
}
