import { createReadStream, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ArchiveSourceError, type SourceErrorReason } from '../archive-source-error';
import { verifyArchive } from '../read/verify-archive';
import { readAll } from '../testing/read-all';
import { noise, placeOf, someContent, someInfo } from '../testing/sample';
import { temporaryFolder } from '../testing/temporary-folder';
import type { ArchiveSource } from './archive-source';
import { writeArchive, type WriteProgress } from './write-archive';

it('writes files, streams and directories in a worker, and verifies them in another', async () => {
  const folder = temporaryFolder();
  const [target, file] = [join(folder, 'a.zip'), join(folder, 'media.png')];
  writeFileSync(file, noise(900_000, 1));
  const entries: ArchiveSource[] = [
    { kind: 'data', name: 'user', open: () => lines(30_000) },
    { kind: 'fileServer', name: 'img/media.png', path: file, modified: new Date('2026-01-02T03:04:05.678Z') },
    { kind: 'html', name: 'kept/', isDirectory: true },
  ];
  const written = await writeArchive({ target, entries, options: someInfo(), password: 'c' });
  expect(written).toMatchObject({ entries: 3, records: 30_000, leftOut: [] });
  expect(readdirSync(folder).toSorted()).toEqual(['a.zip', 'media.png']);

  const content = await readAll({ path: target, password: 'c' });
  expect(content['fileServer/img/media.png']!.equals(readFileSync(file))).toBe(true);
  expect(content['data/user.ndjson']!.toString().split('\n')[29_999]).toBe('{"id":29999}');
  const { manifest } = await verifyArchive({ path: target, password: 'c' });
  expect(manifest.entries[1]!.modified).toBe('2026-01-02T03:04:05.678Z');
  await expect(verifyArchive({ path: target, password: 'd' })).rejects.toMatchObject({ reason: 'wrongCode' });
});

it('gives the same bytes for the same content when `isDeterministic`, for any order and timing', async () => {
  const folder = temporaryFolder();
  const entries = Object.entries(someContent()).map(([path, bytes]) => streamed(path, bytes));
  const touched = entries.toReversed().map((entry) => ({ ...entry, modified: new Date() }));
  await writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo(), isDeterministic: true });
  await writeArchive({ target: join(folder, 'b.zip'), entries: touched, options: someInfo(), isDeterministic: true });
  expect(readFileSync(join(folder, 'a.zip')).equals(readFileSync(join(folder, 'b.zip')))).toBe(true);
});

it('is larger and intact where it was compressed quickly', async () => {
  const folder = temporaryFolder();
  const entries = [{ kind: 'data' as const, name: 'user', open: () => lines(60_000) }];
  const pack = (name: string, isQuick: boolean) =>
    writeArchive({ target: join(folder, name), entries, options: someInfo(), isQuick });
  const usual = await pack('usual.zip', false);
  const quick = await pack('quick.zip', true);
  expect(quick.size).toBeGreaterThan(usual.size);
  const contentOf = async (name: string) => (await readAll({ path: join(folder, name) }))['data/user.ndjson']!;
  expect((await contentOf('quick.zip')).equals(await contentOf('usual.zip'))).toBe(true);
});

it('reports progress', async () => {
  const updates: WriteProgress[] = [];
  const endsAfterTwo = async function* () {
    while (updates.length < 2) yield noise(100_000, updates.length);
  };
  const target = join(temporaryFolder(), 'a.zip');
  const entries: ArchiveSource[] = [{ kind: 'html', name: 'a.jpg', open: endsAfterTwo }];
  await writeArchive({ target, entries, options: someInfo(), onProgress: (progress) => updates.push(progress) });
  expect(updates.at(-1)!.bytesRead).toBeGreaterThan(0);
  expect(updates.map(({ bytesRead }) => bytesRead)).toEqual(
    updates.map(({ bytesRead }) => bytesRead).toSorted((a, b) => a - b),
  );
});

