import { readAt } from '@signalbox/engine/core';
import { expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';

const media = mediaPlatform();
const { upload, get, post, as, saveSettings, urlOf } = media;
const picture = png({ width: 4, height: 4, colourAt: () => [1, 2, 3] });
const anIcon = () => urlOf(upload('media/modelIcon', { name: 'a.png', content: picture }));
const usesOf = async (path: string, language = 'en') =>
  (
    await get(`/core/mediaLibrary/iconUses?path=${encodeURIComponent(path)}`, { 'accept-language': language })
  ).json<unknown>();
const page = (title: unknown, rest: object = {}) => ({ title, path: 'a', element: 'dashboard.a', ...rest }) as never;
const inUse = 100_010_025;

test('names the pages of the settings that show an icon, with the pages above them, in the language of the user', async () => {
  const icon = await anIcon();
  const plant = { en: 'Plant', zh_Hans: '工厂' };
  const boilers = page('Boilers', { icon: `/rest${icon}` });
  await saveSettings({ routers: [page('Office', { icon: 'home' }), page(plant, { icon, children: [boilers] })] });
  const use = { form: 'router/base', pointer: '/routers/1/icon', titles: ['Plant'] };
  const below = { form: 'router/base', pointer: '/routers/1/children/0/icon', titles: ['Plant', 'Boilers'] };
  expect(await usesOf(icon)).toEqual({ count: 2, uses: [use, below] });
  expect(await usesOf(icon.replace('/core/media/', ''))).toEqual({ count: 2, uses: [use, below] });
  expect(await usesOf(icon, 'zh-CN')).toMatchObject({ uses: [{ titles: ['工厂'] }, { titles: ['工厂', 'Boilers'] }] });
  expect(await usesOf(await anIcon())).toEqual({ count: 0, uses: [] });
});

test('counts all uses, and names the first 20', async () => {
  const icon = await anIcon();
  await saveSettings({ routers: Array.from({ length: 30 }, (_, index) => page(`Page ${index}`, { icon })) });
  const answer = (await usesOf(icon)) as { count: number; uses: { titles: string[] }[] };
  expect(answer.count).toBe(30);
  expect(answer.uses).toHaveLength(20);
  expect(await post('delete', { paths: [icon] })).toMatchObject({ detail: expect.stringMatching(/Page 19, \+10$/) });
});

test('rejects the deletion of an icon that is in use, until it is confirmed', async () => {
  const icon = await anIcon();
  const other = await anIcon();
  await saveSettings({ routers: [page('Plant', { children: [page('Boilers', { icon })] })] });
  expect(await post('delete', { paths: [other, icon] })).toMatchObject({
    code: inUse,
    field: 'paths',
    detail: 'Plant › Boilers',
  });
  // Nothing is deleted, not even the icon that is free.
  expect((await get('/core/media/modelIcon')).json()).toHaveLength(2);
  expect(await post('delete', { paths: [other] })).toMatchObject({ status: 'OK' });
  expect(await post('delete', { paths: [icon], force: true })).toMatchObject({ status: 'OK' });
  expect((await get('/core/media/modelIcon')).json()).toEqual([]);
});

test('rejects the deletion of a directory with an icon that is in use', async () => {
  await upload('mediaLibrary/upload?catalog=icons', { name: 'a.png', content: picture });
  await saveSettings({ routers: [page('Plant', { icon: '/core/media/icons/a.png' })] });
  expect(await post('delete', { paths: ['icons'] })).toMatchObject({ code: inUse, detail: 'Plant' });
  expect(await post('delete', { paths: ['icons'], force: true })).toMatchObject({ status: 'OK' });
});

test.each([
  ['rename', (path: string) => ({ path, name: 'b.png' })],
  ['move', (path: string) => ({ paths: [path], target: 'image' })],
] as const)('writes the new address of an icon into the pages after a %s', async (how, body) => {
  const icon = await anIcon();
  await saveSettings({ routers: [page('Plant', { icon })] });
  expect(await post(how, body(icon))).toMatchObject({ status: 'OK', rewritten: 1 });
  const { settings } = await media.platform.kit.settings.read('default');
  const next = readAt(settings, '/routers/0/icon');
  expect(next).not.toBe(icon);
  expect((await get(String(next))).statusCode).toBe(200);
  expect((await get(icon)).statusCode).toBe(400);
});

test('moves no icon that stays where it is', async () => {
  const icon = await anIcon();
  await saveSettings({ routers: [page('Plant', { icon })] });
  const name = icon.split('/').at(-1);
  expect(await post('rename', { path: icon, name })).not.toMatchObject({ code: inUse });
  expect((await get(icon)).statusCode).toBe(200);
});

test('answers a user without setting.view the count only, and one without media.delete nothing', async () => {
  const icon = await anIcon();
  await saveSettings({ routers: [page('Secret plant', { icon })] });
  as('media.delete');
  expect(await usesOf(icon)).toEqual({ count: 1, uses: [] });
  expect(await post('delete', { paths: [icon] })).toMatchObject({ code: inUse, detail: '1' });
  as('setting.view', 'setting.edit', 'media.view');
  expect(await usesOf(icon)).toMatchObject({ code: 100_040_003, detail: 'media.delete' });
});

test('rejects the file of another project, and a path out of the library', async () => {
  for (const path of ['/core/media/_p_mill/modelIcon/a.png', '_p_mill/modelIcon/a.png', '../../etc/passwd'])
    expect(await usesOf(path)).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
});
