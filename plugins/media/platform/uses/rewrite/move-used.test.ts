import { collectionStore } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { png } from '../../seed/png';
import { outsideChanges } from '../../testing/outside-changes';
import { usesPlatform } from '../testing/uses-platform';
import { completeMoves } from './complete-move';
import { noteMove, pendingMoves } from './pending-moves';

const media = usesPlatform();
const { add, as, get, put, post, saveSettings, store, usesOf } = media;
const photo = '/core/media/plant/photo.txt';
const complete = () => completeMoves(media.platform.kit, new AbortController().signal);
const settingRow = () => media.platform.kit.database.selectFrom('setting').selectAll().executeTakeFirstOrThrow();
const disk = outsideChanges(media);

test('a rename writes the new address into records of all projects and into the settings', async () => {
  await put('plant', 'photo.txt');
  const dashboard = await add('dashboard', {
    name: 'Boilers',
    html: `<img src="/rest${photo}?v=1"> ${photo}`,
    n: [photo],
  });
  const message = await add('message', { title: 'Fire', text: photo }, 'north');
  const other = await add('dashboard', { name: 'Pumps', src: '/core/media/plant/photo.txt.bak' });
  await saveSettings({ logo: photo, routers: [{ key: 'a', title: 'Plant', url: `/rest${photo}` }] });

  expect(await post('rename', { path: 'plant/photo.txt', name: 'new photo.txt' })).toEqual({
    status: 'OK',
    rewritten: 3,
  });
  const next = '/core/media/plant/new%20photo.txt';
  expect(await store('dashboard').get(dashboard)).toMatchObject({
    html: `<img src="/rest${next}?v=1"> ${next}`,
    n: [next],
  });
  expect(await store('message', 'north').get(message)).toMatchObject({ text: next });
  expect(await store('dashboard').get(other)).toMatchObject({ src: '/core/media/plant/photo.txt.bak' });
  const row = await settingRow();
  expect(row).toMatchObject({ revision: 2, body: { logo: next, routers: [{ url: `/rest${next}` }] } });
  const changes = await media.platform.kit.database
    .selectFrom('setting_change')
    .selectAll()
    .where('revision', '=', 2)
    .execute();
  expect(changes).toMatchObject([{ user_id: 'a'.repeat(24), pointers: expect.arrayContaining(['/logo', '/routers']) }]);
  expect(await usesOf('plant/photo.txt')).toMatchObject({ count: 0 });
  expect(await usesOf('plant/new photo.txt')).toMatchObject({ count: 5 });
  expect((await get(next)).statusCode).toBe(200);
  expect(await pendingMoves(media.platform.kit.database)).toEqual([]);
});

test('a move of a directory writes the addresses of all files in it, also under another name and over an existing file', async () => {
  for (const name of ['a.txt', 'b.txt']) await put('plant/deep', name);
  await put('old', 'b.txt', 'older');
  const id = await add('dashboard', { a: '/core/media/plant/deep/a.txt', b: '/core/media/plant/deep/b.txt' });
  expect(await post('move', { paths: ['plant'], target: 'old' })).toMatchObject({ status: 'OK', rewritten: 1 });
  const moved = { a: '/core/media/old/plant/deep/a.txt', b: '/core/media/old/plant/deep/b.txt' };
  expect(await store('dashboard').get(id)).toMatchObject(moved);
  await post('move', { paths: ['old/plant/deep/b.txt'], target: 'old', action: 'rename' });
  expect(await store('dashboard').get(id)).toMatchObject({ ...moved, b: '/core/media/old/b%20(1).txt' });
  await post('move', { paths: ['old/b (1).txt', 'old/plant/deep/a.txt'], target: 'plant', action: 'cover' });
  const ends = { a: '/core/media/plant/a.txt', b: '/core/media/plant/b%20(1).txt' };
  expect(await store('dashboard').get(id)).toMatchObject(ends);
  for (const url of Object.values(ends)) expect((await get(url)).statusCode).toBe(200);
});

