import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import type { TrashEntry } from '../../shared/trash';
import { indexDatabase } from '../index/index-tables';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { searcher } from '../testing/search';
import { trashTools } from '../testing/trash';
import { keepTrash } from './keep-trash';

const media = mediaPlatform();
const { as, get, library, names, post, put, saveSettings } = media;
const { search, paths } = searcher(media);
const { ask, filesOnDisk, trash, trashed } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));

test('a deleted file is in no list and not served, and comes back at its address with all that was known of it', async () => {
  const { url } = await put('docs', 'x.txt', 'hello');
  const { kit } = media.platform;
  await indexDatabase(kit.database).updateTable('media_file').set({ alt_text: '{"en": "a greeting"}' }).execute();
  const before = await search();
  const deleted = await post('delete', { paths: ['docs/x.txt'] });
  expect((await get(String(url))).statusCode).toBe(400);
  expect([await names('docs'), await library('/all/file'), await paths()]).toEqual([[], [], []]);
  expect((await library('/all/dir')).map(({ path }) => path)).toEqual(['docs']);
  const now = kit.clock.now();
  const { headers, body } = await ask();
  const [entry] = JSON.parse(body) as TrashEntry[];
  expect(entry).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    name: 'x.txt',
    path: 'docs/x.txt',
    isDirectory: false,
    kind: 'document',
    bytes: 5,
    files: 1,
    deletedAt: new Date(now).toISOString(),
    deletedBy: 'a'.repeat(24),
    expiresAt: new Date(now + 30 * 86_400_000).toISOString(),
  });
  expect(deleted).toEqual({ status: 'OK', trashed: [{ id: entry?.id, path: 'docs/x.txt' }] });
  expect(headers['bytes']).toBe('5');
  expect(await post('trash/restore', { ids: [entry?.id] })).toEqual({
    status: 'OK',
    restored: [{ id: entry?.id, path: 'docs/x.txt', url }],
  });
  expect((await get(String(url))).body).toBe('hello');
  expect(await search()).toEqual(before);
  const row = await indexDatabase(kit.database).selectFrom('media_file').select('alt_text').executeTakeFirst();
  expect(row?.alt_text).toEqual({ en: 'a greeting' });
  expect(await trash()).toEqual([]);
});

test('a directory goes with its content, and the directories around its former place are made again', async () => {
  await put('a/b', 'x.txt', 'hello');
  await put('a/b/c', 'y.txt', 'world!');
  const before = await search();
  // A file inside of a deleted directory is deleted with it.
  await post('delete', { paths: ['a/b/x.txt', 'a/b', 'a/b/'] });
  expect(await trash()).toMatchObject([{ path: 'a/b', isDirectory: true, kind: 'directory', files: 2, bytes: 11 }]);
  await post('delete', { paths: ['a'] });
  await post('trash/delete', { ids: [await trashed('a')] });
  await post('trash/restore', { ids: [await trashed('a/b')] });
  expect(await search()).toEqual(before);
  expect(media.leftOver()).toEqual([]);
});

test('pages show the last deleted first, without gaps and overlaps, and are searched by name', async () => {
  const files = ['Alpha_1.txt', 'alpha%2.txt', 'beta.txt', 'ÄLPHA.txt', 'gamma.txt'];
  for (const name of files) await put('a', name);
  for (const name of files) {
    media.platform.clock.advance({ seconds: 1 });
    await post('delete', { paths: [`a/${name}`] });
  }
  const found: string[] = [];
  let cursor: unknown;
  do {
    const page = await ask({ limit: 2, ...(typeof cursor === 'string' ? { cursor } : {}) });
    found.push(...page.json<TrashEntry[]>().map(({ name }) => name));
    cursor = page.headers['cursor'];
  } while (cursor !== undefined);
  expect(found).toEqual(files.toReversed());
  expect((await trash({ filter: { text: 'LPHA' } })).map(({ name }) => name)).toEqual([
    'ÄLPHA.txt',
    'alpha%2.txt',
    'Alpha_1.txt',
  ]);
  expect(await trash({ filter: { text: 'a%2' } })).toHaveLength(1);
  expect(await trash({ filter: { text: 'a_1' } })).toHaveLength(1);
  expect((await ask({ limit: 1, withCount: true })).headers['count']).toBe('5');
});

