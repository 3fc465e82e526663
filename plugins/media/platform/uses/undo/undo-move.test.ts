import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { outsideChanges } from '../../testing/outside-changes';
import { trashTools } from '../../testing/trash';
import { undoNotesIn } from '../rewrite/undo-notes';
import { usesPlatform } from '../testing/uses-platform';
import { completeUndos } from './undo-move';

const media = usesPlatform();
const { add, as, get, post, put, putFile, saveSettings, store } = media;
const { versions } = trashTools(media);
const here = '/core/media/here/x.txt';
const there = '/core/media/there/x.txt';
const content = async (url: string) => (await get(url)).body;
const notes = () => undoNotesIn(media.platform.kit.database).selectFrom('media_move_undo').selectAll().execute();
const settings = async () => (await media.platform.kit.settings.read('default')).settings;
const moveThere = async () => {
  const moved = await post('move', { paths: ['here/x.txt'], target: 'there', action: 'cover' });
  return (moved as { placed: { undo: string }[] }).placed[0]?.undo;
};
beforeEach(async () => {
  await undoNotesIn(media.platform.kit.database).deleteFrom('media_move_undo').execute();
});
/** Two files of one name, each with an earlier version. */
const twoFiles = async () => {
  for (const directory of ['here', 'there'])
    for (const text of ['earlier', 'now'])
      await putFile({ catalog: directory, name: 'x.txt', content: `${text} ${directory}`, action: 'cover' });
};

test('brings back the replaced file and the moved one, their versions, and the addresses of both', async () => {
  await twoFiles();
  await post('altText', { path: 'there/x.txt', altText: { en: 'A boiler' } });
  const ofBoth = await add('dashboard', { name: 'Both', html: `<img src="${here}"><img src="${there}">`, src: there });
  const ofOther = await add('dashboard', { name: 'Other', src: there });
  const edited = await add('dashboard', { name: 'Edited', src: here });
  await saveSettings({ logo: here });

  const undo = await moveThere();
  expect(await content(there)).toBe('now here');
  expect(await store('dashboard').get(ofBoth)).toMatchObject({ html: `<img src="${there}"><img src="${there}">` });
  await store('dashboard').change(edited, (body) => ({ ...body, src: `${there}?v=2` }));

  expect(await post('move/undo', { undo })).toEqual({ status: 'OK', rewritten: 2 });
  expect([await content(here), await content(there)]).toEqual(['now here', 'now there']);
  expect(await versions('here/x.txt')).toEqual(['earlier here']);
  expect(await versions('there/x.txt')).toEqual(['earlier there']);
  expect(await store('dashboard').get(ofBoth)).toMatchObject({
    html: `<img src="${here}"><img src="${there}">`,
    src: there,
  });
  expect(await store('dashboard').get(ofOther)).toMatchObject({ src: there });
  expect(await store('dashboard').get(edited)).toMatchObject({ src: `${there}?v=2` });
  expect(await settings()).toMatchObject({ logo: here });
  expect(
    (await get(`/core/mediaLibrary/file?query=${encodeURIComponent('{"path":"there/x.txt"}')}`)).json(),
  ).toMatchObject({ altText: { en: 'A boiler' }, uploader: 'a'.repeat(24), sha256: expect.any(String) });
  expect(await notes()).toEqual([]);
  expect(await post('move/undo', { undo })).toMatchObject({ code: 100_030_002, field: 'undo' });
});

test('is rejected after a change of one of the files, and for another user', async () => {
  await twoFiles();
  const id = await add('dashboard', { name: 'Boilers', src: here });
  const undo = await moveThere();
  media.platform.viewer = { ...media.platform.viewer!, userId: 'b'.repeat(24) };
  expect(await post('move/undo', { undo })).toMatchObject({ code: 100_030_002 });
  as('media.view');
  expect(await post('move/undo', { undo })).toMatchObject({ code: 100_040_003 });
  as('media.edit', 'media.add', 'media.view');
  await put('here', 'x.txt', 'a new file');
  expect(await post('move/undo', { undo })).toMatchObject({ code: 100_010_036 });
  expect([await content(here), await content(there)]).toEqual(['a new file', 'now here']);
  expect(await store('dashboard').get(id)).toMatchObject({ src: there });
  expect(await notes()).toMatchObject([{ started_at: null }]);
  media.platform.clock.advance({ seconds: 25 * 60 * 60 });
  await completeUndos(media.platform.kit, new AbortController().signal);
  expect(await notes()).toEqual([]);
});

test('a rejected move leaves the file that it would have replaced', async () => {
  await put('there', 'x.txt', 'now there');
  await post('mkdir', { catalog: '', dirName: 'here' });
  await put('here', 'x.txt', 'now here');
  const { database } = media.platform.kit;
  await add('dashboard', { name: 'Boilers', src: here });
  await database.schema
    .alterTable('document')
    .addCheckConstraint('unchanged', sql`body->>'src' = ${sql.lit(here)}`)
    .execute();
  try {
    expect(await post('move', { paths: ['here/x.txt'], target: 'there', action: 'cover' })).toHaveProperty('code');
  } finally {
    await database.schema.alterTable('document').dropConstraint('unchanged').execute();
  }
  expect([await content(here), await content(there)]).toEqual(['now here', 'now there']);
});

test('after a crash between the disk and the database, a job ends the undo', async () => {
  await twoFiles();
  const id = await add('dashboard', { name: 'Boilers', src: here });
  const undo = await moveThere();
  const { clock } = media.platform;
  const { database } = media.platform.kit;
  await outsideChanges(media).link('there/x.txt', 'here/x.txt');
  await undoNotesIn(database)
    .updateTable('media_move_undo')
    .set({ started_at: new Date(clock.now()) })
    .where('id', '=', undo ?? '')
    .execute();
  clock.advance({ seconds: 120 });
  await completeUndos(media.platform.kit, new AbortController().signal);
  expect([await content(here), await content(there)]).toEqual(['now here', 'now there']);
  expect(await store('dashboard').get(id)).toMatchObject({ src: here });
  expect(await notes()).toEqual([]);
});
