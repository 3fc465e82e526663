import { expect, test } from 'vitest';
import { collections, menuEntries, type MenuName } from '@signalbox/schemas';

/** Pages of lists without code. A new one needs no change of this test. */
const declared = collections.filter(({ entity }) => entity === undefined).map(({ page }) => page.url);
const urlsOf = (menu: MenuName) =>
  menuEntries.filter(({ menus, url }) => menus.includes(menu) && !declared.includes(url)).map(({ url }) => url);
const entryOf = (url: string) => menuEntries.find((entry) => entry.url === url && entry.key !== 'overview');

test.each([
  ['settings', []],
  ['reception_settings', []],
  ['modular_settings', []],
  ['notice_settings', ['notice']],
  ['language_settings', ['language']],
  ['safe_request', ['safeRequest']],
  ['bbs_realtime', ['tsdb', 'condition']],
])('the settings menu has %s, which wants setting.view, and its own page setting.edit', (key, needs) => {
  const [beside, alone] = [entryOf(`/app/system/list/${key}`), entryOf(`/app/${key}`)];
  expect(beside).toMatchObject({ menus: ['settings'], permissions: ['setting.view'] });
  expect(alone?.permissions).toEqual(['setting.edit', 'setting.view']);
  for (const entry of [beside, alone])
    expect([entry?.licenseFeature, entry?.visibleWhen && 'condition'].filter(Boolean)).toEqual(needs);
});

test('the settings menu has no other entries', () => {
  expect(urlsOf('settings')).toHaveLength(7);
});

test.each([
  ['/app/settings', 'setting.edit'],
  ['/app/router', 'setting.edit'],
  ['/app/reception_settings', 'setting.edit'],
  ['/app/modular_settings', 'setting.edit'],
  ['/app/notice_settings', 'setting.edit'],
  ['/app/projectOperation', 'backup.add'],
  ['/app/backup', 'backup.view'],
  ['/app/db-backup', 'dbBackup.view'],
  ['/app/tsdb-backup', 'tsdbBackup.view'],
  ['/app/studio', 'schema.edit'],
  ['/app/license', 'license.view'],
  ['/app/notice-log', 'notice.view'],
])('the group "system management" has %s, which wants %s', (url, permission) => {
  expect(entryOf(url)?.menus).toEqual(['admin']);
  expect(entryOf(url)?.permissions[0]).toBe(permission);
});

test('the group "system management" is complete and in order', () => {
  expect(urlsOf('admin')).toEqual([
    '/app/system/list/settings',
    '/app/settings',
    '/app/router',
    '/app/model',
    '/app/theme',
    '/app/media',
    '/app/reception_settings',
    '/app/modular_settings',
    '/app/notice_settings',
    '/app/notice-log',
    '/app/user',
    '/app/role',
    '/app/projectOperation',
    '/app/backup',
    '/app/db-backup',
    '/app/tsdb-backup',
    '/app/studio',
    '/app/license',
  ]);
  expect(menuEntries.find(({ key }) => key === 'overview')?.permissions).toEqual(['setting.view']);
});

test('the front menu and the business menu have the home page, the records and system operation', () => {
  for (const menu of ['front', 'business'] as const)
    expect(urlsOf(menu)).toEqual(['/app/dashboard', '/app/list', '/app/operation']);
  expect(entryOf('/app/operation')?.permissions).toEqual(['operation.edit']);
});
