import { beforeEach, expect, test } from 'vitest';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { searcher } from '../testing/search';
import { trashTools } from '../testing/trash';
import { removeOldVersions } from './remove-old-versions';

const media = mediaPlatform();
const { as, get, names, post, put, putFile, saveSettings, upload, urlOf } = media;
const { search } = searcher(media);
const { filesOnDisk, trash, trashed, versions, versionsAt } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));

const { signal } = new AbortController();
const ofHello = {
  sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  uploader: 'a'.repeat(24),
};
/** Replaces the file at a path by each of the contents, a second apart. */
const replace = async (path: string, ...contents: string[]) => {
  const [directory = '', name = ''] = path.split('/');
  for (const content of contents) {
    media.platform.clock.advance({ seconds: 1 });
    await putFile({ catalog: directory, name, content, action: 'cover' });
  }
};
const restore = (path: string, id: string | undefined) => post('versions/restore', { path, version: id });

test('a replaced file keeps its address, and its earlier content is a version with its origin', async () => {
  const { url } = await put('a', 'x.txt', 'hello');
  const [file] = await search();
  const uploaderOfB = { ...media.platform.viewer!, userId: 'b'.repeat(24) };
  media.platform.viewer = uploaderOfB;
  expect(await putFile({ catalog: 'a', name: 'x.txt', content: 'second', action: 'cover' })).toEqual({ url });
  const now = media.platform.clock.now();
  const [version, ...others] = await versionsAt('a/x.txt');
  expect(others).toEqual([]);
  expect(version).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    bytes: 5,
    modifiedAt: file?.modifiedAt,
    replacedAt: new Date(now).toISOString(),
    replacedBy: 'b'.repeat(24),
    ...ofHello,
    expiresAt: new Date(now + 30 * 86_400_000).toISOString(),
    url: `${String(url)}?version=${version?.id}`,
  });
  expect((await get(String(version?.url), { range: 'bytes=1-2' })).body).toBe('el');
  expect(await versionsAt(String(url))).toEqual([version]);
});

test('a restored version is the content again, with its origin, and the present content becomes a version', async () => {
  await put('a', 'x.txt', 'hello');
  const [before] = await search();
  await replace('a/x.txt', 'second', 'third');
  const [, hello] = await versionsAt('a/x.txt');
  expect(await restore('a/x.txt', hello?.id)).toEqual({ status: 'OK', url: '/core/media/a/x.txt' });
  expect((await get('/core/media/a/x.txt')).body).toBe('hello');
  expect(await search()).toMatchObject([{ ...ofHello, modifiedAt: before?.modifiedAt }]);
  expect(await versions('a/x.txt')).toEqual(['third', 'second']);
  expect(await restore('a/x.txt', hello?.id)).toMatchObject({ code: 100_030_002, field: 'version' });
  expect(await restore('a/none.txt', hello?.id)).toMatchObject({ code: 100_030_002, field: 'path' });
});

test('the same content, a failed upload and an upload under another name make no version', async () => {
  await put('a', 'x.txt', 'hello');
  await replace('a/x.txt', 'hello');
  await putFile({ catalog: 'a', name: 'x.txt', content: 'other', action: 'rename' });
  await put('a', 'x.txt', 'other');
  await post('mkdir', { catalog: 'a', dirName: 'd.txt' });
  await putFile({ catalog: 'a', name: 'd.txt', content: 'other', action: 'cover' });
  expect(await filesOnDisk()).toEqual([]);
  expect((await get('/core/media/a/x.txt')).body).toBe('hello');
});

test('a file that is moved or copied to the place of another makes its content a version', async () => {
  for (const how of ['move', 'copy']) {
    await put('a', `${how}.txt`, 'new');
    await put('b', `${how}.txt`, 'old');
    await post(how, { paths: [`a/${how}.txt`], target: 'b', action: 'cover' });
    expect((await get(`/core/media/b/${how}.txt`)).body).toBe('new');
    expect(await versions(`b/${how}.txt`)).toEqual(['old']);
  }
});

test('keeps ten versions of a file, for 30 days', async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `${index}`);
  await replace('a/x.txt', ...numbers);
  expect(await versions('a/x.txt')).toEqual(numbers.slice(1, 11).toReversed());
  const oldest = (await versionsAt('a/x.txt')).at(-1);
  await restore('a/x.txt', oldest?.id);
  expect(await versions('a/x.txt')).toEqual(numbers.slice(2, 12).toReversed());
  media.platform.clock.advance({ seconds: 30 * 86_400 - 1 });
  await removeOldVersions(media.platform.kit, signal);
  expect(await versionsAt('a/x.txt')).not.toEqual([]);
  media.platform.clock.advance({ seconds: 20 });
  await removeOldVersions(media.platform.kit, signal);
  expect(await filesOnDisk()).toEqual([]);
});

