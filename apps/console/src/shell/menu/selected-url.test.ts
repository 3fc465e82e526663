import { expect, test } from 'vitest';
import { selectedUrl } from './selected-url';

const entries = [
  { url: '/app/settings', covers: '/app/settings' },
  { url: '/app/system/list/settings', covers: '/app/system/list' },
  { url: '/app/backup', covers: '/app/backup' },
];

test('marks the entry of the page and of the places below it', () => {
  expect(selectedUrl('/app/backup', entries)).toBe('/app/backup');
  expect(selectedUrl('/app/backup/cycle', entries)).toBe('/app/backup');
});

test('marks the overview of the settings on the page of each group beside the settings menu', () => {
  expect(selectedUrl('/app/system/list/notice_settings', entries)).toBe('/app/system/list/settings');
  expect(selectedUrl('/app/settings', entries)).toBe('/app/settings');
});

test('marks nothing for a path that only starts with the same characters', () => {
  expect(selectedUrl('/app/backups', entries)).toBeUndefined();
});