test('a copy changes no address', async () => {
  await put('plant', 'photo.txt');
  const id = await add('dashboard', { src: photo });
  const copied = await post('copy', { paths: ['plant/photo.txt'], target: 'other' });
  expect(copied).toEqual({ status: 'OK', placed: [{ from: 'plant/photo.txt', to: 'other/photo.txt' }] });
  expect(await store('dashboard').get(id)).toMatchObject({ src: photo });
});

test('moves nothing where a form would reject the new address, and names the field only to those who may see it', async () => {
  const icon = '/core/media/plant/icon.png';
  await media.upload('mediaLibrary/upload?catalog=plant', {
    name: 'icon.png',
    content: png({ width: 4, height: 4, colourAt: () => [1, 2, 3] }),
  });
  await saveSettings({ routers: [{ key: 'a', title: 'Plant', icon }] });
  const name = `${'x'.repeat(190)}.png`;
  await post('mkdir', { catalog: '', dirName: 'd'.repeat(150) });
  await post('rename', { path: 'plant/icon.png', name });
  const move = { paths: [`plant/${name}`], target: 'd'.repeat(150) };
  expect(await post('move', move)).toMatchObject({ code: 100_010_034, detail: 'Plant' });
  as('media.edit');
  expect(await post('move', move)).toMatchObject({ code: 100_010_034, detail: '' });
  const { body } = await settingRow();
  expect(body).toMatchObject({ routers: [{ icon: `/core/media/plant/${name}` }] });
  const moved = await post('move', { ...move, force: true });
  expect(moved).toMatchObject({ status: 'OK' });
  expect(moved).not.toHaveProperty('rewritten');
  expect((await settingRow()).body).toEqual(body);
  expect(await pendingMoves(media.platform.kit.database)).toEqual([]);
});

test('moves nothing when an address cannot be written', async () => {
  await put('plant', 'photo.txt');
  const id = await add('dashboard', { src: photo });
  const { database } = media.platform.kit;
  await sql`alter table document add constraint unchanged check (body->>'src' = ${sql.lit(photo)})`.execute(database);
  try {
    expect(await post('rename', { path: 'plant/photo.txt', name: 'b.txt' })).toMatchObject({
      code: expect.any(Number),
    });
  } finally {
    await sql`alter table document drop constraint unchanged`.execute(database);
  }
  expect((await get(photo)).statusCode).toBe(200);
  expect(await store('dashboard').get(id)).toMatchObject({ src: photo });
  expect(await pendingMoves(database)).toEqual([]);
});

test('after a crash between the disk and the database, the addresses are written at the next start', async () => {
  await put('plant', 'photo.txt');
  await put('plant', 'later.txt');
  const id = await add('dashboard', { src: photo, link: `http://box.example/rest${photo}` });
  const { database, clock } = media.platform.kit;
  const at = new Date(clock.now());
  const hosts = ['box.example'];
  const moved = { project: 'default', from: 'plant/photo.txt', to: 'plant/b.txt', hosts, by: 'a'.repeat(24), at };
  await noteMove(database, moved);
  await disk.move('plant/photo.txt', 'plant/b.txt');
  // This one has not moved yet.
  await noteMove(database, { ...moved, from: 'plant/later.txt', to: 'plant/c.txt' });
  await complete();
  const link = 'http://box.example/rest/core/media/plant/b.txt';
  expect(await store('dashboard').get(id)).toMatchObject({ src: '/core/media/plant/b.txt', link });
  expect(await pendingMoves(database)).toMatchObject([{ from: 'plant/later.txt' }]);
  media.platform.clock.advance({ seconds: 2 * 60 * 60 });
  await complete();
  expect(await pendingMoves(database)).toEqual([]);
  expect(await store('dashboard').get(id)).toMatchObject({ src: '/core/media/plant/b.txt' });
});

