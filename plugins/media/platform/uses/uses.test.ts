import { aViewer } from '@signalbox/platform-kit/testing';
import { expect, test } from 'vitest';
import { usesPlatform } from './testing/uses-platform';

const media = usesPlatform();
const { add, as, get, put, post, saveSettings, store, usesOf } = media;
const inUse = 100_010_025;
const photo = '/core/media/plant/photo.png';

test('names the records that have the address of a file, wherever they have it', async () => {
  const dashboard = await add('dashboard', {
    name: 'Boilers',
    widgets: [{ type: 'picture', src: `/rest${photo}?v=1` }, { html: `<img src="${photo}"> and ${photo}` }],
  });
  const theme = await add('theme', { name: 'Night', tokens: { picture: photo } });
  const user = await add('user', { username: 'grace', avatar: photo.slice(1) });
  const message = await add('message', { title: { en: 'Fire', zh_Hans: '火警' }, text: `![](${photo})` });
  await add('dashboard', { name: 'Pumps', src: '/core/media/plant/other.png' });
  const path = 'plant/photo.png';
  expect(await usesOf(path)).toEqual({
    count: 5,
    visible: 5,
    uses: [
      { path, module: 'dashboard', id: dashboard, pointer: '/widgets/0/src', titles: ['Boilers'] },
      { path, module: 'dashboard', id: dashboard, pointer: '/widgets/1/html', titles: ['Boilers'] },
      { path, module: 'message', id: message, pointer: '/text', titles: ['Fire'] },
      { path, module: 'theme', id: theme, pointer: '/tokens/picture', titles: ['Night'] },
      { path, module: 'user', id: user, pointer: '/avatar', titles: ['grace'] },
    ],
  });
  expect(await usesOf(photo)).toMatchObject({ count: 5 });
  expect(await usesOf('plant')).toMatchObject({ count: 6 });
  expect(await usesOf('plan')).toEqual({ count: 0, visible: 0, uses: [] });
});

test('names a record of a model as its list does, for super users only', async () => {
  const properties = {
    code: { type: 'string', writeOnly: true },
    picture: { type: 'string' },
    serial: { type: 'string' },
  };
  const schema = { type: 'object', properties, required: ['code', 'serial'] };
  const model = await add('model', { key: 'pump', name: 'Pumps', custom: { schema } });
  const id = await add('table_data', { model, values: { code: 'secret', serial: 'NB-7', picture: photo } });
  const use = { module: 'table_data', id, pointer: '/values/picture' };
  expect(await usesOf(photo)).toMatchObject({ uses: [{ ...use, titles: ['NB-7'] }] });
  as('media.view', 'model.view', 'pump.view');
  expect(await usesOf(photo)).toEqual({ count: 1, visible: 0, uses: [] });
});

test('follows changes and deletions of records and settings', async () => {
  const id = await add('dashboard', { name: 'Boilers', src: photo });
  await saveSettings({ logo: photo });
  expect(await usesOf(photo)).toMatchObject({ count: 2, uses: [{ id: 'settings/base' }, { id }] });
  await store('dashboard').replace(id, { name: 'Boilers', other: photo, src: 'none' });
  expect(await usesOf(photo)).toMatchObject({ count: 2, uses: [{}, { pointer: '/other' }] });
  await store('dashboard').replace(id, { name: 'Boilers' });
  expect(await usesOf(photo)).toMatchObject({ count: 1 });
  await media.platform.kit.database.updateTable('setting').set({ body: {} }).execute();
  expect(await usesOf(photo)).toMatchObject({ count: 0 });
  await store('dashboard').replace(id, { name: 'Boilers', src: photo });
  expect(await usesOf(photo)).toMatchObject({ count: 1 });
  await store('dashboard').remove(id);
  expect(await usesOf(photo)).toMatchObject({ count: 0 });
});

