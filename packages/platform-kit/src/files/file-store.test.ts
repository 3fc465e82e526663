import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { PlatformError } from '@signalbox/api';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileStore } from '../contract';
import { createFileStore } from './file-store';

let home: string;
let root: string;
let files: FileStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'signalbox-files-'));
  root = join(home, 'media');
  files = createFileStore({ root });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function* bytes(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part);
}
async function* broken() {
  yield Buffer.from('half');
  throw new Error('connection lost');
}
async function contentOf(path: string, range?: { start: number; end: number }) {
  const found = await files.read(path, range);
  return found && text(found.stream);
}

test('writes again once the obstacle is gone', async () => {
  mkdirSync(root);
  writeFileSync(join(root, '.staging'), 'in the way');
  await expect(files.write('a.txt', bytes('x'))).rejects.toThrow('EEXIST');
  rmSync(join(root, '.staging'));
  await files.write('a.txt', bytes('x'));
  expect(await contentOf('a.txt')).toBe('x');
});

test('writes in parts, replaces, and reads the complete file or a range', async () => {
  await files.write('img/pump/a.txt', bytes('old'));
  expect(await files.write('img/pump/a.txt', bytes('hello ', 'world'))).toEqual({ bytes: 11 });
  expect(await contentOf('img/pump/a.txt')).toBe('hello world');
  expect(await contentOf('img/pump/a.txt', { start: 6, end: 8 })).toBe('wor');
  expect(readdirSync(join(root, '.staging'))).toEqual([]);
});

test('shows nothing of a file whose upload fails, and keeps the existing one', async () => {
  await files.write('a.txt', bytes('complete'));
  await expect(files.write('a.txt', broken())).rejects.toThrow('connection lost');
  expect(await contentOf('a.txt')).toBe('complete');
  expect(readdirSync(join(root, '.staging'))).toEqual([]);
});

test('leaves the reserve of the disk to the database: for directories', async () => {
  let spare = 1;
  const tight = createFileStore({ root, spareBytes: async () => spare });
  await tight.makeDirectory('a/b');
  await tight.write('a/x.txt', bytes('x'));
  spare = 0;
  const full = { errorName: 'diskFull' };
  await expect(tight.makeDirectory('c/d/e')).rejects.toMatchObject(full);
  await expect(tight.move('a/x.txt', 'c/d/x.txt')).rejects.toMatchObject(full);
  await tight.makeDirectory('a/b');
  await tight.move('a/x.txt', 'a/b/x.txt');
  expect(readdirSync(root).filter((name) => !name.startsWith('.'))).toEqual(['a']);
});

test('leaves the reserve of the disk to the database: for many uploads at once', async () => {
  const tight = createFileStore({ root, spareBytes: async () => 20 * 2 ** 20 });
  let handleEnd: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (handleEnd = resolve));
  async function* slow() {
    yield Buffer.from('x');
    await end;
  }
  const rejected: unknown[] = [];
  const uploads = Array.from({ length: 8 }, () =>
    tight.stage(slow(), { maxBytes: 10 }).catch((error: unknown) => void rejected.push(error)),
  );
  await vi.waitFor(() => expect(rejected).toHaveLength(5), 20_000);
  expect(rejected[0]).toMatchObject({ errorName: 'diskFull' });
  handleEnd();
  expect((await Promise.all(uploads)).filter((staged) => staged?.bytes === 1)).toHaveLength(3);
  expect((await tight.stage(bytes('x'), { maxBytes: 10 })).bytes).toBe(1);
});

test('leaves the reserve of the disk to the database: for uploads, long ones too, and for copies', async () => {
  await files.write('a/a.txt', bytes('12345'));
  let spare = 4;
  const tight = createFileStore({ root, spareBytes: async () => spare });
  await expect(tight.copy('a', 'b')).rejects.toMatchObject({ errorName: 'diskFull' });
  expect(await files.entry('b')).toBeUndefined();
  const megabytes = async function* () {
    for (let count = 0; count < 20; count++) {
      if (count === 4) spare = 0;
      yield Buffer.alloc(1024 * 1024);
    }
  };
  await expect(tight.stage(megabytes(), { maxBytes: 2 ** 30 })).rejects.toMatchObject({ errorName: 'diskFull' });
  await expect(tight.stage(bytes('x'), { maxBytes: 9 })).rejects.toMatchObject({ errorName: 'diskFull' });
  expect(readdirSync(join(root, '.staging'))).toEqual([]);
  await tight.write('own.txt', bytes('of the server itself'));
  spare = 9;
  expect(
    (await Promise.allSettled([tight.copy('a', 'd'), tight.copy('a', 'e')])).map(({ status }) => status),
  ).toContain('rejected');
});

