import { expect, test } from 'vitest';
import { selectedUrl } from './selected-url';

const urls = ['/app/settings', '/app/system/list/settings', '/app/backup'];

test('marks the entry of the page and of the places below it', () => {
  expect(selectedUrl('/app/backup', urls)).toBe('/app/backup');
  expect(selectedUrl('/app/backup/cycle', urls)).toBe('/app/backup');
});

test('marks nothing for a path that only begins alike', () => {
  expect(selectedUrl('/app/backups', urls)).toBeUndefined();
});
