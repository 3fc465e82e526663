import { describe, expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';

const media = mediaPlatform();
const { as, library, post, put, putFile, names } = media;
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
  expect(await putFile({ catalog: 'docs', name: 'x.txt', content: 'two', action: 'rename' })).toEqual({
    url: '/core/media/docs/x%20(1).txt',
  });
  expect(await putFile({ catalog: 'docs', name: 'x.txt', content: 'three', action: 'cover' })).toEqual({
    url: '/core/media/docs/x.txt',
  });
  expect((await media.platform.app.inject('/rest/core/media/docs/x.txt')).body).toBe('three');
  expect(await names('docs')).toEqual(['x (1).txt', 'x.txt']);
  expect(await putFile({ catalog: 'docs', name: 'x.txt', content: 'four', action: 'destroy' })).toMatchObject({
    field: 'action',
  });
});

test('moves, copies, renames and deletes, by path or by URL', async () => {
  await put('a', 'x.txt');
  await put('a', 'y.txt');
  expect(await post('copy', { paths: ['a/x.txt', '/core/media/a/y.txt'], target: 'b' })).toEqual({
    status: 'OK',
    placed: [
      { from: 'a/x.txt', to: 'b/x.txt' },
      { from: 'a/y.txt', to: 'b/y.txt' },
    ],
  });
  expect(await names('b')).toEqual(['x.txt', 'y.txt']);
  expect(await post('move', { paths: ['a/x.txt'], target: 'b' })).toMatchObject({ code: 100_030_001 });
  expect(await post('move', { paths: ['a/x.txt'], target: 'b', action: 'rename' })).toEqual({
    status: 'OK',
    placed: [{ from: 'a/x.txt', to: 'b/x (1).txt' }],
  });
  expect(await names('b')).toEqual(['x (1).txt', 'x.txt', 'y.txt']);
  expect(await post('rename', { path: 'b/y.txt', name: 'z.txt' })).toEqual({ status: 'OK' });
  expect(await post('rename', { path: 'b', name: 'c' })).toEqual({ status: 'OK' });
  expect(await post('delete', { paths: ['c/x.txt', 'a'] })).toMatchObject({ status: 'OK' });
  expect((await library('/all/file')).map(({ path }) => path)).toEqual(['c/x (1).txt', 'c/z.txt']);
});

test('finds another name for each of several files of one name that come at the same time', async () => {
  const numbers = [0, 1, 2, 3, 4, 5];
  const all = ['x (1).txt', 'x (2).txt', 'x (3).txt', 'x (4).txt', 'x (5).txt', 'x.txt'];
  const contents = async (catalog: string) =>
    Promise.all(
      (await names(catalog)).map(async (name) => (await media.get(`/core/media/${catalog}/${String(name)}`)).body),
    );
  await Promise.all(
    numbers.map((number) => putFile({ catalog: 'uploaded', name: 'x.txt', content: String(number), action: 'rename' })),
  );
  expect((await names('uploaded')).toSorted()).toEqual(all);
  expect((await contents('uploaded')).toSorted()).toEqual(numbers.map(String));
  await Promise.all(numbers.map((number) => put(`from${number}`, 'x.txt', String(number))));
  for (const how of ['copy', 'move'] as const) {
    const target = `${how}-target`;
    await Promise.all(numbers.map((number) => post(how, { paths: [`from${number}/x.txt`], target, action: 'rename' })));
    expect((await names(target)).toSorted()).toEqual(all);
    expect((await contents(target)).toSorted()).toEqual(numbers.map(String));
  }
  expect(media.leftOver()).toEqual([]);
});

test.each(['POST', 'PATCH'] as const)('moves, copies and renames by %s', async (method) => {
  await put('docs', 'x.txt', 'one');
  const send = async (how: string, payload: object) =>
    (await media.platform.app.inject({ method, url: `/rest/core/mediaLibrary/${how}`, payload })).json();
  const ok = { status: 'OK' };
  expect(await send('copy', { paths: ['docs/x.txt'], target: 'a' })).toMatchObject(ok);
  expect(await send('move', { paths: ['docs/x.txt'], target: 'b' })).toMatchObject(ok);
  expect(await send('rename', { path: 'b/x.txt', name: 'y.txt' })).toMatchObject(ok);
  expect([await names('docs'), await names('a'), await names('b')]).toEqual([[], ['x.txt'], ['y.txt']]);
  as('media.view');
  expect(await send('rename', { path: 'b/y.txt', name: 'z.txt' })).toMatchObject({ code: 100_040_003 });
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

test.each(['languagePack', 'img', 'logo', 'modelIcon'])('does not move the fixed directory %s', async (name) => {
  await media.platform.kit.files.makeDirectory(name);
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
  expect(await putFile({ catalog: 'a', name: 'x.txt', content: 'new', action: 'cover' })).toMatchObject({
    detail: 'media.edit',
  });
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
])('rejects %s %j and changes nothing', async (path, body) => {
  await put('a', 'x.txt');
  const answer = await media.platform.app.inject({
    method: 'POST',
    url: `/rest/core/mediaLibrary/${path}`,
    payload: body,
  });
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
