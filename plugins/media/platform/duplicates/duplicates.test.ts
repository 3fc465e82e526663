import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';

const media = mediaPlatform();
const { put, get, as, saveSettings, upload } = media;

const picture = Buffer.from(png({ width: 4, height: 4, colourAt: () => [1, 2, 3] }));
const ask = (query: object, headers: Record<string, string> = {}) =>
  get(`/core/mediaLibrary/duplicates?query=${encodeURIComponent(JSON.stringify(query))}`, headers);
const of = (content: string | Buffer) => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  bytes: Buffer.byteLength(content),
});
const pathsOf = async (content: string | Buffer, headers?: Record<string, string>) =>
  (await ask(of(content), headers)).json<{ path: string }[]>().map(({ path }) => path);

test('finds the files with a content, as they are on the disk now', async () => {
  await put('docs', 'a.txt', 'same');
  await put('other', 'b.txt', 'same');
  await put('docs', 'c.txt', 'else');
  expect((await ask(of('same'))).json()).toEqual([
    { name: 'a.txt', path: 'docs/a.txt', url: '/core/media/docs/a.txt', modifiedAt: expect.any(String) },
    { name: 'b.txt', path: 'other/b.txt', url: '/core/media/other/b.txt', modifiedAt: expect.any(String) },
  ]);
  expect((await ask({ ...of('same'), bytes: 5 })).json()).toEqual([]);
  await outsideChanges(media).write('docs/a.txt', 'changed outside');
  expect(await pathsOf('same')).toEqual(['other/b.txt']);
});

test('answers at most five', async () => {
  for (let count = 0; count < 7; count++) await put('docs', `${count}.txt`, 'same');
  expect(await pathsOf('same')).toHaveLength(5);
});

test('names only files that the user may see', async () => {
  await put('docs', 'a.png', picture);
  await put('img', 'b.png', picture);
  as('media.add', 'media.view');
  expect(await pathsOf(picture)).toEqual(['docs/a.png', 'img/b.png']);
  as('media.add');
  expect(await pathsOf(picture)).toEqual(['img/b.png']);
  await saveSettings({ pages: [{ file: '/core/media/docs/a.png' }] });
  expect(await pathsOf(picture)).toEqual(['docs/a.png', 'img/b.png']);
  as('media.view');
  expect((await ask(of(picture))).json()).toMatchObject({ code: 100_040_003, detail: 'media.add' });
});

test('keeps to the project', async () => {
  const north = { 'x-request-project': 'north' };
  await upload('mediaLibrary/upload?catalog=docs', { name: 'a.txt', content: 'same' }, north);
  expect(await pathsOf('same')).toEqual([]);
  expect(await pathsOf('same', north)).toEqual(['docs/a.txt']);
});

test.each([
  {},
  { sha256: 'x', bytes: 1 },
  { ...of('a'), bytes: -1 },
  { sha256: of('a').sha256.toUpperCase(), bytes: 1 },
])('rejects %j', async (query) => {
  expect((await ask(query)).json()).toMatchObject({ code: 100_010_001 });
});
