import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFileHome, bytes, type FileHome } from './testing/a-file-home';

let home: FileHome;
beforeEach(() => {
  home = aFileHome();
});
afterEach(() => home.close());

test.each(['a\u202efdp.exe', 'a\u200bb.txt', '\ufeffa.txt', 'a\u2066b', 'a\u00adb', 'a\u2028b'])(
  'gives no new file or directory the name %j, and still reads and removes one that has it',
  async (name) => {
    const rejected = {
      errorName: 'invalidPath',
      options: { detail: expect.stringMatching(/invisible.*\\u[0-9a-f]{4}/) },
    };
    await home.files.write('ok.txt', bytes('ok'));
    await expect(home.files.write(`d/${name}`, bytes('x'))).rejects.toMatchObject(rejected);
    await expect(home.files.makeDirectory(name)).rejects.toMatchObject(rejected);
    await expect(home.files.move('ok.txt', name)).rejects.toMatchObject(rejected);
    await expect(home.files.copy('ok.txt', `${name}/ok.txt`)).rejects.toMatchObject(rejected);
    writeFileSync(join(home.root, name), 'old');
    expect(await home.contentOf(name)).toBe('old');
    expect((await home.files.list('')).map((entry) => entry.name)).toContain(name);
    await home.files.move(name, 'mended.txt');
    writeFileSync(join(home.root, name), 'old');
    await home.files.remove(name);
    expect(await home.files.entry(name)).toBeUndefined();
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
    await home.files.write('ok.txt', bytes('ok'));
    await expect(home.files.write(path, bytes('x'))).rejects.toMatchObject(error);
    await expect(home.files.read(path)).rejects.toMatchObject(error);
    await expect(home.files.list(path)).rejects.toMatchObject(error);
    await expect(home.files.makeDirectory(path)).rejects.toMatchObject(error);
    await expect(home.files.move('ok.txt', path)).rejects.toMatchObject(error);
    await expect(home.files.copy(path, 'y')).rejects.toMatchObject(error);
    await expect(home.files.remove(path)).rejects.toMatchObject(error);
    expect(readdirSync(home.folder)).toEqual(['media']);
  });

  test('that is the home.root, where a file is asked for', async () => {
    await home.files.makeDirectory('a');
    await expect(home.files.write('', bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(home.files.remove('')).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(home.files.move('', 'b')).rejects.toMatchObject({ errorName: 'invalidPath' });
  });
});

test('follows no link, neither as a file nor on the way', async () => {
  writeFileSync(join(home.folder, 'secret'), 'secret');
  await home.files.makeDirectory('a');
  symlinkSync(join(home.folder, 'secret'), join(home.root, 'link'));
  symlinkSync(home.folder, join(home.root, 'out'));
  for (const path of ['link', 'out', 'out/secret', 'out/new']) {
    await expect(home.files.read(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(home.files.write(path, bytes('x'))).rejects.toMatchObject({ errorName: 'invalidPath' });
    await expect(home.files.remove(path)).rejects.toMatchObject({ errorName: 'invalidPath' });
  }
  expect((await home.files.list('')).map(({ name }) => name)).toEqual(['a']);
  expect(readFileSync(join(home.folder, 'secret'), 'utf8')).toBe('secret');
});

test('writes nothing outside the root for any path', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '/', '\\', 'a', 'con', '~', '%2e%2e', '．．'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
      const outcome = await home.files.write(parts.join('/'), bytes('x')).then(
        () => 'written',
        (error: unknown) => (error instanceof PlatformError ? error.errorName : String(error)),
      );
      expect(['written', 'invalidPath', 'alreadyExists']).toContain(outcome);
      expect(readdirSync(home.folder).filter((name) => name !== 'media')).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
