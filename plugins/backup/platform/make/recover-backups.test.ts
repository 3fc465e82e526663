import { renameSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { archiveBytes, isInFolder, putArchiveBytes } from '../testing/stored-archives';

let platform: BackupPlatform;
let id: string;
let place: string;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());

const address = () => ({ project: 'default', id });
const record = async () => (await platform.send('GET', `backup/${id}`)).body;

beforeEach(async () => {
  ({ id, place } = await nightlyBackup(platform));
});

/** Resets the database to a moment while the backup was being made, and recovers. */
async function goBackAndCheck() {
  const { pool } = platform.kit;
  await pool.query(`update document set body = body || '{"status": "ongoing"}' where id = $1`, [id]);
  await pool.query(`update document set body = (body || '{"size": 0, "bytes": 0}') - 'time' where id = $1`, [id]);
  // The job that made the backup may still have its lock: it finishes its task first.
  await expect
    .poll(async () => {
      await platform.kit.jobs.recover();
      return (await record())['status'];
    })
    .not.toBe('ongoing');
}

test('a backup with a complete archive succeeds, also when the database is older than the archive', async () => {
  const was = await record();
  const bytes = await archiveBytes(platform.kit, address());
  if (isInFolder) writeFileSync(`${place}.0123.part`, 'half');
  await goBackAndCheck();
  const { size, time, name, item } = was;
  expect(await record()).toMatchObject({ status: 'succeed', bytes: bytes.length, size, time, name, item });
  expect(await platform.task(id)).toMatchObject({ status: 'finish' });
  expect(await archiveBytes(platform.kit, address())).toEqual(bytes);
  expect(await platform.filesLeft()).toEqual([`${id}.zip`]);
});

test('a backup with an invalid archive fails, and leaves no file', async () => {
  const bytes = await archiveBytes(platform.kit, address());
  await putArchiveBytes(platform.kit, address(), bytes.subarray(0, 100));
  const left = await platform.filesLeft();
  await goBackAndCheck();
  expect(await record()).toMatchObject({ status: 'fail', message: 'The server ended while this was running' });
  expect(await platform.filesLeft()).toEqual(left.filter((name) => name !== `${id}.zip`));
});

test.runIf(isInFolder)(
  'an interrupted backup fails as soon as another is made, and its incomplete file is removed',
  async () => {
    renameSync(place, `${place}.0123.part`);
    const left = await platform.filesLeft();
    await platform.kit.pool.query(`update document set body = body || '{"status": "ongoing"}' where id = $1`, [id]);
    const other = String((await platform.backUp({ name: 'Next', item: { fileServer: true } }))['id']);
    const message = 'The server ended while this was running';
    expect(await record()).toMatchObject({ status: 'fail', message });
    expect(await platform.task(id)).toMatchObject({ status: 'fail', content: message });
    const kept = left.filter((name) => name !== `${id}.zip.0123.part`);
    expect((await platform.filesLeft()).toSorted()).toEqual([...kept, `${other}.zip`].toSorted());
  },
);
