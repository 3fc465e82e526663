import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { archivePath } from '../archives/archive-files';
import { partsOf } from '../parts';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';

let platform: BackupPlatform;
let id: string;
let place: string;
beforeAll(async () => {
  platform = await createBackupPlatform();
  platform.writeMedia('a.txt', 'some text');
});
afterAll(() => platform.close());

const record = async () => (await platform.send('GET', `backup/${id}`)).body;

beforeEach(async () => {
  id = String((await platform.backUp({ name: 'Nightly', item: { fileServer: true } }))['id']);
  place = archivePath(platform.kit, { project: 'default', id });
});

/** Makes the database one of a moment at which the backup was being made, and looks. */
async function goBackAndLook() {
  const { pool } = platform.kit;
  await pool.query(`update document set body = body || '{"status": "ongoing"}' where id = $1`, [id]);
  await pool.query(`update document set body = (body || '{"size": 0, "bytes": 0}') - 'time' where id = $1`, [id]);
  await partsOf(platform.kit).operations.recover();
}

test('a backup whose archive is whole is made, also where the database is older than the archive', async () => {
  const was = await record();
  const bytes = readFileSync(place);
  writeFileSync(`${place}.0123.part`, 'half');
  await goBackAndLook();
  const { size, time, name, item } = was;
  expect(await record()).toMatchObject({ status: 'succeed', bytes: bytes.length, size, time, name, item });
  expect(await platform.task(id)).toMatchObject({ status: 'finish' });
  expect(readFileSync(place)).toEqual(bytes);
  expect(platform.filesLeft()).toEqual([`${id}.zip`]);
});

test('one whose archive is none has failed, and leaves nothing', async () => {
  truncateSync(place, 100);
  const left = platform.filesLeft();
  await goBackAndLook();
  expect(await record()).toMatchObject({ status: 'fail', message: 'The server ended while this was running' });
  expect(platform.filesLeft()).toEqual(left.filter((name) => name !== `${id}.zip`));
});
