import { aViewer } from '@signalbox/platform-kit/testing';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { changeIndex } from '../index/library-index';
import { emptyIndex } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';
import { searcher } from '../testing/search';
import { checkLibrary } from '../index/read-tree';

const media = mediaPlatform();
const { put, as } = media;
const { ask, search, paths } = searcher(media);
beforeEach(() => emptyIndex(media.platform.kit));

const files = [
  ['docs', 'Ärger 100%_a.txt', 'a'],
  ['docs', 'notes.txt', 'bb'],
  ['docs/deep', 'Notes.csv', 'ccc'],
  ['docsother', 'x.csv', 'dddd'],
  ['', 'top.obj', 'eeeee'],
] as const;
const addFiles = async () => {
  for (const [catalog, name, content] of files) await put(catalog, name, content);
};

test('answers the properties of a file', async () => {
  await put('docs', 'a b.txt', 'hello');
  const [file, ...others] = await search();
  expect(others).toEqual([]);
  expect(file).toEqual({
    name: 'a b.txt',
    path: 'docs/a b.txt',
    url: '/core/media/docs/a%20b.txt',
    kind: 'document',
    bytes: 5,
    modifiedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    uploader: aViewer().userId,
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  });
});

test.each([
  ['text in any case', { text: 'NOTES' }, ['docs/deep/Notes.csv', 'docs/notes.txt']],
  ['text with an accent', { text: 'ÄRG' }, ['docs/Ärger 100%_a.txt']],
  ['text with signs of patterns', { text: '0%_' }, ['docs/Ärger 100%_a.txt']],
  ['text in no name', { text: 'a_e' }, []],
  ['a backslash', { text: '\\' }, []],
  [
    'a directory and those below',
    { directory: 'docs' },
    ['docs/deep/Notes.csv', 'docs/notes.txt', 'docs/Ärger 100%_a.txt'],
  ],
  ['a directory alone', { directory: '/docs/', below: false }, ['docs/notes.txt', 'docs/Ärger 100%_a.txt']],
  ['the top alone', { directory: '', below: false }, ['top.obj']],
  ['a missing directory', { directory: 'none' }, []],
  ['a kind', { kind: { $in: ['3d', 'font'] } }, ['top.obj']],
  ['bytes', { bytes: { $gte: 2, $lte: 3 } }, ['docs/deep/Notes.csv', 'docs/notes.txt']],
  ['an uploader', { uploader: 'a'.repeat(24), directory: 'docsother' }, ['docsother/x.csv']],
  ['another uploader', { uploader: 'nobody' }, []],
])('filters by %s', async (_title, filter, found) => {
  await addFiles();
  expect(await paths({ filter })).toEqual(found);
});

test('filters by the time of the change: from a moment on, and before another', async () => {
  await addFiles();
  const disk = outsideChanges(media);
  for (const [index, [catalog, name]] of files.entries()) {
    const path = `${catalog}/${name}`;
    await disk.write(path, await disk.read(path), Date.UTC(2026, 0, index + 1) / 1000);
  }
  await checkLibrary(media.platform.kit, { project: 'default', isThorough: true });
  const modifiedAt = { $gte: '2026-01-02T00:00:00Z', $lt: '2026-01-04T01:00:00+01:00' };
  expect(await paths({ filter: { modifiedAt }, sort: { date: 1 } })).toEqual(['docs/notes.txt', 'docs/deep/Notes.csv']);
  const leapSecond = await ask({ filter: { modifiedAt: { $gte: '2026-06-30T23:59:60Z' } } });
  expect([leapSecond.statusCode, leapSecond.json()]).toMatchObject([400, { field: 'filter.modifiedAt.$gte' }]);
});

test.each(['name', 'size', 'date', 'kind'])('pages by %s in both directions, without gaps and overlaps', async (by) => {
  await addFiles();
  for (const direction of [1, -1]) {
    const all = await paths({ sort: { [by]: direction } });
    expect(all).toHaveLength(files.length);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await ask({ sort: { [by]: direction }, limit: 2, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...answer.json<{ path: string }[]>().map(({ path }) => path));
      cursor = answer.headers['cursor']?.toString();
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  }
  const sizes = (await search({ sort: { size: -1 } })).map(({ bytes }) => bytes);
  expect(sizes).toEqual([5, 4, 3, 2, 1]);
});

test('sorts by the numbers in names, and pages so in both directions', async () => {
  const longest = `${'1a'.repeat(125)}.txt`;
  // In ascending order. A number of more than 12 digits follows the shorter ones.
  const names = [
    [
      '1.txt',
      longest,
      '2.txt',
      '10.txt',
      '100 b.txt',
      '999999999999.txt',
      '20260101123000123.txt',
      '20260101123000124.txt',
    ],
    ['IMG_9-2.txt', 'img_10-1.txt', 'IMG_10-2.txt', 'IMG_10-10.txt', 'p0.txt', 'p01.txt', 'p9.txt', 'p٣.txt'],
  ].flat();
  for (const name of names.toReversed()) await put('docs', name);
  for (const direction of [1, -1]) {
    const order = direction === 1 ? names : names.toReversed();
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await ask({ sort: { name: direction }, limit: 3, ...(cursor === undefined ? {} : { cursor }) });
      paged.push(...answer.json<{ name: string }[]>().map(({ name }) => name));
      cursor = answer.headers['cursor']?.toString();
    } while (cursor !== undefined);
    expect(paged).toEqual(order);
  }
});

