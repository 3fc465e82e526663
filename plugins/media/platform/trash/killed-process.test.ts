import { join, relative } from 'node:path/posix';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { trashLocation } from '../retained/places';
import { emptyIndex, stateInIndex, stateOnDisk } from '../testing/index-state';
import { mediaPlatform } from '../testing/media-platform';
import { searcher } from '../testing/search';
import { outsideChanges } from '../testing/outside-changes';
import { trashTools } from '../testing/trash';
import { keepTrash } from './keep-trash';
import { trashDatabase } from './trash-table';

const media = mediaPlatform();
const { get, post, put, putFile } = media;
const { paths, search } = searcher(media);
const { filesOnDisk, trash, trashed, versions } = trashTools(media);
beforeEach(() => emptyIndex(media.platform.kit));

const recover = () => keepTrash(media.platform.kit, new AbortController().signal);
const disk = outsideChanges(media);
const inTrash = (id: string | undefined, name: string) =>
  join(relative('media', trashLocation('default')), String(id), name);
/** A file with a version, and what the search knows of it. */
const aFile = async () => {
  await put('a', 'x.txt', 'one');
  await putFile({ catalog: 'a', name: 'x.txt', content: 'hello', action: 'cover' });
  return search();
};
const agree = async () => expect(await stateInIndex(media.platform.kit)).toEqual(await stateOnDisk(media.platform.kit));

test('between the disk and the commit of a deletion: the file is in the trash', async () => {
  const before = await aFile();
  const { database } = media.platform.kit;
  await sql`alter table media_trash add constraint no_rows check (false)`.execute(database);
  try {
    await post('delete', { paths: ['a/x.txt'] });
  } finally {
    await sql`alter table media_trash drop constraint no_rows`.execute(database);
  }
  expect(await trash()).toEqual([]);
  await recover();
  await agree();
  expect(await trash()).toMatchObject([{ path: 'a/x.txt', bytes: 8, files: 1, deletedBy: 'a'.repeat(24) }]);
  await post('trash/restore', { ids: [await trashed('a/x.txt')] });
  expect(await search()).toEqual(before);
  expect(await versions('a/x.txt')).toEqual(['one']);
});

test('before the file was moved: nothing was deleted', async () => {
  const before = await aFile();
  await post('delete', { paths: ['a/x.txt'] });
  const id = await trashed('a/x.txt');
  await disk.move(inTrash(id, 'content'), 'a/x.txt');
  await trashDatabase(media.platform.kit.database).deleteFrom('media_trash').execute();
  await recover();
  expect(await search()).toEqual(before);
  expect(await versions('a/x.txt')).toEqual(['one']);
  expect(await trash()).toEqual([]);
  expect((await filesOnDisk()).filter((path) => path.startsWith('.trash'))).toEqual([]);
});

test('between the disk and the commit of a restore, also under another name: the file is back', async () => {
  const before = await aFile();
  await post('delete', { paths: ['a/x.txt'] });
  const id = await trashed('a/x.txt');
  const note = JSON.parse(await disk.read(inTrash(id, 'entry.json'))) as object;
  await disk.write(inTrash(id, 'entry.json'), JSON.stringify({ ...note, restoresTo: 'b/x (1).txt' }));
  await disk.makeDirectory('b');
  await disk.move(inTrash(id, 'content'), 'b/x (1).txt');
  expect(await post('trash/restore', { ids: [id] })).toMatchObject({ code: 100_030_002 });
  await recover();
  expect(await search()).toMatchObject(before.map(({ sha256, uploader, bytes }) => ({ sha256, uploader, bytes })));
  expect(await paths()).toEqual(['b/x (1).txt']);
  expect(await versions('b/x (1).txt')).toEqual(['one']);
  expect(await trash()).toEqual([]);
});

test('while files of a directory were put back one by one: a second restore goes on', async () => {
  await put('a', 'x.txt', 'one');
  await put('a', 'y.txt', 'two');
  await post('delete', { paths: ['a'] });
  const id = await trashed('a');
  await disk.makeDirectory('a');
  await disk.move(inTrash(id, 'content/x.txt'), 'a/x.txt');
  await recover();
  expect(await trash()).toMatchObject([{ path: 'a' }]);
  await post('trash/restore', { ids: [id], action: 'cover' });
  expect((await paths()).toSorted()).toEqual(['a/x.txt', 'a/y.txt']);
  expect(await filesOnDisk()).toEqual([]);
});

test('while an entry was deleted for good: its files are gone', async () => {
  await aFile();
  await post('delete', { paths: ['a'] });
  const id = await trashed('a');
  await disk.move(inTrash(id, ''), `.trash/.removed/${id}`);
  await recover();
  expect(await trash()).toEqual([]);
  expect(await filesOnDisk()).toEqual([]);
});

test('lists a trash again whose list was lost, and drops what an operator has removed', async () => {
  const { database } = media.platform.kit;
  await put('a', 'x.txt');
  await post('delete', { paths: ['a/x.txt', 'a'] });
  const before = await trash();
  await trashDatabase(database).deleteFrom('media_trash').execute();
  await recover();
  expect(await trash()).toEqual(before);
  await disk.remove('.trash');
  await recover();
  expect(await trash()).toEqual([]);
});

test('leftovers of a process that was killed before it had moved anything are removed', async () => {
  await disk.write(inTrash('e'.repeat(24), 'entry.json.new'), '{"pa');
  await recover();
  expect(await filesOnDisk()).toEqual([]);
});

test('several deletions and restores at the same time agree with the disk', async () => {
  const files = Array.from({ length: 12 }, (_, index) => `f${index}.txt`);
  for (const name of files) await put('a', name, name);
  await Promise.all([
    ...files.map((name) => post('delete', { paths: [`a/${name}`] })),
    recover(),
    post('rename', { path: 'a', name: 'b' }),
    recover(),
  ]);
  const ids = (await trash()).map(({ id }) => id);
  await Promise.all([...ids.map((id) => post('trash/restore', { ids: [id] })), recover(), recover()]);
  await agree();
  expect((await search({ limit: 200 })).map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  for (const { url, name } of await search({ limit: 200 })) expect((await get(url)).body).toBe(name);
  expect(await filesOnDisk()).toEqual([]);
});