test.each(['a\u202efdp.exe', 'a\u200bb.txt', '\ufeffa.txt', 'a\u2066b', 'a\u00adb', 'a\u2028b'])(
  'gives no new file or directory the name %j, and still reads and removes one that has it',
  async (name) => {
    const rejected = {
      errorName: 'invalidPath',
      options: { detail: expect.stringMatching(/invisible.*\\u[0-9a-f]{4}/) },
    };
    await files.write('ok.txt', bytes('ok'));
    await expect(files.write(`d/${name}`, bytes('x'))).rejects.toMatchObject(rejected);
    await expect(files.makeDirectory(name)).rejects.toMatchObject(rejected);
    await expect(files.move('ok.txt', name)).rejects.toMatchObject(rejected);
    await expect(files.copy('ok.txt', `${name}/ok.txt`)).rejects.toMatchObject(rejected);
    writeFileSync(join(root, name), 'old');
    expect(await contentOf(name)).toBe('old');
    expect((await files.list('')).map((entry) => entry.name)).toContain(name);
    await files.move(name, 'mended.txt');
    writeFileSync(join(root, name), 'old');
    await files.remove(name);
    expect(await files.entry(name)).toBeUndefined();
  },
);

test('counts the bytes of a directory, without what is left out and without uploads that are under way', async () => {
  await files.write('a/b/c.txt', bytes('123'));
  await files.write('a/d.txt', bytes('4567'));
  await files.write('_p_north/e.txt', bytes('89'));
  await files.stage(bytes('staged'), { maxBytes: 9 });
  expect(await files.bytesOf('')).toBe(9);
  expect(await files.bytesOf('', (name) => name.startsWith('_p_'))).toBe(7);
  expect(await files.bytesOf('a/b')).toBe(3);
  expect(await files.bytesOf('none')).toBe(0);
});

test('removes the leftovers of killed uploads, and no upload that another replica may be writing', async () => {
  await files.removeLeftovers();
  const [old, living] = [
    await files.stage(bytes('old'), { maxBytes: 9 }),
    await files.stage(bytes('new'), { maxBytes: 9 }),
  ];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(old.location, twoHoursAgo, twoHoursAgo);
  await createFileStore({ root }).removeLeftovers();
  expect(readdirSync(join(root, '.staging'))).toEqual([basename(living.location)]);
});

test('rejects more bytes than allowed and keeps none of them', async () => {
  await expect(files.stage(bytes('12345', '6'), { maxBytes: 5 })).rejects.toMatchObject({ errorName: 'tooLarge' });
  expect((await files.stage(bytes('12345'), { maxBytes: 5 })).bytes).toBe(5);
});

test('lets only one of two uploads have a new name', async () => {
  const staged = await Promise.all([
    files.stage(bytes('one'), { maxBytes: 9 }),
    files.stage(bytes('two'), { maxBytes: 9 }),
  ]);
  const placed = await Promise.allSettled(staged.map((file) => file.place('a.txt', { shouldReplace: false })));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(placed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errorName: 'alreadyExists' } });
});

test('lists directories first and no files of its own', async () => {
  await files.write('b.txt', bytes('12'));
  await files.write('a.txt', bytes('1'));
  await files.makeDirectory('z/deep');
  expect(
    (await files.list('')).map(({ name, path, isDirectory, bytes: size }) => [name, path, isDirectory, size]),
  ).toEqual([
    ['z', 'z', true, 0],
    ['a.txt', 'a.txt', false, 1],
    ['b.txt', 'b.txt', false, 2],
  ]);
  expect((await files.list('z')).map(({ path }) => path)).toEqual(['z/deep']);
  await expect(files.list('none')).rejects.toMatchObject({ errorName: 'notFound' });
});