test('versions follow a file that is moved or renamed, alone or with its directory, and not its copies', async () => {
  await replace('a/x.txt', 'one', 'two');
  await post('copy', { paths: ['a'], target: 'copies' });
  await post('rename', { path: 'a/x.txt', name: 'y.txt' });
  await post('move', { paths: ['a/y.txt'], target: 'b/c' });
  await post('rename', { path: 'b', name: 'd' });
  expect(await versions('d/c/y.txt')).toEqual(['one']);
  await put('a', 'x.txt', 'another file');
  for (const path of ['a/x.txt', 'a/y.txt', 'b/c/y.txt', 'copies/a/x.txt']) expect(await versionsAt(path)).toEqual([]);
  // A move that is rejected leaves them.
  await put('e', 'y.txt');
  expect(await post('move', { paths: ['d/c/y.txt'], target: 'e' })).toMatchObject({ code: 100_030_001 });
  expect(await versions('d/c/y.txt')).toEqual(['one']);
  await removeOldVersions(media.platform.kit, signal);
  expect((await filesOnDisk()).map((path) => path.split('/').slice(0, 5).join('/'))).toEqual([
    '.versions/_p_default/d/c/y.txt',
    '.versions/_p_default/d/c/y.txt',
  ]);
});

test('a deleted file takes its versions to the trash, and brings them back', async () => {
  await replace('a/x.txt', 'one', 'two', 'three');
  await post('delete', { paths: ['a'] });
  expect(await trash()).toMatchObject([{ files: 1, bytes: 11 }]);
  await replace('a/x.txt', 'new');
  expect(await versionsAt('a/x.txt')).toEqual([]);
  await replace('a/x.txt', 'newer');
  await post('trash/restore', { ids: [await trashed('a')], action: 'rename' });
  expect(await versions('a (1)/x.txt')).toEqual(['two', 'one']);
  expect(await versions('a/x.txt')).toEqual(['new']);
  await post('delete', { paths: ['a (1)'] });
  await post('trash/delete', { all: true });
  expect(await filesOnDisk()).toHaveLength(2);
});

test('a restore obeys the rules of an upload', async () => {
  await replace('a/x.txt', 'one', 'two');
  const [one] = await versionsAt('a/x.txt');
  await saveSettings({ mediaLibraryAllowList: ['png'] });
  expect(await restore('a/x.txt', one?.id)).toMatchObject({ code: 100_010_006 });
  expect(await versions('a/x.txt')).toEqual(['one']);
});

test('takes media.view to list and read versions, and media.edit to restore one', async () => {
  await replace('img/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await replace('img/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
  const [version] = await versionsAt('img/x.svg');
  const url = String(version?.url);
  // The present content is shown to everyone. An earlier one may not be.
  await saveSettings({ logo: '/core/media/img/x.svg' });
  const north = { 'x-request-project': 'north' };
  const ask = async (headers: Record<string, string> = {}) => (await get(url, headers)).statusCode;
  media.platform.viewer = undefined;
  expect([(await get('/core/media/img/x.svg')).statusCode, await ask()]).toEqual([200, 401]);
  as('media.add', 'media.edit');
  expect([(await get('/core/media/img/x.svg')).statusCode, await ask()]).toEqual([200, 401]);
  expect((await get('/rest/core/mediaLibrary/versions?query={"path":"img/x.svg"}')).statusCode).toBe(401);
  as('media.view', 'media.add');
  expect([await ask(), await ask(north)]).toEqual([200, 401]);
  expect(await restore('img/x.svg', version?.id)).toMatchObject({ code: 100_040_003, detail: 'media.edit' });
});

test('keeps versions of files with a fixed name too, and of those of each project', async () => {
  const north = { 'x-request-project': 'north' };
  const first = await urlOf(upload('media/fixed/docs', { name: 'x.txt', content: 'one' }, north));
  await upload('media/fixed/docs', { name: 'x.txt', content: 'two' }, north);
  const query = encodeURIComponent(JSON.stringify({ path: first }));
  const list = (headers: Record<string, string>) => get(`/rest/core/mediaLibrary/versions?query=${query}`, headers);
  expect((await list(north)).json()).toMatchObject([{ bytes: 3, url: expect.stringContaining('_p_north/docs/x.txt') }]);
  expect((await list({})).json()).toMatchObject({ code: 100_010_007 });
  expect(await versionsAt('docs/x.txt')).toEqual([]);
});

test.each([
  { path: '../x', version: 'f'.repeat(24) },
  { path: 'a/x.txt', version: '../x' },
  { path: 'a/x.txt' },
  { version: 'f'.repeat(24) },
])('rejects a restore of %j', async (body) => {
  await put('a', 'x.txt');
  expect(await post('versions/restore', body)).toMatchObject({ code: expect.any(Number) });
  expect(await names('a')).toEqual(['x.txt']);
});

test.each(['/core/media/a/x.txt?version=../x', `/core/media/a/x.txt?version=${'f'.repeat(24)}`])(
  'sends nothing for %s',
  async (url) => {
    await put('a', 'x.txt');
    expect((await get(url)).json()).toMatchObject({ code: 100_030_002 });
  },
);
