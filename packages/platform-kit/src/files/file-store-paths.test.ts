import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFileStore, bytes, type TestFileStore } from './testing/a-file-store';

let bench: TestFileStore;
beforeEach(() => {
  bench = aFileStore();
});
afterEach(() => bench.close());

test.each(['a\u202efdp.exe', 'a\u200bb.txt', '\ufeffa.txt', 'a\u2066b', 'a\u00adb', 'a\u2028b'])(
  'gives no new file or directory the name %j, and still reads and removes one that has it',
  async (name) => {
    const rejected = {
      errorName: 'invalidPath',
      options: { detail: expect.stringMatching(/invisible.*\\u[0-9a-f]{4}/) },
    };
    await bench.files.write('ok.txt', bytes('ok'));
    await expect(bench.files.write(`d/${name}`, bytes('x'))).rejects.toMatchObject(rejected);
    await expect(bench.files.makeDirectory(name)).rejects.toMatchObject(rejected);
    await expect(bench.files.move('ok.txt', name)).rejects.toMatchObject(rejected);
    await expect(bench.files.copy('ok.txt', `${name}/ok.txt`)).rejects.toMatchObject(rejected);
    writeFileSync(join(bench.root, name), 'old');
    expect(await bench.contentOf(name)).toBe('old');
    expect((await bench.files.list('')).map((entry) => entry.name)).toContain(name);
    await bench.files.move(name, 'mended.txt');
    writeFileSync(join(bench.root, name), 'old');
    await bench.files.remove(name);
    expect(await bench.files.entry(name)).toBeUndefined();
  },
);

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
    await bench.files.write('ok.txt', bytes('ok'));
    await expect(bench.files.write(path, bytes('x'))).rejects.toMatchObject(error);
    await expect(bench.files.read(path)).rejects.toMatchObject(error);
    await expect(bench.files.list(path)).rejects.toMatchObject(error);
    await expect(bench.files.makeDirectory(path)).rejects.toMatchObject(error);
    await expect(bench.files.move('ok.txt', path)).rejects.toMatchObject(error);
    await expect(bench.files.copy(path, 'y')).rejects.toMatchObject(error);
    await expect(bench.files.remove(path)).rejects.toMatchObject(error);
    expect(readdirSync(bench.folder)).toEqual(['media']);
  });

  test('that is the root, if a file is expected', async () => {
    await bench.files.makeDirectory('a');
    await expect(bench.files.write('', bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(bench.files.remove('')).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(bench.files.move('', 'b')).rejects.toMatchObject({ errorName: 'invalidPath' });
  });
});

test('follows no link, neither as a file nor on the way', async () => {
  writeFileSync(join(bench.folder, 'secret'), 'secret');
  await bench.files.makeDirectory('a');
  symlinkSync(join(bench.folder, 'secret'), join(bench.root, 'link'));
  symlinkSync(bench.folder, join(bench.root, 'out'));
  for (const path of ['link', 'out', 'out/secret', 'out/new']) {
    await expect(bench.files.read(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(bench.files.write(path, bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(bench.files.remove(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
  }
  expect((await bench.files.list('')).map(({ name }) => name)).toEqual(['a']);
  expect(readFileSync(join(bench.folder, 'secret'), 'utf8')).toBe('secret');
});

test('writes nothing outside the root for any path', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '/', '\\', 'a', 'con', '~', '%2e%2e', '．．'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
      const outcome = await bench.files.write(parts.join('/'), bytes('x')).then(
        () => 'written',
        (error: unknown) => (error instanceof PlatformError ? error.errorName : String(error)),
      );
      expect(['written', 'invalidPath', 'alreadyExists']).toContain(outcome);
      expect(readdirSync(bench.folder).filter((name) => name !== 'media')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