test('moves, copies and removes files and directories with their content', async () => {
  await files.write('a/b/c.txt', bytes('x'));
  await files.copy('a', 'copy');
  await files.move('a/b/c.txt', 'new/d.txt');
  expect(await contentOf('copy/b/c.txt')).toBe('x');
  expect(await contentOf('new/d.txt')).toBe('x');
  expect(await files.entry('a/b/c.txt')).toBeUndefined();
  await files.remove('copy');
  expect(await files.entry('copy')).toBeUndefined();
});

test('never overwrites by a move or a copy, never moves a directory into itself', async () => {
  await files.write('a/x.txt', bytes('a'));
  await files.write('b/x.txt', bytes('b'));
  await expect(files.move('a/x.txt', 'b/x.txt')).rejects.toMatchObject({ errorName: 'alreadyExists' });
  await expect(files.copy('a', 'b')).rejects.toMatchObject({ errorName: 'alreadyExists' });
  await expect(files.move('a', 'a/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(files.copy('a', 'a/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(files.move('none', 'c')).rejects.toMatchObject({ errorName: 'notFound' });
  await expect(files.write('a/x.txt/y', bytes(''))).rejects.toMatchObject({
    errorName: expect.stringMatching(/invalidPath|alreadyExists/),
  });
  await expect(files.write('a', bytes(''))).rejects.toMatchObject({ errorName: 'alreadyExists' });
  expect(await contentOf('b/x.txt')).toBe('b');
});

describe('rejects a path', () => {
  const paths = [
    '..',
    '../x',
    'a/../../x',
    'a/..',
    './a',
    '/etc/passwd',
    '//x',
    'a//b',
    'C:\\x',
    'C:x',
    '..\\x',
    'a\\..\\b',
    'a\u0000.png',
    'a\nb',
    'nul',
    'NUL.txt',
    'com1.png',
    'a/con',
    'x.',
    'x ',
    ' x',
    '.hidden',
    '.staging/x',
    'a?b',
    'a*b',
    'a|b',
    '<a>',
    'a"b',
    'x'.repeat(256),
    '字'.repeat(86),
    '\ud800',
    Array.from({ length: 17 }, () => 'd').join('/'),
  ];
  test.each(paths)('%j', async (path) => {
    const error = { errorName: 'invalidPath' };
    await files.write('ok.txt', bytes('ok'));
    await expect(files.write(path, bytes('x'))).rejects.toMatchObject(error);
    await expect(files.read(path)).rejects.toMatchObject(error);
    await expect(files.list(path)).rejects.toMatchObject(error);
    await expect(files.makeDirectory(path)).rejects.toMatchObject(error);
    await expect(files.move('ok.txt', path)).rejects.toMatchObject(error);
    await expect(files.copy(path, 'y')).rejects.toMatchObject(error);
    await expect(files.remove(path)).rejects.toMatchObject(error);
    expect(readdirSync(home)).toEqual(['media']);
  });

  test('that is the root, where a file is asked for', async () => {
    await files.makeDirectory('a');
    await expect(files.write('', bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(files.remove('')).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(files.move('', 'b')).rejects.toMatchObject({ errorName: 'invalidPath' });
  });
});

test('follows no link, neither as a file nor on the way', async () => {
  writeFileSync(join(home, 'secret'), 'secret');
  await files.makeDirectory('a');
  symlinkSync(join(home, 'secret'), join(root, 'link'));
  symlinkSync(home, join(root, 'out'));
  for (const path of ['link', 'out', 'out/secret', 'out/new']) {
    await expect(files.read(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(files.write(path, bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(files.remove(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
  }
  expect((await files.list('')).map(({ name }) => name)).toEqual(['a']);
  expect(readFileSync(join(home, 'secret'), 'utf8')).toBe('secret');
});

test('writes nothing outside the root for any path', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '/', '\\', 'a', 'con', '~', '%2e%2e', '．．'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
      const outcome = await files.write(parts.join('/'), bytes('x')).then(
        () => 'written',
        (error: unknown) => (error instanceof PlatformError ? error.errorName : String(error)),
      );
      expect(['written', 'invalidPath', 'alreadyExists']).toContain(outcome);
      expect(readdirSync(home).filter((name) => name !== 'media')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
