import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { ManifestEntry } from '@signalbox/archive';
import type { PlatformKit, TreeFile } from '@signalbox/platform-kit';
import { type Pack, pack as tarPack } from 'tar-stream';
import { entryNote, openSnapshot, projectFiles, type Snapshot } from '@signalbox/project-data';
import { encrypted } from '../format/encrypted-stream';
import { gzipped } from '../format/gzipped';
import type { LeftOut } from '../../shared/transfer';
import { headName, jsonBytes, manifestName } from '../format/project-archive';
import { entryOf, filesFolder, type ProjectPart } from '../project-parts';
import { contentOf } from './part-selects';
import { leftOutIn } from './preview-export';

interface ExportToWrite {
  project: string;
  parts: readonly ProjectPart[];
  /** Password. Without one the same state gives the same bytes. */
  password: string | undefined;
  /** Path of the archive. A file of the same name and `.part` exists meanwhile. */
  path: string;
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

/** Writes the archive of a project to the disk. Returns the fields that were left out. */
export async function writeExport(kit: PlatformKit, input: ExportToWrite): Promise<{ leftOut: LeftOut[] }> {
  const { path, password, signal } = input;
  const pack = tarPack();
  const filling = fill(kit, pack, input).catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  // Its rejection is the pipeline's, which is thrown below.
  filling.catch(() => undefined);
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const locked = (content: AsyncIterable<Uint8Array>) =>
    password === undefined ? content : encrypted(content, password);
  try {
    await pipeline(pack as AsyncIterable<Uint8Array>, ...gzipped(), locked, file, { signal });
    return await filling;
  } catch (error) {
    pack.destroy();
    await filling.catch(() => undefined);
    signal.throwIfAborted();
    throw error;
  }
}

async function fill(
  kit: PlatformKit,
  pack: Pack,
  { project, parts, path, signal, onProgress }: ExportToWrite,
): Promise<{ leftOut: LeftOut[] }> {
  const snapshot = await openSnapshot(kit);
  try {
    const head = { format: 'signalbox-project', version: 1, product: kit.product, project } as const;
    await addBytes(pack, headName, jsonBytes({ ...head, parts: parts.map(({ name }) => name) }));
    const entries: ManifestEntry[] = [];
    const data = parts.flatMap((part) => (part.kind === 'files' ? [] : [{ part, name: entryOf(part) }]));
    for (const [index, { part, name }] of data.toSorted(byName).entries()) {
      signal.throwIfAborted();
      entries.push(
        await addSpooled(pack, { name, spool: `${path}.part`, lines: snapshot.lines(contentOf({ project, part })) }),
      );
      onProgress((0.5 * (index + 1)) / data.length);
    }
    if (parts.some(({ kind }) => kind === 'files'))
      for await (const entry of addFiles(pack, { kit, project })) {
        signal.throwIfAborted();
        entries.push(entry);
        onProgress(0.5 + 0.5 * (1 - 1 / (1 + entries.length / 100)));
      }
    const leftOut = await leftOutIn(snapshot, { project, parts });
    await addBytes(pack, manifestName, jsonBytes({ entries, leftOut }));
    pack.finalize();
    return { leftOut };
  } finally {
    await snapshot.close();
  }
}

/** A tar header contains the length of its entry. */
async function addSpooled(
  pack: Pack,
  { name, spool, lines }: { name: string; spool: string; lines: ReturnType<Snapshot['lines']> },
): Promise<ManifestEntry> {
  try {
    await pipeline(lines, createWriteStream(spool, { flags: 'wx', mode: 0o600 }));
    return await addContent(pack, { name, content: createReadStream(spool), bytes: (await stat(spool)).size });
  } finally {
    await rm(spool, { force: true });
  }
}

async function* addFiles(
  pack: Pack,
  { kit, project }: { kit: PlatformKit; project: string },
): AsyncGenerator<ManifestEntry> {
  const notes = await kit.mediaNotes.read(project);
  for await (const { source, read } of projectFiles(kit, { item: 'fileServer', project, excludedDirs: [] })) {
    const name = `${filesFolder}${source.name}`;
    if (!read) {
      await addBytes(pack, name, Buffer.alloc(0));
      yield { name, size: 0, sha256: createHash('sha256').digest('hex') };
      continue;
    }
    const file = await read();
    if (!file) continue;
    const entry = await addContent(pack, { name, ...file });
    yield { ...entry, ...entryNote(notes.get(source.name), entry.size) };
  }
}

interface ContentToAdd extends Pick<TreeFile, 'content' | 'bytes'> {
  name: string;
}

/** Leaves out bytes that were appended to a file since it was opened. */
async function addContent(pack: Pack, { name, content, bytes }: ContentToAdd): Promise<ManifestEntry> {
  const hash = createHash('sha256');
  try {
    const { entry, ended } = startEntry(pack, headerOf(name, bytes));
    let missing = bytes;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, missing);
      missing -= part.length;
      hash.update(part);
      if (!entry.write(part)) await Promise.race([once(entry, 'drain'), ended]);
      if (missing === 0) break;
    }
    entry.end(() => undefined);
    await ended;
    return { name, size: bytes, sha256: hash.digest('hex') };
  } finally {
    content.destroy();
  }
}

function startEntry(pack: Pack, header: ReturnType<typeof headerOf>) {
  let handleEnd: (error?: Error | null) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    handleEnd = (error) => (error ? reject(error) : resolve());
  });
  // The next write throws the error of a writer that stopped.
  ended.catch(() => undefined);
  return { entry: pack.entry(header, handleEnd), ended };
}

async function addBytes(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    pack.entry(headerOf(name, bytes.length), bytes, (error) => (error ? reject(error) : resolve())),
  );
}

function headerOf(name: string, size: number) {
  const type = name.endsWith('/') ? ('directory' as const) : ('file' as const);
  return { name, size, type, mode: type === 'file' ? 0o644 : 0o755, uid: 0, gid: 0, mtime: new Date(0) };
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name < other.name ? -1 : 1;
}