test('a page goes on where the last one ended, while files come and go', async () => {
  for (const name of ['b', 'd', 'f', 'h']) await put('docs', `${name}.txt`);
  const first = await ask({ limit: 2 });
  expect(first.json()).toMatchObject([{ name: 'b.txt' }, { name: 'd.txt' }]);
  await media.post('delete', { paths: ['docs/d.txt'] });
  for (const name of ['a', 'g']) await put('docs', `${name}.txt`);
  expect(await search({ limit: 5, cursor: first.headers['cursor'] })).toMatchObject(
    ['f.txt', 'g.txt', 'h.txt'].map((name) => ({ name })),
  );
});

test('counts the files of all pages where the query asks for it', async () => {
  await addFiles();
  expect((await ask({ limit: 1 })).headers['count']).toBeUndefined();
  const answer = await ask({ limit: 2, withCount: true });
  expect(answer.headers['count']).toBe('5');
  const next = await ask({ limit: 200, withCount: true, cursor: answer.headers['cursor'] });
  expect(next.headers['count']).toBe('5');
  expect((await ask({ filter: { text: 'csv' }, withCount: true })).headers['count']).toBe('2');
  expect((await ask({ limit: 1, filter: { text: 'csv' }, withCount: true })).headers['count']).toBe('2');
});

test('counts exactly up to 10,000 files, and says when there are more', async () => {
  const { kit } = media.platform;
  const addFilesTo = (project: string, count: number) =>
    sql`with top as (insert into media_directory (project, name, path) values (${project}, '', '') returning id)
      insert into media_file (project, directory, name, name_key, extension, kind, bytes, modified_at)
      select ${project}, top.id, n::text, n::text, '', 'other', n, now() from top, generate_series(1, ${count}) n`.execute(
      kit.database,
    );
  for (const [project, count, shown] of [
    ['full', 10_000, '10000'],
    ['fuller', 10_001, '10000+'],
  ] as const) {
    await addFilesTo(project, count);
    // The lock keeps the rows, which have no files, while this search reads them.
    const answer = await changeIndex(kit, project, () => ask({ withCount: true }, project));
    expect(answer.headers['count']).toBe(shown);
  }
});

const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
test.each([
  ['a page above 200', { limit: 201 }],
  ['two orders', { sort: { name: 1, size: 1 } }],
  ['an unknown field', { filter: { owner: 'x' } }],
  ['a directory outside', { filter: { directory: '../x' } }],
  ['the directory of another project', { filter: { directory: '_p_north' } }],
  ['a text with a zero', { filter: { text: 'a\u0000' } }],
  ['a time that is none', { filter: { modifiedAt: { $lt: 'yesterday' } } }],
  ['a cursor of nothing', { cursor: 'none' }],
  ['a cursor of another order', { cursor: cursorOf('size', 1, '5', 1) }],
  ['a cursor of another direction', { cursor: cursorOf('name', -1, 'x', 1) }],
  ['a cursor without a number', { sort: { size: 1 }, cursor: cursorOf('size', 1, 'x', 1) }],
  ['a cursor beyond all numbers', { sort: { date: 1 }, cursor: cursorOf('date', 1, '9'.repeat(30), 1) }],
  ['a cursor with a zero', { cursor: cursorOf('name', 1, '\u0000', 1) }],
  ['a cursor with half an id', { cursor: cursorOf('name', 1, 'x', 1.5) }],
])('rejects %s', async (_title, query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

test('requires media.view, and shows files of the project of the request only', async () => {
  await put('docs', 'own.txt');
  const north = { 'x-request-project': 'north' };
  await media.upload('mediaLibrary/upload?catalog=docs', { name: 'north.txt', content: 'x' }, north);
  expect(await paths()).toEqual(['docs/own.txt']);
  expect(await search({}, 'north')).toMatchObject([
    { path: 'docs/north.txt', url: '/core/media/_p_north/docs/north.txt' },
  ]);
  const { headers } = await ask({ limit: 1, sort: { size: -1 } }, 'north');
  expect(headers['cursor']).toBeUndefined();
  as('media.add');
  expect((await ask({})).json()).toMatchObject({ code: 100_040_003, detail: 'media.view' });
});