test('a restore obeys the rules of an upload, for each file of a directory', async () => {
  await put('a/b', 'x.txt');
  await put('a/b', 'y.pdf', '%PDF-1.7');
  await post('delete', { paths: ['a'] });
  const ids = (await trash()).map(({ id }) => id);
  await saveSettings({ mediaLibraryAllowList: ['txt'] });
  expect(await post('trash/restore', { ids })).toMatchObject({ code: 100_010_006 });
  expect(await library('/all/dir')).toEqual([]);
  expect(await trash()).toHaveLength(1);
  await media.platform.kit.database.deleteFrom('setting').execute();
  expect(await post('trash/restore', { ids })).toMatchObject({ status: 'OK' });
  // Another program wrote it.
  await media.platform.kit.files.write('icon/x.png', Readable.from([Buffer.alloc(500 * 1024 + 1)]));
  await post('delete', { paths: ['icon/x.png'] });
  expect(await post('trash/restore', { ids: [await trashed('icon/x.png')] })).toMatchObject({
    code: 100_010_029,
    message: expect.stringContaining('“x.png” has more than 0.5 MB'),
  });
});

test('deletes for good what the request names, or all, and nothing where one is missing', async () => {
  for (const name of ['x.txt', 'y.txt', 'z.txt']) await put('a', name);
  await post('delete', { paths: ['a/x.txt', 'a/y.txt', 'a/z.txt'] });
  const [x, y] = [await trashed('a/x.txt'), await trashed('a/y.txt')];
  const missing = 'f'.repeat(24);
  for (const how of ['delete', 'restore'])
    expect(await post(`trash/${how}`, { ids: [x, missing] })).toMatchObject({ code: 100_030_002, detail: missing });
  expect(await trash()).toHaveLength(3);
  await post('trash/delete', { ids: [x, y] });
  expect((await trash()).map(({ name }) => name)).toEqual(['z.txt']);
  expect(await post('trash/restore', { ids: [x] })).toMatchObject({ code: 100_030_002 });
  await post('trash/delete', { all: true });
  expect(await trash()).toEqual([]);
  expect(await filesOnDisk()).toEqual([]);
});

test('keeps deleted files for 30 days', async () => {
  const { clock, kit } = media.platform;
  const { signal } = new AbortController();
  await put('a', 'x.txt');
  await put('a', 'y.txt');
  await post('delete', { paths: ['a/x.txt'] });
  clock.advance({ seconds: 86_400 });
  await post('delete', { paths: ['a/y.txt'] });
  clock.advance({ seconds: 29 * 86_400 });
  await keepTrash(kit, signal);
  expect(await trash()).toHaveLength(2);
  clock.advance({ seconds: 1 });
  await keepTrash(kit, signal);
  expect((await trash()).map(({ name }) => name)).toEqual(['y.txt']);
});

test('separates projects', async () => {
  const north = { 'x-request-project': 'north' };
  await media.upload('mediaLibrary/upload?catalog=a', { name: 'x.txt', content: 'north' }, north);
  const body = {
    method: 'DELETE',
    url: '/rest/core/mediaLibrary',
    payload: { paths: ['a/x.txt'] },
    headers: north,
  } as const;
  expect((await media.platform.app.inject(body)).statusCode).toBe(200);
  expect(await trash()).toEqual([]);
  const [entry] = await trash({}, 'north');
  expect(entry).toMatchObject({ path: 'a/x.txt' });
  for (const how of ['delete', 'restore'])
    expect(await post(`trash/${how}`, { ids: [entry?.id] })).toMatchObject({ code: 100_030_002 });
  await post('trash/delete', { all: true });
  expect(await trash({}, 'north')).toHaveLength(1);
});

test('requires a permission of its own for each change', async () => {
  await put('a', 'x.txt');
  await post('delete', { paths: ['a/x.txt'] });
  const ids = [await trashed('a/x.txt')];
  const all = ['media.view', 'media.add', 'media.edit', 'media.delete'];
  for (const [path, body, needed] of [
    ['restore', { ids }, 'media.add'],
    ['restore', { ids, action: 'cover' }, 'media.edit'],
    ['delete', { ids }, 'media.delete'],
    ['delete', { all: true }, 'media.delete'],
  ] as const) {
    as(...all.filter((key) => key !== needed));
    expect(await post(`trash/${path}`, body)).toMatchObject({ code: 100_040_003, detail: needed });
  }
  as('media.add');
  expect((await ask()).json()).toMatchObject({ code: 100_040_003, detail: 'media.view' });
});

test.each([
  ['restore', {}],
  ['restore', { ids: [] }],
  ['restore', { ids: ['../x'] }],
  ['restore', { ids: ['f'.repeat(24)], action: 'destroy' }],
  ['delete', {}],
  ['delete', { all: false }],
  ['delete', { ids: ['f'.repeat(24)], all: true }],
])('rejects %s %j', async (path, body) => {
  expect(await post(`trash/${path}`, body)).toMatchObject({ code: expect.any(Number) });
});

test.each([{ limit: 0 }, { cursor: 'none' }, { cursor: `1-${'g'.repeat(24)}` }, { filter: { text: 'a\u0000' } }])(
  'rejects the query %j',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  },
);
