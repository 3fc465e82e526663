import { mkdirSync, rmSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileStore } from './file-store';
import { aFileStore, bytes, type TestFileStore } from './testing/a-file-store';

let bench: TestFileStore;
beforeEach(() => {
  bench = aFileStore();
});
afterEach(() => bench.close());

async function* broken() {
  yield Buffer.from('half');
  throw new Error('connection lost');
}

test('writes again once the obstacle is gone', async () => {
  mkdirSync(bench.root);
  writeFileSync(join(bench.root, '.staging'), 'in the way');
  await expect(bench.files.write('a.txt', bytes('x'))).rejects.toThrow('EEXIST');
  rmSync(join(bench.root, '.staging'));
  await bench.files.write('a.txt', bytes('x'));
  expect(await bench.contentOf('a.txt')).toBe('x');
});

test('writes in parts, replaces, and reads the complete file or a range', async () => {
  await bench.files.write('img/pump/a.txt', bytes('old'));
  expect(await bench.files.write('img/pump/a.txt', bytes('hello ', 'world'))).toEqual({ bytes: 11 });
  expect(await bench.contentOf('img/pump/a.txt')).toBe('hello world');
  expect(await bench.contentOf('img/pump/a.txt', { start: 6, end: 8 })).toBe('wor');
  expect(readdirSync(join(bench.root, '.staging'))).toEqual([]);
});

test('shows nothing of a file whose upload fails, and keeps the existing one', async () => {
  await bench.files.write('a.txt', bytes('complete'));
  await expect(bench.files.write('a.txt', broken())).rejects.toThrow('connection lost');
  expect(await bench.contentOf('a.txt')).toBe('complete');
  expect(readdirSync(join(bench.root, '.staging'))).toEqual([]);
});

test('leaves the reserve of the disk to the database: for directories', async () => {
  let spare = 1;
  const tight = createFileStore({ root: bench.root, spareBytes: async () => spare });
  await tight.makeDirectory('a/b');
  await tight.write('a/x.txt', bytes('x'));
  spare = 0;
  const full = { errorName: 'diskFull' };
  await expect(tight.makeDirectory('c/d/e')).rejects.toMatchObject(full);
  await expect(tight.move('a/x.txt', 'c/d/x.txt')).rejects.toMatchObject(full);
  await tight.makeDirectory('a/b');
  await tight.move('a/x.txt', 'a/b/x.txt');
  expect(readdirSync(bench.root).filter((name) => !name.startsWith('.'))).toEqual(['a']);
});

test('leaves the reserve of the disk to the database: for many uploads at once', async () => {
  const tight = createFileStore({ root: bench.root, spareBytes: async () => 20 * 2 ** 20 });
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
  await bench.files.write('a/a.txt', bytes('12345'));
  let spare = 4;
  const tight = createFileStore({ root: bench.root, spareBytes: async () => spare });
  await expect(tight.copy('a', 'b')).rejects.toMatchObject({ errorName: 'diskFull' });
  await expect(tight.copy('a', 'new/deep/b')).rejects.toMatchObject({ errorName: 'diskFull' });
  for (const path of ['b', 'new']) expect(await bench.files.entry(path)).toBeUndefined();
  const megabytes = async function* () {
    for (let count = 0; count < 20; count++) {
      if (count === 4) spare = 0;
      yield Buffer.alloc(1024 * 1024);
    }
  };
  await expect(tight.stage(megabytes(), { maxBytes: 2 ** 30 })).rejects.toMatchObject({ errorName: 'diskFull' });
  await expect(tight.stage(bytes('x'), { maxBytes: 9 })).rejects.toMatchObject({ errorName: 'diskFull' });
  expect(readdirSync(join(bench.root, '.staging'))).toEqual([]);
  await tight.write('own.txt', bytes('of the server itself'));
  spare = 9;
  expect(
    (await Promise.allSettled([tight.copy('a', 'd'), tight.copy('a', 'e')])).map(({ status }) => status),
  ).toContain('rejected');
});

test('counts the bytes of a directory, without what is left out and without uploads that are under way', async () => {
  await bench.files.write('a/b/c.txt', bytes('123'));
  await bench.files.write('a/d.txt', bytes('4567'));
  await bench.files.write('_p_north/e.txt', bytes('89'));
  await bench.files.stage(bytes('staged'), { maxBytes: 9 });
  expect(await bench.files.bytesOf('')).toBe(9);
  expect(await bench.files.bytesOf('', (name) => name.startsWith('_p_'))).toBe(7);
  expect(await bench.files.bytesOf('a/b')).toBe(3);
  expect(await bench.files.bytesOf('none')).toBe(0);
});

test('removes the leftovers of killed uploads, and no upload that another replica may be writing', async () => {
  await bench.files.removeLeftovers();
  const [old, living] = [
    await bench.files.stage(bytes('old'), { maxBytes: 9 }),
    await bench.files.stage(bytes('new'), { maxBytes: 9 }),
  ];
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  utimesSync(old.location, twoHoursAgo, twoHoursAgo);
  await createFileStore({ root: bench.root }).removeLeftovers();
  expect(readdirSync(join(bench.root, '.staging'))).toEqual([basename(living.location)]);
});

test('rejects more bytes than allowed and keeps none of them', async () => {
  await expect(bench.files.stage(bytes('12345', '6'), { maxBytes: 5 })).rejects.toMatchObject({
    errorName: 'tooLarge',
  });
  expect((await bench.files.stage(bytes('12345'), { maxBytes: 5 })).bytes).toBe(5);
});

