import { describe, expect, test } from 'vitest';
import type { MenuEntryDefinition } from '@signalbox/schemas';
import { entryAt, missingAccess } from './menu-access';

const entries = [
  { url: '/app/settings' },
  { url: '/app/system/list/settings', covers: '/app/system/list' },
  { url: '/app/system/list/notice_settings' },
  { url: '/app/backup' },
];

describe('the entry of an address', () => {
  test.each([
    ['/app/backup', '/app/backup'],
    ['/app/backup/', '/app/backup'],
    ['/app/backup/cycle', '/app/backup'],
    ['/app/settings', '/app/settings'],
    ['/app/system/list/notice_settings', '/app/system/list/notice_settings'],
    ['/app/system/list/nothing', '/app/system/list/settings'],
    ['/app/backups', undefined],
  ])('%s belongs to %s', (pathname, url) => {
    expect(entryAt(entries, pathname)?.url).toBe(url);
  });
});

const entry: MenuEntryDefinition = {
  key: 'x',
  url: '/app/x',
  title: 'x::title',
  icon: 'tool',
  permissions: ['x.view', 'x.edit'],
  licenseFeature: 'x',
  group: 'x_settings',
  menus: ['admin'],
  order: 1,
};
const viewer = { isSuper: false, permissions: new Set(['x.view', 'x.edit']) };
const open = { entry, viewer, features: ['x'], isVisible: true };

describe('what a user lacks', () => {
  test('is nothing when all conditions are met', () => {
    expect(missingAccess(open)).toEqual([]);
  });

  test('names every missing permission, the feature and the setting', () => {
    const none = { isSuper: false, permissions: new Set(['x.view']) };
    expect(missingAccess({ ...open, viewer: none, features: [], isVisible: false })).toEqual([
      { kind: 'permission', permission: 'x.edit' },
      { kind: 'feature', feature: 'x' },
      { kind: 'setting', group: 'x_settings' },
    ]);
  });

  test('is the permission to list records, without that for any model', () => {
    const records = { ...open, entry: { ...entry, permissions: [], isOfRecords: true } };
    const missing = (...permissions: string[]) =>
      missingAccess({ ...records, viewer: { isSuper: false, permissions: new Set(permissions) } });
    expect(missing('backup.view', 'device.edit')).toEqual([{ kind: 'records', permission: 'model.view' }]);
    for (const permission of ['device.view', 'model.view']) expect(missing(permission)).toEqual([]);
    expect(missingAccess({ ...records, viewer: { isSuper: true, permissions: new Set() } })).toEqual([]);
  });

  test('a super user needs no permission, but the feature and the setting', () => {
    const root = { isSuper: true, permissions: new Set<string>() };
    expect(missingAccess({ ...open, viewer: root })).toEqual([]);
    expect(missingAccess({ ...open, viewer: root, features: ['y'] })).toEqual([{ kind: 'feature', feature: 'x' }]);
    expect(missingAccess({ ...open, viewer: root, isVisible: false })).toHaveLength(1);
  });

  test('an unknown license closes nothing', () => {
    expect(missingAccess({ ...open, features: undefined })).toEqual([]);
  });
});

test('a page of undocumented calls is closed in front of an existing platform', () => {
  const options = { viewer: { isSuper: true, permissions: new Set<string>() }, features: undefined, isVisible: true };
  const extension = { ...entry, isExtension: true };
  expect(missingAccess({ ...options, entry: extension, hasExtensions: false })).toEqual([{ kind: 'platform' }]);
  expect(missingAccess({ ...options, entry: extension })).toEqual([]);
  expect(missingAccess({ ...options, entry: { ...entry, permissions: [] }, hasExtensions: false })).toEqual([]);
});
