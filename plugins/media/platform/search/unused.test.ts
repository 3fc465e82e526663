import { beforeEach, expect, test, vi } from 'vitest';
import { emptyIndex } from '../testing/index-state';
import { outsideChanges } from '../testing/outside-changes';
import { searcher } from '../testing/search';
import { usesPlatform } from '../uses/testing/uses-platform';

const media = usesPlatform();
const { add, post, put, store } = media;
beforeEach(() => emptyIndex(media.platform.kit));
const { ask, paths } = searcher(media);
const unused = { filter: { unused: true } };
/** A search goes on with what the platform has read so far. */
const expectUnused = (expected: string[], query: object = unused) =>
  vi.waitFor(async () => expect(await paths(query)).toEqual(expected));

test('finds the files whose address is stored nowhere', async () => {
  for (const name of ['a', 'b', 'c']) await put('docs', `${name}.txt`);
  const id = await add('dashboard', {
    name: 'Boilers',
    src: '/core/media/docs/a.txt',
    more: ['/core/media/docs/c.txt'],
  });
  await expectUnused(['docs/b.txt']);
  expect((await ask({ ...unused, withCount: true })).headers['count']).toBe('1');
  await store('dashboard').replace(id, { name: 'Boilers', src: '/core/media/docs/b.txt' });
  await expectUnused(['docs/a.txt', 'docs/c.txt']);
  await expectUnused(['docs/c.txt'], { filter: { unused: true, text: 'C.' } });
  await store('dashboard').remove(id);
  await expectUnused(['docs/c.txt', 'docs/b.txt', 'docs/a.txt'], { ...unused, sort: { size: -1 } });
});

test('knows a new file, a copy and a file from elsewhere at a place that an address leads to', async () => {
  await add('dashboard', { name: 'Boilers', src: '/core/media/new/a.txt', other: '/core/media/copies/b.txt' });
  await expectUnused([]);
  await put('new', 'a.txt');
  await put('docs', 'b.txt');
  await expectUnused(['docs/b.txt']);
  await post('copy', { paths: ['docs/b.txt'], target: 'copies' });
  await expectUnused(['docs/b.txt']);
  await outsideChanges(media).move('new', 'old');
  await vi.waitFor(async () => expect(await paths()).toContain('old/a.txt'));
  await expectUnused(['old/a.txt', 'docs/b.txt']);
});

test('knows the use of files that are indexed later', async () => {
  await put('docs', 'a.txt');
  await put('docs', 'b.txt');
  await add('dashboard', { name: 'Boilers', src: '/core/media/docs/a.txt' });
  await expectUnused(['docs/b.txt']);
  await emptyIndex(media.platform.kit);
  await expectUnused(['docs/b.txt']);
  expect(await paths()).toHaveLength(2);
});

test('counts language packs as used', async () => {
  await put('languagePack', 'Deutsch[de].json', JSON.stringify({ console: { 'login.title': 'Anmeldung' } }));
  await put('docs', 'Deutsch[de].json', '{}');
  expect(await paths()).toHaveLength(2);
  await expectUnused(['docs/Deutsch[de].json']);
});

test('rejects a filter for used files', async () => {
  expect((await ask({ filter: { unused: false } })).statusCode).toBe(400);
});