test('lets only one of two uploads have a new name', async () => {
  const staged = await Promise.all([
    bench.files.stage(bytes('one'), { maxBytes: 9 }),
    bench.files.stage(bytes('two'), { maxBytes: 9 }),
  ]);
  const placed = await Promise.allSettled(staged.map((file) => file.place('a.txt', { shouldReplace: false })));
  expect(placed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(placed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { errorName: 'alreadyExists' } });
});

test('lets only one of two copies have a new name, of files and of directories', async () => {
  for (const [index, file] of ['', '/x.txt', '/deep/x.txt'].entries()) {
    const to = `to-${index}`;
    for (const name of ['a', 'b']) await bench.files.write(`${index}${name}${file}`, bytes(name));
    const copies = ['a', 'b'].map((name) => bench.files.copy(`${index}${name}`, to).then(() => name));
    const copied = await Promise.allSettled(copies);
    const kept = copied.flatMap((copy) => (copy.status === 'fulfilled' ? [copy.value] : []));
    expect(kept).toHaveLength(1);
    expect(copied.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errorName: 'alreadyExists' },
    });
    expect(await bench.contentOf(`${to}${file}`)).toBe(kept[0]);
  }
});

test('keeps a file whose place was taken for another place', async () => {
  await bench.files.write('a.txt', bytes('first'));
  const staged = await bench.files.stage(bytes('second'), { maxBytes: 9 });
  await expect(staged.place('a.txt', { shouldReplace: false })).rejects.toMatchObject({ errorName: 'alreadyExists' });
  await staged.place('b.txt', { shouldReplace: false });
  expect(await bench.contentOf('b.txt')).toBe('second');
  expect(readdirSync(join(bench.root, '.staging'))).toEqual([]);
});

test('lists directories first and no files of its own', async () => {
  await bench.files.write('b.txt', bytes('12'));
  await bench.files.write('a.txt', bytes('1'));
  await bench.files.makeDirectory('z/deep');
  expect(
    (await bench.files.list('')).map(({ name, path, isDirectory, bytes: size }) => [name, path, isDirectory, size]),
  ).toEqual([
    ['z', 'z', true, 0],
    ['a.txt', 'a.txt', false, 1],
    ['b.txt', 'b.txt', false, 2],
  ]);
  expect((await bench.files.list('z')).map(({ path }) => path)).toEqual(['z/deep']);
  await expect(bench.files.list('none')).rejects.toMatchObject({ errorName: 'notFound' });
});

test('moves, copies and removes files and directories with their content', async () => {
  await bench.files.write('a/b/c.txt', bytes('x'));
  await bench.files.copy('a', 'copy');
  await bench.files.move('a/b/c.txt', 'new/d.txt');
  expect(await bench.contentOf('copy/b/c.txt')).toBe('x');
  expect(await bench.contentOf('new/d.txt')).toBe('x');
  expect(await bench.files.entry('a/b/c.txt')).toBeUndefined();
  await bench.files.remove('copy');
  expect(await bench.files.entry('copy')).toBeUndefined();
});

test('never overwrites by a move or a copy, never moves a directory into itself', async () => {
  await bench.files.write('a/x.txt', bytes('a'));
  await bench.files.write('b/x.txt', bytes('b'));
  await expect(bench.files.move('a/x.txt', 'b/x.txt')).rejects.toMatchObject({ errorName: 'alreadyExists' });
  await expect(bench.files.copy('a', 'b')).rejects.toMatchObject({ errorName: 'alreadyExists' });
  await expect(bench.files.move('a', 'a/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(bench.files.copy('a', 'a/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(bench.files.move('a', 'a/new/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(bench.files.copy('a', 'a/new/inner')).rejects.toMatchObject({ errorName: 'invalidPath' });
  expect(await bench.files.entry('a/new')).toBeUndefined();
  await expect(bench.files.move('none', 'c')).rejects.toMatchObject({ errorName: 'notFound' });
  await expect(bench.files.write('a/x.txt/y', bytes(''))).rejects.toMatchObject({
    errorName: expect.stringMatching(/invalidPath|alreadyExists/),
  });
  await expect(bench.files.write('a', bytes(''))).rejects.toMatchObject({ errorName: 'alreadyExists' });
  expect(await bench.contentOf('b/x.txt')).toBe('b');
});

test('hashes while it receives, and keeps the modification time when it places the file', async () => {
  for (const shouldReplace of [false, true]) {
    const staged = await bench.files.stage(bytes('hello ', 'world'), { maxBytes: 100 });
    expect(staged.sha256).toBe('b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9');
    await staged.place('a.txt', { shouldReplace });
    expect((await bench.files.entry('a.txt'))?.modifiedAt).toEqual(staged.modifiedAt);
  }
});

test('names the entries of a directory, and reads those that exist', async () => {
  mkdirSync(bench.root);
  for (const name of ['b.txt', 'a.txt', '.hidden', 'con', 'u\u0308.txt', '\u00fc.txt'])
    writeFileSync(join(bench.root, name), name);
  mkdirSync(join(bench.root, 'folder'));
  symlinkSync(bench.folder, join(bench.root, 'link'));
  const names = await bench.files.names('');
  expect(names.toSorted()).toEqual(['a.txt', 'b.txt', 'folder', 'link', '\u00fc.txt']);
  expect((await bench.files.list('')).map(({ name }) => name)).toEqual(['folder', 'a.txt', 'b.txt', '\u00fc.txt']);
  const some = await bench.files.entriesOf('', ['b.txt', 'none', 'link', 'folder']);
  expect(some.map(({ path, isDirectory, bytes: size }) => [path, isDirectory, size])).toEqual([
    ['b.txt', false, 5],
    ['folder', true, 0],
  ]);
  await expect(bench.files.names('link')).rejects.toMatchObject({ errorName: 'invalidPath' });
  await expect(bench.files.names('none')).rejects.toMatchObject({ errorName: 'notFound' });
});
