import { open } from 'node:fs/promises';
import type { EntryKind } from '../entry-path';
import type { ArchiveInfo } from '../manifest/archive-info';
import { composeArchive } from '../write/compose-archive';
import type { ReadableSource } from '../write/readable-source';

export function someInfo(overrides: Partial<ArchiveInfo> = {}): ArchiveInfo {
  return {
    product: { name: 'Signalbox', version: '0.1.0' },
    project: 'default',
    name: 'Nightly',
    items: ['fileServer', 'html', 'mongodb'],
    time: new Date('2026-05-04T03:02:00Z'),
    ...overrides,
  };
}

/** A little of every kind: records, text, a picture's incompressible bytes, an empty file, an empty directory. */
export function someContent(): Record<string, Uint8Array> {
  const users = Array.from({ length: 40 }, (_, id) => `${JSON.stringify({ id, name: `user ${id}`, roles: ['a'] })}\n`);
  return {
    'data/user.ndjson': Buffer.from(users.join('')),
    'data/role.ndjson': Buffer.from(''),
    'fileServer/img/hall 1.png': noise(3_000, 1),
    'fileServer/notes/Лист – 说明.txt': Buffer.from('Turn it off and on again. '.repeat(90)),
    'fileServer/notes/empty.txt': Buffer.from(''),
    'fileServer/kept/': Buffer.from(''),
    'html/index.html': Buffer.from('<!doctype html><title>Hall</title>'),
  };
}

/** Sources of content by path, as the composer takes them. */
async function* sourcesOf(content: Record<string, Uint8Array>): AsyncGenerator<ReadableSource> {
  for (const [path, bytes] of Object.entries(content))
    yield {
      ...placeOf(path),
      read: async function* () {
        yield bytes;
      },
    };
}

/** Kind and name of a path in the archive. */
export function placeOf(path: string): { kind: EntryKind; name: string } {
  const [, kind, name] = /^(data|fileServer|html)\/(.*)$/s.exec(path)!;
  return { kind: kind as EntryKind, name: kind === 'data' ? name!.replace(/\.ndjson$/, '') : name! };
}

/** Composes in this thread: the worker has tests of its own. */
export async function compose(
  path: string,
  {
    content = someContent(),
    password,
    options = someInfo(),
  }: { content?: Record<string, Uint8Array>; password?: string; options?: ArchiveInfo } = {},
): Promise<void> {
  const handle = await open(path, 'w+');
  try {
    await composeArchive({
      handle,
      sources: sourcesOf(content),
      options,
      password,
      isDeterministic: true,
      isQuick: false,
      onProgress: () => undefined,
    });
  } finally {
    await handle.close();
  }
}

/** Bytes that do not compress, the same for the same seed. */
export function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  const next = randomNumbers(seed);
  for (let at = 0; at < length; at += 1) bytes[at] = next() * 256;
  return bytes;
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
