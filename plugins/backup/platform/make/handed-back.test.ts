import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { aViewer } from '@signalbox/platform-kit/testing';
import { anotherReplica } from '@signalbox/platform-kit/testing/jobs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineBackupJobs } from '../job-kinds';
import { repeatVerification } from '../records/repeat-verification';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { readBackup } from '../testing/read-backup';
import { isInFolder } from '../testing/stored-archives';
import { repeatBackup } from './manual-backup';
import { recoverBackups } from './recover-backups';

let platform: BackupPlatform;
beforeEach(async () => {
  platform = await createBackupPlatform();
});
afterEach(() => platform.close());

/** A server that starts once this one has stopped. */
async function nextServer(): Promise<void> {
  const { kit } = platform;
  const repeaters = { backup: repeatBackup(kit), verify: repeatVerification(kit) };
  await anotherReplica(kit, (jobs) => defineBackupJobs(jobs, [recoverBackups(kit)], repeaters)).jobs.recover();
}
const ended = (id: string, status: string) =>
  vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status }), 60_000);

/** A backup whose server stops while it reads a large file, which then becomes a small one. */
async function handedBackBackup(): Promise<string> {
  const large = join(platform.kit.dataDir, 'media', 'film.mp4');
  await platform.writeMedia('film.mp4', '');
  truncateSync(large, 2 ** 32);
  const query = JSON.stringify({ name: 'Before the move', item: { fileServer: true } });
  const { body } = await platform.send('GET', `backup/export?query=${encodeURIComponent(query)}`);
  const id = String(body['id']);
  await vi.waitFor(async () => expect((await platform.task(id))['progress']).toBeGreaterThan(0), 60_000);
  await platform.kit.jobs.stop();
  writeFileSync(large, 'small');
  return id;
}

// Only a file of a folder can be large and take no space, or be a pipe.
test.runIf(isInFolder)('a backup is made again by another server, and its record stays meanwhile', async () => {
  const id = await handedBackBackup();
  expect(await platform.task(id)).toMatchObject({ status: 'ongoing', progress: 0, phase: 'handedBack' });
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ status: 'ongoing' });
  expect((await platform.send('PATCH', `backup/${id}`, { name: 'Kept', isProtected: true })).status).toBe(200);
  await nextServer();
  await ended(id, 'finish');
  const { body: record } = await platform.send('GET', `backup/${id}`);
  expect(record).toMatchObject({ status: 'succeed', name: 'Kept', isProtected: true, creator: 'ada' });
  await readBackup(platform.kit, record, async (archive) =>
    expect(archive.list().map(({ name }) => name)).toEqual(['fileServer/film.mp4']),
  );
  expect(await platform.filesLeft()).toEqual([`${id}.zip`]);
});

test.runIf(isInFolder)('a backup that is aborted while it waits leaves no record', async () => {
  const id = await handedBackBackup();
  expect((await platform.send('PATCH', `taskmanager/${id}`, { status: 'pause' })).status).toBe(200);
  await nextServer();
  await ended(id, 'pause');
  expect((await platform.send('GET', `backup/${id}`)).status).toBe(400);
  expect(await platform.filesLeft()).toEqual([]);
});

test.runIf(isInFolder)('a backup fails if its user may not make backups any more', async () => {
  const id = await handedBackBackup();
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.view']) });
  await nextServer();
  await ended(id, 'fail');
  const { body } = await platform.send('GET', `backup/${id}`);
  expect(body).toMatchObject({ status: 'fail', message: (await platform.task(id))['content'] });
});

test.runIf(isInFolder)('a backup is verified again', async () => {
  const { id, place } = await nightlyBackup(platform);
  const archive = readFileSync(place);
  rmSync(place);
  // The verification waits in `open` until a writer opens it too. Once open, it counts as an empty file, which ends the job at once.
  execFileSync('mkfifo', [place]);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.view']) });
  const task = String((await platform.send('POST', `backup/${id}/verify`)).body['id']);
  await vi.waitFor(async () => expect(await platform.task(task)).toMatchObject({ isBeside: true }), 20_000);
  const handleStopped = vi.fn<() => void>();
  const stopped = platform.kit.jobs.stop().then(handleStopped);
  // The thread ends only after its `open`, which may still be ahead of it. Opened for both, a pipe waits for no reader.
  await vi.waitFor(async () => {
    await (await open(place, 'r+')).close();
    expect(handleStopped).toHaveBeenCalled();
  }, 60_000);
  await stopped;
  expect(await platform.task(task)).toMatchObject({ status: 'ongoing', isBeside: false });
  rmSync(place);
  writeFileSync(place, archive);
  await nextServer();
  await ended(task, 'finish');
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ verified: { isWhole: true } });
});
