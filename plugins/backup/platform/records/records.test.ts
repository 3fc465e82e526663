import { archiveBytes, hasArchive, putArchiveBytes, removeArchive } from '../testing/stored-archives';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';
import { aBackupRecord } from '../testing/a-backup-record';
import { backupStore } from './backup-record';

let platform: BackupPlatform;
let id: string;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  ({ id } = await nightlyBackup(platform));
});

const record = async () => (await platform.send('GET', `backup/${id}`)).body;

async function verified(): Promise<unknown> {
  const { body } = await platform.send('POST', `backup/${id}/verify`);
  await vi.waitFor(
    async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'finish' }),
    10_000,
  );
  return (await record())['verified'];
}

const address = () => ({ project: 'default', id });

test('deletes record and archive, but no protected backup', async () => {
  expect((await platform.send('PATCH', `backup/${id}`, { isProtected: true, id })).body).toEqual({ status: 'OK' });
  const rejected = await platform.send('DELETE', `backup/${id}`);
  expect(rejected).toMatchObject({
    status: 400,
    body: { message: 'The backup is protected: remove the protection first' },
  });
  expect(await hasArchive(platform.kit, address())).toBe(true);
  await platform.send('PATCH', `backup/${id}`, { isProtected: false, name: 'Renamed' });
  expect(await record()).toMatchObject({ name: 'Renamed', isProtected: false });
  expect((await platform.send('DELETE', `backup/${id}`)).body).toEqual({ status: 'OK' });
  expect(await hasArchive(platform.kit, address())).toBe(false);
  expect((await platform.send('DELETE', `backup/${id}`)).body).toMatchObject({
    message: 'The resource does not exist',
  });
});

test.each(['backupId', 'safetyId'])('does not delete the %s of a restore until it has ended', async (as) => {
  const restores = backupStore(platform.kit, 'default');
  const restore = await restores.insert(aBackupRecord({ type: 'import', [as]: id }));
  expect(await platform.send('DELETE', `backup/${id}`)).toMatchObject({
    status: 400,
    body: {
      message:
        'The backup is needed by a restore that has not ended, is being verified, or a copy of it is being sent: wait for it',
    },
  });
  expect(await hasArchive(platform.kit, address())).toBe(true);
  await restores.merge(restore, { status: 'succeed' });
  expect((await platform.send('DELETE', `backup/${id}`)).status).toBe(200);
  expect(await hasArchive(platform.kit, address())).toBe(false);
});

test.each([
  [{ name: 'x'.repeat(31) }, 'name'],
  [{ status: 'succeed' }, 'status'],
  [{ bytes: 0 }, 'bytes'],
  [{ isProtected: 'yes' }, 'isProtected'],
])('rejects the change %j', async (patch, field) => {
  const before = await record();
  expect(await platform.send('PATCH', `backup/${id}`, patch as JsonObject)).toMatchObject({
    status: 400,
    body: { field },
  });
  expect(await record()).toEqual(before);
});

test('records whether every byte of the archive is intact', async () => {
  expect((await record())['verified']).toBeUndefined();
  expect(await verified()).toEqual({ time: new Date(platform.clock.now()).toISOString(), isWhole: true });
  const bytes = await archiveBytes(platform.kit, address());
  bytes[bytes.indexOf('some text') === -1 ? 60 : bytes.indexOf('some text')]! ^= 1;
  await putArchiveBytes(platform.kit, address(), bytes);
  expect(await verified()).toMatchObject({ isWhole: false, reason: 'tampered' });
  await putArchiveBytes(platform.kit, address(), bytes.subarray(0, bytes.length - 30));
  expect(await verified()).toMatchObject({ isWhole: false, reason: 'truncated' });
  await removeArchive(platform.kit, address());
  expect(await verified()).toMatchObject({ isWhole: false, reason: 'missing' });
});

const routes = [
  ['GET', 'backup', 'backup.view'],
  ['GET', 'backup/none', 'backup.view'],
  ['PATCH', 'backup/none', 'backup.delete'],
  ['DELETE', 'backup/none', 'backup.delete'],
  ['GET', 'backup/getSizeAndTime', 'backup.export'],
  ['GET', 'backup/export', 'backup.export'],
  ['POST', 'backup/none/verify', 'backup.view'],
  ['POST', 'backup/none/ticket', 'backup.download'],
  ['GET', 'backup/download/none', 'backup.download'],
  ['POST', 'backup/upload', 'backup.upload'],
] as const;

test.each(routes)('%s %s requires %s', async (method, path, permission) => {
  const keys = ['view', 'export', 'import', 'restore', 'upload', 'download', 'delete', 'add'];
  const others = keys.map((key) => `backup.${key}`).filter((key) => key !== permission);
  const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
  const answer = (permissions: string[]) => {
    platform.viewer = aViewer({ isSuper: false, isAdmin: true, permissions: new Set(permissions) });
    return platform.send(method, path, body);
  };
  expect(await answer(others)).toMatchObject({ status: 401, body: { detail: permission } });
  expect((await answer([permission])).status).not.toBe(401);
  platform.viewer = undefined;
  expect((await platform.send(method, path, body)).body).toMatchObject({ message: 'No token found' });
});

test.each([
  ['backup', 'backup.export', 'backup.import'],
  ['restore', 'backup.import', 'backup.export'],
  ['verify', 'backup.view', 'backup.export'],
  ['databaseVerify', 'dbBackup.view', 'backup.view'],
])('a task of %s can be stopped with %s, not with %s', async (mark, permission, other) => {
  const id = await insertTask(mark);
  const answer = (key: string) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set([key]) });
    return platform.send('PATCH', `taskmanager/${id}`, { status: 'pause' });
  };
  expect(await answer(other)).toMatchObject({ status: 401, body: { detail: permission } });
  expect(await answer(permission)).toMatchObject({
    status: 400,
    body: { message: 'The job has ended or can no longer be stopped' },
  });
});

async function insertTask(mark: string): Promise<string> {
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `insert into document (project, collection, id, body) values ('default', 'taskmanager', md5(random()::text), $1) returning id`,
    [JSON.stringify({ mark, status: 'finish', name: 'x' })],
  );
  return rows[0]!.id;
}

test.each([
  ['backup', 'backup.view', 'dbBackup.view'],
  ['restore', 'backup.import', 'backup.export'],
  ['verify', 'backup.view', 'tsdbBackup.view'],
  ['databaseRestore', 'dbBackup.view', 'backup.view'],
  ['timeSeriesBackup', 'tsdbBackup.export', 'dbBackup.export'],
])('a task of %s is visible with %s, and neither found nor listed with %s', async (mark, key, other) => {
  const id = await insertTask(mark);
  const as = async (permission: string) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set([permission]) });
    const { list } = await platform.send('GET', `taskmanager?query=${encodeURIComponent('{"limit":100}')}`);
    const one = await platform.send('GET', `taskmanager/${id}`);
    return { isListed: list.some((task) => task['id'] === id), status: one.status };
  };
  expect(await as(key)).toEqual({ isListed: true, status: 200 });
  expect(await as(other)).toEqual({ isListed: false, status: 401 });
});

test('a user without permissions for tasks sees none', async () => {
  const id = await insertTask('backup');
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.download', 'setting.view']) });
  for (const path of ['taskmanager', `taskmanager/${id}`, 'taskmanager/none'])
    expect(await platform.send('GET', path)).toMatchObject({ status: 401, body: { detail: 'backup.view' } });
  platform.viewer = undefined;
  expect((await platform.send('GET', 'taskmanager')).body).toMatchObject({ message: 'No token found' });
});
