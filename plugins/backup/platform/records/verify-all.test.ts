import { putArchiveBytes, removeArchive } from '../testing/stored-archives';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { verifyAllCheck } from './verify-all';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());

const start = (operator = {}) => verifyAllCheck(platform.kit).start({ ...aViewer(), language: 'en', ...operator });
const ended = () => vi.waitFor(async () => expect(await platform.kit.jobs.ongoing()).toEqual([]), 60_000);
const results = async () => {
  const { list } = await platform.send('GET', 'backup');
  return Object.fromEntries(list.map(({ id, verified }) => [id, verified]));
};

test('reads every archive, and notes which are damaged', async () => {
  await expect(start()).rejects.toMatchObject({ errorName: 'notFound' });
  const [intact, damaged, gone] = [
    await nightlyBackup(platform),
    await nightlyBackup(platform),
    await nightlyBackup(platform),
  ];
  await putArchiveBytes(platform.kit, { project: 'default', id: damaged.id }, 'no archive');
  await removeArchive(platform.kit, { project: 'default', id: gone.id });
  await start();
  await ended();
  expect(await results()).toMatchObject({
    [intact.id]: { isWhole: true },
    [damaged.id]: { isWhole: false, reason: expect.any(String) },
    [gone.id]: { isWhole: false, reason: 'missing' },
  });
  expect((await platform.send('GET', `backup/${intact.id}`)).body).not.toHaveProperty('verifying');
});

test('reads only archives that the operator may see', async () => {
  const permissions = new Set(['backup.view']);
  const elsewhere = { isSuper: false, permissions, projects: new Set(['north']) };
  await expect(start(elsewhere)).rejects.toMatchObject({ errorName: 'notFound' });
  await expect(start({ isSuper: false, permissions: new Set() })).rejects.toMatchObject({ errorName: 'notFound' });
});