test('answers pages of the uses, and the count of all', async () => {
  for (let number = 10; number < 35; number++)
    await add('dashboard', { id: `d${number}`, name: `Board ${number}`, src: photo });
  const first = await usesOf(photo);
  expect([first.count, first.uses.length]).toEqual([25, 20]);
  const next = await usesOf(photo, { skip: 20, limit: 3 });
  expect(next.uses.map(({ id }) => id)).toEqual(['d30', 'd31', 'd32']);
  expect(await usesOf(photo, { limit: 101 })).toMatchObject({ field: 'limit' });
  expect(await usesOf('../secret')).toMatchObject({ code: 100_010_007 });
  const both = { paths: ['plant/photo.png', 'plant/none.png', 'elsewhere'], limit: 2 };
  expect(await post('uses', both)).toMatchObject({ count: 25, visible: 25, uses: [{ id: 'd10' }, { id: 'd11' }] });
  expect(await post('uses', { paths: ['../secret'] })).toMatchObject({ code: 100_010_007 });
  expect(await usesOf('_p_north/plant/photo.png')).toMatchObject({ code: 100_010_007 });
});

test('knows which project’s file an address leads to, and names the project that has it', async () => {
  const own = '/core/media/_p_north/plant/photo.png';
  const id = await add('dashboard', { name: 'North', src: own, logo: photo }, 'north');
  expect(await usesOf(photo)).toMatchObject({ count: 1, uses: [{ id, project: 'north', pointer: '/logo' }] });
  const inNorth = { 'x-request-project': 'north' };
  const { uses } = await usesOf('plant/photo.png', {}, inNorth);
  expect(uses).toMatchObject([{ path: 'plant/photo.png', id, pointer: '/src' }]);
  expect(uses[0]).not.toHaveProperty('project');
});

test('names only what the user may see, and counts the rest', async () => {
  await add('dashboard', { name: 'Boilers', src: photo });
  await add('report', { name: 'Secret report', src: photo });
  await add('dashboard', { name: 'North', src: photo }, 'north');
  await saveSettings({ logo: photo });
  const seen = async (...permissions: string[]) => {
    as('media.view', ...permissions);
    const { count, visible, uses } = await usesOf(photo);
    expect(count).toBe(4);
    expect(visible).toBe(uses.length);
    return uses.map(({ module, project = 'default' }) => `${project} ${module}`);
  };
  expect(await seen()).toEqual([]);
  expect(await seen('dashboard.view')).toEqual(['default dashboard', 'north dashboard']);
  expect(await seen('setting.view', 'user.view')).toEqual(['default setting']);
  const permissions = new Set(['media.view', 'dashboard.view']);
  media.platform.viewer = aViewer({ isSuper: false, projects: new Set(['default']), permissions });
  expect((await usesOf(photo)).uses.map(({ project = 'default' }) => project)).toEqual(['default']);
  as('media.edit');
  expect(await usesOf(photo)).toMatchObject({ code: 100_040_003, detail: 'media.view' });
});

test('rejects the deletion of a file that is in use, or of its directory, until it is confirmed', async () => {
  const plan = '/core/media/plant/plan.txt';
  await put('plant', 'plan.txt');
  await put('plant', 'free.txt');
  await add('dashboard', { name: 'Boilers', src: plan });
  await saveSettings({ logo: plan });
  const rejected = { code: inUse, field: 'paths', detail: 'Basic information › Logo, Boilers' };
  expect(await post('delete', { paths: ['plant/plan.txt'] })).toMatchObject(rejected);
  expect(await post('delete', { paths: ['plant/free.txt', 'plant'] })).toMatchObject(rejected);
  expect(await post('delete', { paths: ['plant/free.txt'] })).toMatchObject({ status: 'OK' });
  as('media.delete');
  expect(await post('delete', { paths: ['plant'] })).toMatchObject({ code: inUse, detail: '2' });
  expect(await post('delete', { paths: ['plant'], force: true })).toMatchObject({ status: 'OK' });
  expect((await get(plan)).statusCode).toBe(400);
});
