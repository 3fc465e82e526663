import { renameSync, writeFileSync } from 'node:fs';
import { PlatformError } from '@signalbox/api';
import { anotherReplica } from '@signalbox/platform-kit/testing/jobs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineBackupJobs } from '../job-kinds';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { archiveBytes, isInFolder, putArchiveBytes } from '../testing/stored-archives';
import { repeatBackup } from './manual-backup';
import { recoverBackups } from './recover-backups';
import { repeatVerification } from '../records/repeat-verification';

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

/** Resets the database to a moment while the backup was being made. */
async function goBack() {
  const { pool } = platform.kit;
  await pool.query(`update document set body = body || '{"status": "ongoing"}' where id = $1`, [id]);
  await pool.query(`update document set body = (body || '{"size": 0, "bytes": 0}') - 'time' where id = $1`, [id]);
}

/** Goes back, and recovers. */
async function goBackAndCheck() {
  await goBack();
  await platform.kit.jobs.recover();
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
  expect(await record()).toMatchObject({
    status: 'fail',
    message: 'The server stopped while the job was running. Start the job again',
  });
  expect(await platform.filesLeft()).toEqual(left.filter((name) => name !== `${id}.zip`));
});

test.runIf(isInFolder)(
  'an interrupted backup fails as soon as another is made, and its incomplete file is removed',
  async () => {
    renameSync(place, `${place}.0123.part`);
    const left = await platform.filesLeft();
    await platform.kit.pool.query(`update document set body = body || '{"status": "ongoing"}' where id = $1`, [id]);
    const other = String((await platform.backUp({ name: 'Next', item: { fileServer: true } }))['id']);
    const message = 'The server stopped while the job was running. Start the job again';
    expect(await record()).toMatchObject({ status: 'fail', message });
    expect(await platform.task(id)).toMatchObject({ status: 'fail', content: message });
    const kept = left.filter((name) => name !== `${id}.zip.0123.part`);
    expect((await platform.filesLeft()).toSorted()).toEqual([...kept, `${other}.zip`].toSorted());
  },
);

test.each([
  ['fails after a day', false, { status: 'fail' }],
  ['can be aborted', true, { status: 'pause' }],
])(
  'a backup whose archive cannot be reached %s, and its archive is removed with its record',
  async (_what, isAborted, end) => {
    const { kit, clock } = platform;
    const away = async () => Promise.reject(new PlatformError('storageUnavailable'));
    const broken = { ...kit, archives: { ...kit.archives, borrow: away, remove: away } };
    const { jobs } = anotherReplica(broken, (own) =>
      defineBackupJobs(own, [recoverBackups(broken)], { backup: repeatBackup(kit), verify: repeatVerification(kit) }),
    );
    /** Attempts at each half hour: a time without any is none of the day. */
    async function failForADay() {
      for (let hour = 0; hour < 24; hour += 0.5) {
        clock.advance({ seconds: 30 * 60 });
        await jobs.recover().catch(() => undefined);
      }
    }
    await goBack();
    await kit.pool.query(`insert into job_request (job_id, user_id, body) values ($1, 'u', '{}')`, [id]);
    await expect.poll(() => jobs.recover().then(() => '', String)).toContain('storageUnavailable');
    expect(await platform.task(id)).toMatchObject({
      status: 'ongoing',
      phase: 'blocked',
      content: expect.stringContaining('The store of files cannot be reached'),
    });
    expect(await record()).toMatchObject({ status: 'ongoing' });
    if (isAborted) await jobs.abort({ project: 'default', id });
    else await failForADay();
    await jobs.recover();
    expect(await platform.task(id)).toMatchObject(end);
    expect(await record()).toMatchObject({ status: 'fail' });
    expect((await platform.send('DELETE', `backup/${id}`)).status).toBe(200);
    expect(await platform.filesLeft()).not.toContain(`${id}.zip`);
  },
);
