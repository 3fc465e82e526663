import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { isInFolder } from '../testing/stored-archives';
import { untilReleased } from '../testing/until-released';
import { backupsInUse } from './backups-in-use';

let platform: BackupPlatform;
let id: string;
let place: string;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  ({ id, place } = await nightlyBackup(platform));
});

/** Verifies a pipe instead of the archive: the job waits until something is written to it. Returns the job. */
async function verifyLocked(): Promise<string> {
  rmSync(place);
  execFileSync('mkfifo', [place]);
  const { status, body } = await platform.send('POST', `backup/${id}/verify`);
  expect(status, JSON.stringify(body)).toBe(200);
  const task = String(body['id']);
  await vi.waitFor(async () => expect(await platform.task(task)).toMatchObject({ isBeside: true }), 10_000);
  return task;
}

async function letGo(task: string) {
  await writeFile(place, '');
  await vi.waitFor(async () => expect(await platform.task(task)).toMatchObject({ status: 'finish' }), 10_000);
  await untilReleased(platform.kit, task);
}

test.runIf(isInFolder)(
  'a backup cannot be deleted while it is verified, and others can be made meanwhile',
  async () => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.view']) });
    const task = await verifyLocked();
    platform.viewer = aViewer();
    await platform.kit.jobs.recover();
    const other = await platform.backUp({ name: 'Meanwhile', item: { fileServer: true } });
    expect(other).toMatchObject({ status: 'succeed' });
    expect(await platform.send('DELETE', `backup/${id}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('is being verified'), detail: 'Nightly' },
    });
    expect([...(await backupsInUse(platform.kit, 'default'))]).toEqual([id]);
    expect(existsSync(place)).toBe(true);
    await letGo(task);
    const { body } = await platform.send('GET', `backup/${id}`);
    expect(body).toMatchObject({ verified: { isWhole: false, reason: 'notAnArchive' } });
    expect(body).not.toHaveProperty('verifying');
    expect((await platform.send('DELETE', `backup/${id}`)).status).toBe(200);
    expect((await platform.send('DELETE', `backup/${String(other['id'])}`)).status).toBe(200);
  },
);

test.runIf(isInFolder)('one is verified at a time, and a verification of a crashed server blocks none', async () => {
  const bytes = readFileSync(place);
  const task = await verifyLocked();
  expect(await platform.send('POST', `backup/${id}/verify`)).toMatchObject({
    status: 400,
    body: { message: 'Another job is running: Nightly. Wait until it has ended', detail: `verify ${task}` },
  });
  await letGo(task);
  rmSync(place);
  writeFileSync(place, bytes);
  await platform.kit.pool.query(
    `update document set body = body || '{"status": "ongoing"}' where collection = 'taskmanager' and id = $1`,
    [task],
  );
  const { body } = await platform.send('POST', `backup/${id}/verify`);
  const second = String(body['id']);
  await vi.waitFor(async () => expect(await platform.task(second)).toMatchObject({ status: 'finish' }), 10_000);
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ verified: { isWhole: true } });
  expect(await platform.task(task)).toMatchObject({ status: 'fail' });
});
