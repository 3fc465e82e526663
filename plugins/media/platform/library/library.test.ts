import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { png } from '../seed/png';
import { multipartBody } from '../testing/multipart-body';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const { path } of await platform.kit.files.list('').catch(() => [])) await platform.kit.files.remove(path);
});

const library = async (path: string) =>
  (await platform.app.inject(`/rest/core/mediaLibrary${path}`)).json<Record<string, unknown>[]>();
const post = async (path: string, payload: object) =>
  (
    await platform.app.inject({
      method: 'POST',
      url: `/rest/core/mediaLibrary/${path}`,
      payload,
      headers: { 'accept-language': 'en' },
    })
  ).json<Record<string, unknown>>();
const put = async (catalog: string, name: string, content: string | Uint8Array = 'x', action = '') => {
  const url = `/rest/core/mediaLibrary/upload?catalog=${encodeURIComponent(catalog)}${action && `&action=${action}`}`;
  return (await platform.app.inject({ method: 'POST', url, ...multipartBody({ name, content }) })).json<
    Record<string, unknown>
  >();
};
const names = async (catalog: string) =>
  (await library(`?catalog=${encodeURIComponent(catalog)}`)).map(({ name }) => name);
const as = (...permissions: string[]) => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
};
const notAllowed = { code: 100_010_006 };

