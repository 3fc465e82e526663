import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { archivePath, temporaryPath } from './archive-files';
import { passingName, sweepTemporary } from './sweep-temporary';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
afterEach(() => void vi.useRealTimers());

const later = (hours: number) => vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] });

test('removes uploads of a crashed process at once, and keeps those of a running one', async () => {
  const own = passingName('upload', 'a');
  // No process has this number: it is above what any system gives.
  const dead = own.replace(`-${process.pid}-`, '-99999999-');
  const elsewhere = passingName('download', 'b').replace(/^download-\w*-/, 'download-othermachine-');
  const ofRestore = 'e'.repeat(24);
  mkdirSync(dirname(temporaryPath(platform.kit, own)), { recursive: true });
  for (const name of [own, dead, elsewhere, ofRestore]) writeFileSync(temporaryPath(platform.kit, name), 'x');
  await sweepTemporary(platform.kit);
  expect(platform.filesLeft().toSorted()).toEqual([elsewhere, ofRestore, own].toSorted());
  later(2);
  await sweepTemporary(platform.kit);
  expect(platform.filesLeft()).toEqual([ofRestore]);
});

test('a project whose name is a path stays inside the folder of backups', () => {
  expect(archivePath({ dataDir: '/data' }, { project: '..', id: 'a' })).toBe('/data/backups/%2e./a.zip');
});
