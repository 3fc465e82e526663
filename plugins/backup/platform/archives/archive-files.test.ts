import { expect, test } from 'vitest';
import { archivePath } from './archive-files';

test('a project whose name is a path stays inside the folder of backups', () => {
  expect(archivePath({ dataDir: '/data' }, { project: '..', id: 'a' })).toBe('/data/backups/%2e./a.zip');
});
