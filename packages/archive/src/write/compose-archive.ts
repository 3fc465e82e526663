import type { FileHandle } from 'node:fs/promises';
import { ArchiveSourceError, isGone, unreadable } from '../archive-source-error';
import { keySupply } from '../encryption/ae-keys';
import { entryPath, escapes, hasPlace, isDirectory, manifestName } from '../entry-path';
import { defaultLimits } from '../limits';
import type { ArchiveInfo } from '../manifest/archive-info';
import { ManifestDraft, manifestText } from '../manifest/manifest-draft';
import { earliestDosTime } from '../zip/dos-time';
import { centralHeader, endOfDirectory } from '../zip/write-headers';
import { ArchiveFile } from './archive-file';
import { deflateLevels } from './deflate';
import { isCompressedFormat } from './is-compressed-format';
import { Meter } from '../meter';
import type { ReadableSource } from './readable-source';
import { writeEntry } from './write-entry';
import type { WriteProgress, WrittenArchive } from './write-archive';

interface Composition {
  handle: FileHandle;
  sources: AsyncIterable<ReadableSource>;
  options: ArchiveInfo;
  password?: string;
  /** Omits the times of entries, so that the same content gives the same bytes. */
  isDeterministic: boolean;
  isQuick: boolean;
  onProgress: (progress: WriteProgress) => void;
}

/** Writes the archive into an empty file and syncs it to disk. */
export async function composeArchive(composition: Composition): Promise<WrittenArchive> {
  const { handle, sources, options, isDeterministic, onProgress } = composition;
  const file = new ArchiveFile(handle);
  const draft = new ManifestDraft(options);
  const directory: Buffer[] = [];
  const names = new Set<string>();
  const leftOut: string[] = [];
  const write = entryWriter(composition, { file, directory });

  let bytesRead = 0;
  for await (const source of sources) {
    const name = entryPath(source);
    requireFit(name, names);
    const meter = new Meter();
    const content = passing({
      name,
      chunks: source.read(),
      onChunk: (chunk) => {
        if (source.kind === 'data') meter.addLines(chunk);
        else meter.add(chunk);
        bytesRead += chunk.length;
        onProgress({ entries: names.size, bytesRead, bytesWritten: file.position });
      },
    });
    try {
      await write({ name, content, meter, modified: source.modified ?? options.time });
    } catch (cause) {
      if (!(cause instanceof ArchiveSourceError)) throw cause;
      if (!source.isOptional || meter.size > 0 || !isGone(cause.cause)) throw cause;
      leftOut.push(name);
      continue;
    }
    names.add(name);
    const modified = source.modified && !isDeterministic ? { modified: source.modified.toISOString() } : {};
    draft.add({ name, size: meter.size, sha256: meter.sha256(), ...modified, ...source.note }, meter.records);
  }
  await writeManifest(draft, { write, time: options.time });

  const start = file.position;
  await file.append(...directory);
  await file.append(endOfDirectory({ count: directory.length, start, size: file.position - start }));
  await file.finish();
  return { ...draft.counts, size: file.position, leftOut };
}

type WriteEntry = (entry: {
  name: string;
  content: AsyncIterable<Uint8Array>;
  modified: Date;
  meter: Meter;
}) => Promise<void>;

/** Returns a function that appends an entry to `file`, and its header to `directory`. */
function entryWriter(
  { password, isDeterministic, isQuick }: Composition,
  { file, directory }: { file: ArchiveFile; directory: Buffer[] },
): WriteEntry {
  const level = deflateLevels[isQuick ? 'quick' : 'usual'];
  const nextKeys = password === undefined ? async () => undefined : keySupply(password);
  return async ({ name, content, meter, ...entry }) => {
    const written = await writeEntry(file, {
      name,
      compression: isCompressedFormat(name) ? 'stored' : 'deflated',
      level,
      modified: isDeterministic ? earliestDosTime : entry.modified,
      keys: await nextKeys(),
      content,
      measured: () => meter,
    });
    directory.push(centralHeader(written));
  };
}

async function writeManifest(draft: ManifestDraft, { write, time }: { write: WriteEntry; time: Date }): Promise<void> {
  const manifest = Buffer.from(manifestText(draft.finish()));
  if (manifest.length > defaultLimits.maxManifestBytes)
    throw new ArchiveSourceError(manifestName, 'The manifest would be larger than a reader accepts');
  const meter = new Meter();
  const content = passing({ name: manifestName, chunks: [manifest], onChunk: (chunk) => meter.add(chunk) });
  await write({ name: manifestName, content, meter, modified: time });
}

interface Passage {
  name: string;
  chunks: AsyncIterable<Uint8Array> | Uint8Array[];
  onChunk: (chunk: Uint8Array) => void;
}

/** Reports progress for each chunk. Names the entry in errors of their source. */
async function* passing({ name, chunks, onChunk }: Passage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      onChunk(chunk);
      if (isDirectory(name) && chunk.length > 0) throw new Error('A directory has no content');
      yield chunk;
    }
  } catch (cause) {
    throw unreadable(name, cause);
  }
}

/** Rejects entries that would make the archive invalid for a reader. */
function requireFit(name: string, names: Set<string>): void {
  if (escapes(name) || !hasPlace(name) || Buffer.byteLength(name) > maxNameBytes)
    throw new ArchiveSourceError(name, 'No name for an entry');
  if (names.has(name)) throw new ArchiveSourceError(name, 'Two entries have this name');
  if (names.size >= defaultLimits.maxEntries)
    throw new ArchiveSourceError(name, `More than ${defaultLimits.maxEntries} entries`, { error: 'tooMany' });
}

const maxNameBytes = 4_096;
