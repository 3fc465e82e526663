import { beforeEach, expect, test } from 'vitest';
import type { FileDetails } from '../../shared/details';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { searcher } from '../testing/search';

const media = mediaPlatform();
const { as, get, post, put, putFile } = media;
const { search } = searcher(media);
beforeEach(() => emptyIndex(media.platform.kit));

const details = async (path: string, headers: Record<string, string> = {}) =>
  (await get(`/rest/core/mediaLibrary/file?query=${encodeURIComponent(JSON.stringify({ path }))}`, headers)).json<
    FileDetails & { code?: number; field?: string }
  >();
const change = async (payload: object) =>
  (await media.platform.app.inject({ method: 'POST', url: '/rest/core/mediaLibrary/altText', payload })).json<
    FileDetails & { code?: number; field?: string }
  >();
const texts = { en: 'A pump', zh_Hans: '水泵' };

test('all that is known of a file, by its path or its URL', async () => {
  const { url } = await put('a', 'x.txt', 'hello');
  const [found] = await search();
  expect(await details('a/x.txt')).toEqual(found);
  expect(await details(String(url))).toEqual(found);
});

test('the alternative text is changed and removed, and stays while the file is replaced, renamed and moved', async () => {
  await put('a', 'x.txt', 'hello');
  expect(await change({ path: 'a/x.txt', altText: 'A pump' })).toMatchObject({ path: 'a/x.txt', altText: 'A pump' });
  expect(await change({ path: 'a/x.txt', altText: texts })).toMatchObject({ altText: texts });
  await putFile({ catalog: 'a', name: 'x.txt', content: 'second', action: 'cover' });
  await post('rename', { path: 'a/x.txt', name: 'y.txt' });
  await post('mkdir', { catalog: '', dirName: 'b' });
  await post('move', { paths: ['a/y.txt'], target: 'b' });
  expect(await details('b/y.txt')).toMatchObject({ bytes: 6, altText: texts });
  await change({ path: 'b/y.txt', altText: null });
  expect(await details('b/y.txt')).not.toHaveProperty('altText');
});

test.each([
  ['a blank text', ' \u200b'],
  ['one that is too long', 'x'.repeat(1001)],
  ['a language that is none', { English: 'A pump' }],
  ['no text at all', {}],
  ['a number', 7],
])('%s is no alternative text, and nothing changes', async (_name, altText) => {
  await put('a', 'x.txt', 'hello');
  await change({ path: 'a/x.txt', altText: 'A pump' });
  expect(await change({ path: 'a/x.txt', altText })).toMatchObject({ code: 100_010_001 });
  expect(await details('a/x.txt')).toMatchObject({ altText: 'A pump' });
});

test('a missing file, a directory and a file of another project are not found', async () => {
  await put('a', 'x.txt', 'hello');
  for (const path of ['a/none.txt', 'a', 'none/x.txt']) {
    expect(await details(path)).toMatchObject({ code: 100_030_002, field: 'path' });
    expect(await change({ path, altText: 'x' })).toMatchObject({ code: 100_030_002, field: 'path' });
  }
  expect(await details('a/x.txt', { 'x-request-project': 'other' })).toHaveProperty('code');
  expect(await details('../a/x.txt')).toHaveProperty('code');
});

test('reading takes media.view, and changing media.edit', async () => {
  await put('a', 'x.txt', 'hello');
  as('media.add', 'setting.edit');
  expect(await details('a/x.txt')).toMatchObject({ code: 100_040_003 });
  as('media.view', 'media.add');
  expect(await details('a/x.txt')).toMatchObject({ bytes: 5 });
  expect(await change({ path: 'a/x.txt', altText: 'x' })).toMatchObject({ code: 100_040_003 });
});
