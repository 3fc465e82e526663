import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backupStore } from '../records/backup-record';
import { addDocuments } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform, removeBackups } from '../testing/backup-platform';
import { aBackupRecord } from '../testing/a-backup-record';
import { readBackup } from '../testing/read-backup';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(() => removeBackups(platform));

test('returns the sizes of all parts, without excluded folders', async () => {
  await addDocuments(platform.kit, { collection: 'table_data', count: 1_000, bytes: 500 });
  await platform.writeMedia('large/a.bin', Buffer.alloc(3 * 2 ** 20));
  mkdirSync(platform.kit.frontEndDir(), { recursive: true });
  writeFileSync(join(platform.kit.frontEndDir(), 'index.html'), '<!doctype html>');
  const sizesWithout = async (excludedDirs: string[]) => {
    const query = encodeURIComponent(JSON.stringify(excludedDirs));
    const { list } = await platform.send('GET', `backup/getSizeAndTime?excludedDirs=${query}`);
    return new Map(list.map((part) => [part['name'], part]));
  };
  const sizes = await sizesWithout([]);
  expect(Number(sizes.get('fileServer')?.['size'])).toBeGreaterThanOrEqual(3);
  expect(Number((await sizesWithout(['large'])).get('fileServer')?.['size'])).toBeLessThan(0.1);
  expect(sizes.get('html')).toMatchObject({ files: 1 });
  const record = await platform.backUp({ item: { mongodb: true }, moduleRules: { table_data: 0 } });
  const real = await readBackup(platform.kit, record, async ({ manifest }) => manifest.counts.bytes);
  expect(sizes.get('table_data')).toMatchObject({ group: 'mongodb', records: 1_000 });
  expect(Math.abs(Number(sizes.get('table_data')?.['bytes']) / real - 1)).toBeLessThan(0.05);
});

test('estimates the duration of each part from the last large backups', async () => {
  const media = async () => {
    const { list } = await platform.send('GET', 'backup/getSizeAndTime');
    return list.find(({ name }) => name === 'fileServer') as { bytes: number; time?: number };
  };
  expect(await media()).not.toHaveProperty('time');
  await platform.writeMedia('large/b.bin', Buffer.alloc(2 ** 21));
  const record = await platform.backUp({ item: { fileServer: true } });
  expect(record['contentBytes']).toBeGreaterThanOrEqual(2 ** 21);
  expect(record['seconds']).toEqual(expect.any(Number));
  const store = backupStore(platform.kit, 'default');
  const done = aBackupRecord({ status: 'succeed' });
  const ids = [
    await store.insert({ ...done, contentBytes: 6_000_000, seconds: 2 }),
    await store.insert({ ...done, contentBytes: 2_000_000, seconds: 2 }),
    await store.insert({ ...done, contentBytes: 10, seconds: 100 }),
    await store.insert({ ...done, origin: 'safety', contentBytes: 9_000_000, seconds: 1 }),
    await store.insert({ ...done, status: 'fail', contentBytes: 9_000_000, seconds: 100 }),
  ];
  const { bytes, time } = await media();
  expect(time).toBeCloseTo(bytes / 2_000_000, 2);
  for (const id of ids) await store.remove(id);
});