describe('aborted', () => {
  it.each([
    { moment: 'before it opens its source', chunks: undefined },
    { moment: 'when it has opened its source', chunks: 0 },
    { moment: 'after its first chunk', chunks: 1 },
    { moment: 'in the middle of a file', chunks: 60 },
  ])('$moment stops, leaves nothing, and notifies its sources', async ({ chunks }) => {
    const folder = temporaryFolder();
    const stop = new AbortController();
    let read = -1;
    let wasClosed = false;
    const endless = async function* () {
      read = 0;
      try {
        for (;;) {
          yield noise(50_000, 1);
          read += 1;
        }
      } finally {
        wasClosed = true;
      }
    };
    const entries: ArchiveSource[] = [{ kind: 'data', name: 'user', open: endless }];
    const writing = writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo(), signal: stop.signal });
    const failure = writing.catch((error: unknown) => error);
    if (chunks !== undefined) await vi.waitFor(() => expect(read).toBeGreaterThanOrEqual(chunks), { interval: 1 });
    stop.abort(new Error('enough'));
    expect(await failure).toMatchObject({ message: 'enough' });
    expect(readdirSync(folder)).toEqual([]);
    await vi.waitFor(() => expect(wasClosed).toBe(read >= 0));
  });

  it('before it starts writes nothing', async () => {
    const folder = temporaryFolder();
    const writing = writeArchive({
      target: join(folder, 'a.zip'),
      entries: [],
      options: someInfo(),
      signal: AbortSignal.abort(new Error('enough')),
    });
    await expect(writing).rejects.toThrow('enough');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('during the verification ends that too', async () => {
    const target = join(temporaryFolder(), 'a.zip');
    await writeArchive({ target, entries: [], options: someInfo() });
    const stop = new AbortController();
    const verifying = verifyArchive({ path: target, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(verifying).rejects.toThrow('enough');
  });
});

describe('rejects', () => {
  const cause = new Error('connection lost');
  const failing = async function* () {
    yield 'x\n';
    throw cause;
  };
  const unreadable = 'unreadable';
  const file: ArchiveSource = { kind: 'html', name: 'a.txt', open: () => lines(1) };

  it.each<{ what: string; entries: ArchiveSource[]; entry: string; error?: SourceErrorReason }>([
    { what: 'one name twice', entries: [file, file], entry: 'html/a.txt' },
    { what: 'a path that escapes', entries: [{ ...file, name: '../a' }], entry: 'html/../a' },
    { what: 'no module', entries: [{ ...file, kind: 'data', name: 'A b' }], entry: 'data/A b.ndjson' },
    {
      what: 'a file that is not there',
      entries: [{ kind: 'html', name: 'b', path: '/none' }],
      entry: 'html/b',
      error: unreadable,
    },
    {
      what: 'a directory as a file',
      entries: [{ kind: 'html', name: 'b', path: '/tmp' }],
      entry: 'html/b',
      error: unreadable,
    },
    { what: 'a directory with content', entries: [{ ...file, name: 'a/' }], entry: 'html/a/', error: unreadable },
  ])('$what', async ({ entries, entry, error = 'unfit' }) => {
    const folder = temporaryFolder();
    const writing = writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo() });
    await expect(writing).rejects.toBeInstanceOf(ArchiveSourceError);
    await expect(writing).rejects.toMatchObject({ entry, error });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a source that fails, and passes on what it threw', async () => {
    const folder = temporaryFolder();
    const entries: ArchiveSource[] = [{ kind: 'data', name: 'user', open: failing }];
    const writing = writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo() });
    await expect(writing).rejects.toMatchObject({ entry: 'data/user.ndjson', cause });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('an error of the list of entries', async () => {
    const folder = temporaryFolder();
    const entries = (async function* () {
      yield file;
      throw cause;
    })();
    await expect(writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo() })).rejects.toBe(cause);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a link', async () => {
    const folder = temporaryFolder();
    symlinkSync('/etc/hostname', join(folder, 'link'));
    const entries: ArchiveSource[] = [{ kind: 'html', name: 'a', path: join(folder, 'link') }];
    await expect(writeArchive({ target: join(folder, 'a.zip'), entries, options: someInfo() })).rejects.toMatchObject({
      entry: 'html/a',
    });
  });

  it('a missing folder', async () => {
    const target = join(temporaryFolder(), 'none', 'a.zip');
    await expect(writeArchive({ target, entries: [], options: someInfo() })).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

it('leaves out optional content that has gone, and reports it', async () => {
  const target = join(temporaryFolder(), 'a.zip');
  const gone = () => createReadStream('/none');
  const entries: ArchiveSource[] = [
    { kind: 'html', name: 'gone.txt', path: '/none', isOptional: true },
    { kind: 'html', name: 'gone too.txt', open: gone, isOptional: true },
    { kind: 'html', name: 'here.txt', open: () => lines(2) },
  ];
  expect((await writeArchive({ target, entries, options: someInfo() })).leftOut).toEqual([
    'html/gone.txt',
    'html/gone too.txt',
  ]);
  expect(Object.keys(await readAll({ path: target }))).toEqual(['html/here.txt']);
});

it('keeps the archive from other users of the machine', async () => {
  const folder = temporaryFolder();
  await writeArchive({ target: join(folder, 'a.zip'), entries: [], options: someInfo() });
  expect((statSync(join(folder, 'a.zip')).mode & 0o077).toString(8)).toBe('0');
});

async function* lines(count: number): AsyncGenerator<string> {
  for (let id = 0; id < count; id += 1) yield `{"id":${id}}\n`;
}

function streamed(path: string, bytes: Uint8Array): ArchiveSource {
  if (path.endsWith('/')) return { ...placeOf(path), isDirectory: true };
  return {
    ...placeOf(path),
    open: async function* () {
      yield bytes;
    },
  };
}
