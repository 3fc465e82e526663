import { expect, it } from 'vitest';
import { isConsolePage } from './console-pages';
import { neededFeatures } from './needed-features';

const featuresOf = (values: object) => neededFeatures({ key: 'one', title: 'one', ...values });

it('needs the feature of the dashboards for a page that shows one, and not for a link', () => {
  expect(featuresOf({ path: 'one', element: 'dashboard.1' })).toEqual(['dashboard']);
  expect(featuresOf({ url: 'https://example.org', element: 'dashboard.1' })).toEqual([]);
});

it.each([
  ['/app/backup', ['backup']],
  ['/app/backup/', ['backup']],
  ['/app/tsdb-backup?page=2#end', ['tsdb']],
  ['/app/router', []],
  ['/app/plant', []],
  ['https://example.org/app/backup', []],
])('needs for the link %s the features %j', (url, features) => {
  expect(featuresOf({ url })).toEqual(features);
});

it.each([
  ['backup.view', ['backup']],
  ['backupCycle.delete', ['backup']],
  ['tsdbBackup.export', ['tsdb']],
  // It also opens the export of projects, which needs no feature.
  ['backup.add', []],
  ['setting.view', []],
  ['pump.view', []],
])('needs for the permission %s the features %j', (permission, features) => {
  expect(featuresOf({ url: 'https://example.org', permission })).toEqual(features);
});

it('names a feature once', () => {
  expect(featuresOf({ url: '/app/backup', permission: 'backup.view' })).toEqual(['backup']);
});

it.each(['backup', 'Router', 'settings', 'system/list/settings', 'dashboard', 'dashboard/1', 'list/device', 'profile'])(
  'finds a page of the console at %s',
  (path) => expect(isConsolePage(path)).toBe(true),
);

it.each(['plant', 'backup/old', 'system', 'dashboards', 'plant/router'])('finds no page of the console at %s', (path) =>
  expect(isConsolePage(path)).toBe(false),
);
