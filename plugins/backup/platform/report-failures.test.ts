import { PlatformError } from '@signalbox/api';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from './testing/backup-platform';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.kit.pool.query('truncate platform_event'));

const events = async () => (await platform.kit.pool.query('select project, name, params from platform_event')).rows;

/** Runs a job of this kind that fails. */
async function fail(kind: string, error = new PlatformError('diskFull')): Promise<string> {
  const { id, done } = await platform.kit.jobs.start({
    kind,
    target: { project: 'default', name: 'Nightly' },
    creator: '',
    run: () => Promise.reject(error),
  });
  await expect(done).rejects.toBe(error);
  return id;
}

it.each(['backup', 'databaseBackup'])('reports a failed job of the kind %s with its name and reason', async (kind) => {
  await fail(kind);
  await vi.waitFor(async () =>
    expect(await events()).toEqual([
      {
        project: 'default',
        name: 'backupFailed',
        params: { name: 'Nightly', reason: expect.stringMatching(/disk|space/i) },
      },
    ]),
  );
});

it('reports no other job, and no backup that succeeds', async () => {
  await fail('restore');
  await platform.backUp({ name: 'Daily', item: { fileServer: true } });
  const id = await fail('backup');
  await vi.waitFor(async () => expect(await events()).toHaveLength(1));
  const { rows } = await platform.kit.pool.query('select key from platform_event');
  expect(rows).toEqual([{ key: `backupFailed ${id}` }]);
});