test('lists a directory with the fields that clients read', async () => {
  await put('docs/a', 'x.txt', '12345');
  await post('mkdir', { catalog: 'docs', dirName: 'b' });
  expect(await library('?catalog=docs')).toEqual([
    {
      name: 'a',
      path: 'docs/a',
      filePath: '/core/media/docs/a',
      type: 'directory',
      size: 0,
      updateTime: expect.any(String),
    },
    {
      name: 'b',
      path: 'docs/b',
      filePath: '/core/media/docs/b',
      type: 'directory',
      size: 0,
      updateTime: expect.any(String),
    },
  ]);
  expect(await library('?catalog=docs/a')).toEqual([
    {
      name: 'x.txt',
      path: 'docs/a/x.txt',
      filePath: '/core/media/docs/a/x.txt',
      type: 'document',
      size: 5,
      updateTime: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(await library('?catalog=none')).toEqual([]);
  expect(await library('/all/dir')).toEqual([
    {
      path: 'docs',
      name: 'docs',
      child: [
        { path: 'docs/a', name: 'a', child: [] },
        { path: 'docs/b', name: 'b', child: [] },
      ],
    },
  ]);
  expect((await library('/all/file')).map(({ path }) => path)).toEqual(['docs/a/x.txt']);
});

test('rejects, replaces or renames when a name is taken', async () => {
  await put('docs', 'x.txt', 'one');
  expect(await put('docs', 'x.txt', 'two')).toMatchObject({ code: 100_030_001 });
  expect(await put('docs', 'x.txt', 'two', 'rename')).toEqual({ url: '/core/media/docs/x%20(1).txt' });
  expect(await put('docs', 'x.txt', 'three', 'cover')).toEqual({ url: '/core/media/docs/x.txt' });
  expect((await platform.app.inject('/rest/core/media/docs/x.txt')).body).toBe('three');
  expect(await names('docs')).toEqual(['x (1).txt', 'x.txt']);
  expect(await put('docs', 'x.txt', 'four', 'destroy')).toMatchObject({ field: 'action' });
});

test('moves, copies, renames and deletes, by path or by URL', async () => {
  await put('a', 'x.txt');
  await put('a', 'y.txt');
  expect(await post('copy', { paths: ['a/x.txt', '/core/media/a/y.txt'], target: 'b' })).toEqual({ status: 'OK' });
  expect(await names('b')).toEqual(['x.txt', 'y.txt']);
  expect(await post('move', { paths: ['a/x.txt'], target: 'b' })).toMatchObject({ code: 100_030_001 });
  expect(await post('move', { paths: ['a/x.txt'], target: 'b', action: 'rename' })).toEqual({ status: 'OK' });
  expect(await names('b')).toEqual(['x (1).txt', 'x.txt', 'y.txt']);
  expect(await post('rename', { path: 'b/y.txt', name: 'z.txt' })).toEqual({ status: 'OK' });
  expect(await post('rename', { path: 'b', name: 'c' })).toEqual({ status: 'OK' });
  expect(await post('delete', { paths: ['c/x.txt', 'a'] })).toEqual({ status: 'OK' });
  expect((await library('/all/file')).map(({ path }) => path)).toEqual(['c/x (1).txt', 'c/z.txt']);
});

test('changes nothing when one of several is missing', async () => {
  await put('a', 'x.txt');
  expect(await post('delete', { paths: ['a/x.txt', 'a/none.txt'] })).toMatchObject({ code: 100_030_002 });
  expect(await post('move', { paths: ['a/x.txt', 'a/none.txt'], target: 'b' })).toMatchObject({ code: 100_030_002 });
  expect(await names('a')).toEqual(['x.txt']);
});

describe('a file never reaches a directory that rejects its upload:', () => {
  test('by a new extension', async () => {
    await put('docs', 'x.txt', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect(await post('rename', { path: 'docs/x.txt', name: 'x.svg' })).toMatchObject(notAllowed);
    expect(await post('rename', { path: 'docs/x.txt', name: 'x' })).toMatchObject(notAllowed);
  });

  test('in a directory of pictures, or in the public language packs', async () => {
    await put('docs', 'x.txt');
    await put('docs', 'French[fr].json', '{"not": "a pack"}');
    for (const how of ['move', 'copy']) {
      expect(await post(how, { paths: ['docs/x.txt'], target: 'img' })).toMatchObject(notAllowed);
      expect(await post(how, { paths: ['docs'], target: 'img' })).toMatchObject(notAllowed);
      expect(await post(how, { paths: ['docs/French[fr].json'], target: 'languagePack' })).toMatchObject(notAllowed);
    }
    expect(await post('rename', { path: 'docs', name: 'languagePack' })).toMatchObject(notAllowed);
    expect(await post('rename', { path: 'docs', name: 'img' })).toMatchObject(notAllowed);
    await put('a/languagePack', 'x.txt');
    expect(await post('move', { paths: ['a/languagePack'], target: '' })).toMatchObject(notAllowed);
    expect(await post('rename', { path: 'docs', name: '_p_north' })).toMatchObject({ code: 100_010_007 });
    expect(await names('docs')).toHaveLength(2);
  });
});

describe('language packs', () => {
  const messages = JSON.stringify({ console: { 'menu.settings': 'Réglages' } });

  test('are listed with code and label, and public', async () => {
    expect(await put('languagePack', 'Français[fr].json', messages)).toEqual({
      url: '/core/media/languagePack/Fran%C3%A7ais%5Bfr%5D.json',
    });
    await put('languagePack', 'العربية[ar].json', messages);
    platform.viewer = undefined;
    const packs = await library('/lang');
    expect(packs).toMatchObject([
      { code: 'ar', label: 'العربية' },
      { code: 'fr', label: 'Français', name: 'Français[fr].json' },
    ]);
    const file = await platform.app.inject(`/rest${String(packs[1]?.['filePath'])}`);
    expect(file.json()).toEqual({ console: { 'menu.settings': 'Réglages' } });
    as();
    expect(await names('languagePack')).toHaveLength(2);
    expect((await library('?catalog=docs')) as unknown).toMatchObject({ detail: 'media.view' });
  });

  test.each([
    ['another name', 'fr.json', messages],
    ['a code that is none', 'French[../x].json', messages],
    ['another format', 'French[fr].txt', messages],
    ['no JSON', 'French[fr].json', '{'],
    ['a list', 'French[fr].json', '[]'],
    ['words outside a namespace', 'French[fr].json', '{"key": "text"}'],
    ['a word that is no text', 'French[fr].json', '{"console": {"a": 1}}'],
    ['a prototype key', 'French[fr].json', '{"console": {"__proto__": "x"}}'],
    ['too large a pack', 'French[fr].json', JSON.stringify({ console: { a: 'x'.repeat(1024 * 1024) } })],
  ])('are rejected for %s', async (_title, name, content) => {
    expect(await put('languagePack', name, content)).toMatchObject({
      code: expect.toSatisfy((code) => [100_010_005, 100_010_006, 100_010_007].includes(Number(code))),
    });
    expect(await library('/lang')).toEqual([]);
  });

  test('may be added and removed with the permission to change settings', async () => {
    as('setting.edit');
    await put('languagePack', 'Français[fr].json', messages);
    expect(await put('docs', 'x.txt')).toMatchObject({ detail: 'media.add' });
    expect(await post('delete', { paths: ['languagePack/Français[fr].json'] })).toEqual({ status: 'OK' });
    expect(await library('/lang')).toEqual([]);
  });
});

test.each(['languagePack', 'img', 'logo', 'modelIcon'])('does not move the fixed directory %s', async (name) => {
  await platform.kit.files.makeDirectory(name);
  await put('docs', 'x.txt');
  const rejected = { code: 100_010_022, message: expect.stringContaining(`“${name}”`) };
  for (const path of [name, `${name}/`, `/core/media/${name}`]) {
    expect(await post('rename', { path, name: 'other' })).toMatchObject(rejected);
    expect(await post('move', { paths: ['docs/x.txt', path], target: 'other' })).toMatchObject(rejected);
    expect(await post('delete', { paths: ['docs/x.txt', path] })).toMatchObject(rejected);
  }
  expect((await library('/all/dir')).map(({ path }) => path).toSorted()).toEqual(['docs', name].toSorted());
  expect(await names('docs')).toEqual(['x.txt']);
});

test('rejects invisible characters in a name with an error', async () => {
  await put('a', 'x.txt');
  const rejected = { code: 100_010_007, detail: expect.stringContaining('invisible') };
  expect(await put('a', 'a\u202etxt.exe.txt')).toMatchObject(rejected);
  expect(await post('mkdir', { catalog: '', dirName: 'a\u200bb' })).toMatchObject(rejected);
  expect(await post('rename', { path: 'a/x.txt', name: 'x\u202e.txt' })).toMatchObject(rejected);
  expect(await post('rename', { path: 'a', name: 'a\ufeff' })).toMatchObject(rejected);
  expect((await library('/all/file')).map(({ path }) => path)).toEqual(['a/x.txt']);
});

test('requires a permission of its own for each change', async () => {
  await put('a', 'x.txt');
  const requests = [
    ['mkdir', { catalog: '', dirName: 'n' }, 'media.add'],
    ['copy', { paths: ['a/x.txt'], target: 'b' }, 'media.add'],
    ['move', { paths: ['a/x.txt'], target: 'b' }, 'media.edit'],
    ['rename', { path: 'a/x.txt', name: 'y.txt' }, 'media.edit'],
    ['delete', { paths: ['a/x.txt'] }, 'media.delete'],
  ] as const;
  for (const [path, body, needed] of requests) {
    as(...['media.view', 'media.add', 'media.edit', 'media.delete'].filter((key) => key !== needed));
    expect(await post(path, body)).toMatchObject({ code: 100_040_003, detail: needed });
  }
  as('media.add');
  expect(await put('a', 'x.txt', 'new', 'cover')).toMatchObject({ detail: 'media.edit' });
});

test.each([
  ['mkdir', { catalog: '..', dirName: 'x' }],
  ['mkdir', { catalog: '', dirName: 'a/b' }],
  ['mkdir', { catalog: '', dirName: 'con' }],
  ['mkdir', { catalog: '/etc', dirName: 'x' }],
  ['move', { paths: ['a/x.txt'], target: '../out' }],
  ['copy', { paths: ['../a'], target: 'b' }],
  ['copy', { paths: ['/core/media/%2e%2e/a'], target: 'b' }],
  ['rename', { path: 'a/x.txt', name: '../y.txt' }],
  ['delete', { paths: ['.'] }],
  ['delete', { paths: ['/'] }],
  ['delete', { paths: [] }],
  ['delete', { paths: 'a' }],
  ['delete', { paths: ['a/x.txt'], extra: 1 }],
])('refuses %s %j and changes nothing', async (path, body) => {
  await put('a', 'x.txt');
  const answer = await platform.app.inject({ method: 'POST', url: `/rest/core/mediaLibrary/${path}`, payload: body });
  expect(answer.statusCode).toBe(400);
  expect((await library('/all/file')).map((file) => file['path'])).toEqual(['a/x.txt']);
  expect(await library('/all/dir')).toHaveLength(1);
});

test('accepts a picture only if its content is one', async () => {
  expect(await put('', 'a.png', 'no picture')).toMatchObject(notAllowed);
  expect(await put('', 'a.png', png({ width: 1, height: 1, colourAt: () => [0, 0, 0] }))).toEqual({
    url: '/core/media/a.png',
  });
});