test('plug-ins follow a moved directory in the transaction of the move, and after a crash', async () => {
  await put('plant', 'photo.txt');
  const { database, clock, directoryFollowers } = media.platform.kit;
  const id = await add('cycle', { excluded: 'plant' });
  const seen: string[] = [];
  directoryFollowers.push(async (transaction, { project, from, to }) => {
    seen.push(`${project}: ${from} > ${to}`);
    await collectionStore({ database: transaction, clock, project, collection: 'cycle' }).merge(id, { excluded: to });
    return 1;
  });
  try {
    expect(await post('rename', { path: 'plant', name: 'plants' })).toEqual({ status: 'OK', rewritten: 1 });
    expect(await store('cycle').get(id)).toMatchObject({ excluded: 'plants' });
    expect(await post('rename', { path: 'plants', name: 'x'.repeat(300) })).toHaveProperty('code');
    await post('mkdir', { catalog: '', dirName: 'taken' });
    expect(await post('rename', { path: 'plants', name: 'taken' })).toHaveProperty('code');
    expect(await store('cycle').get(id)).toMatchObject({ excluded: 'plants' });
    const moved = { project: 'default', from: 'plants', to: 'fields', hosts: [], by: 'a'.repeat(24) };
    await noteMove(database, { ...moved, at: new Date(clock.now()) });
    await disk.move('plants', 'fields');
    await complete();
    expect(await store('cycle').get(id)).toMatchObject({ excluded: 'fields' });
    expect(seen.at(-1)).toBe('default: plants > fields');
  } finally {
    directoryFollowers.pop();
  }
});

test('two administrators who move files of one record at the same time both get theirs', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) await put('plant', name);
  const id = await add(
    'dashboard',
    Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, `/core/media/plant/${name}.txt`])),
  );
  await saveSettings({ logo: '/core/media/plant/a.txt', copyright: 'see /core/media/plant/b.txt' });
  const moves = ['a', 'b', 'c', 'd'].map((name) => post('rename', { path: `plant/${name}.txt`, name: `${name}2.txt` }));
  for (const answer of await Promise.all(moves)) expect(answer).toMatchObject({ status: 'OK' });
  const expected = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, `/core/media/plant/${name}2.txt`]));
  expect(await store('dashboard').get(id)).toMatchObject(expected);
  expect((await settingRow()).body).toMatchObject({
    logo: '/core/media/plant/a2.txt',
    copyright: 'see /core/media/plant/b2.txt',
  });
});

test('a move writes the new address into language packs', async () => {
  await put('plant', 'photo.txt');
  await put('languagePack', 'Français[fr].json', JSON.stringify({ console: { 'menu.settings': `Voir ${photo}.` } }));
  expect(await post('rename', { path: 'plant/photo.txt', name: 'b.txt' })).toEqual({ status: 'OK', rewritten: 1 });
  const pack = await get('/core/media/languagePack/Fran%C3%A7ais%5Bfr%5D.json');
  expect(pack.json()).toEqual({ console: { 'menu.settings': 'Voir /core/media/plant/b.txt.' } });
  expect(await usesOf('plant/b.txt')).toMatchObject({ count: 1, uses: [{ module: 'languagePack' }] });
});

test('moves a file with more uses than one request may rewrite only with `force`, and then leaves them', async () => {
  await put('plant', 'photo.txt');
  const { database } = media.platform.kit;
  await sql`insert into document (project, collection, id, body)
    select 'default', 'table_record', n::text, jsonb_build_object('photo', ${photo}::text) from generate_series(1, 5001) n`.execute(
    database,
  );
  const rename = { path: 'plant/photo.txt', name: 'b.txt' };
  expect(await post('rename', rename)).toMatchObject({ code: 100_010_035 });
  expect((await get(photo)).statusCode).toBe(200);
  expect(await post('rename', { ...rename, force: true })).toEqual({ status: 'OK' });
  expect((await get('/core/media/plant/b.txt')).statusCode).toBe(200);
  expect(await store('table_record').get('1')).toMatchObject({ photo });
  expect(await pendingMoves(database)).toEqual([]);
});
