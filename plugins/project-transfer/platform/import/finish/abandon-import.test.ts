import { rm } from 'node:fs/promises';
import type { JsonObject } from '@signalbox/schemas';
import { aViewer, installTestLicense } from '@signalbox/platform-kit/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
import { abandon } from '@signalbox/platform-kit/jobs';

import {
  cutFinishingConnection,
  insertCrashedTask,
  taskStore,
  whileLocked,
} from '@signalbox/platform-kit/testing/jobs';
import { dataState, mediaState } from '@signalbox/project-data/testing';
import {
  exportProject,
  putDocument,
  sendImport,
  type TransferPlatform,
  transferPlatform,
} from '../../testing/transfer';
import { anExportOfNewFiles, leaveImport, writeOldFiles } from '../../testing/import-bench';
import { committedImports } from './committed-imports';
import { finishImport } from './finish-import';
import { noteSwapped, openImports } from '../journal/import-journal';

let platform: TransferPlatform;
let archive: Buffer;
beforeAll(async () => {
  archive = await anExportOfNewFiles();
});
beforeEach(async () => {
  platform = await transferPlatform();
  await putDocument(platform, { collection: 'dashboard', id: 'a', body: { name: 'Old' } });
  await writeOldFiles(platform);
});
afterEach(() => platform.close());

const folder = () => temporaryPath(platform.kit, 'left');
const loseFolder = () => rm(folder(), { recursive: true });
const pending = async () => (await platform.send('GET', 'configDb/unfinished')).list;
const sendAbandon = (id = 'left') => platform.send('POST', `configDb/${id}/giveUp`, {});
const pendingImports = [{ id: 'left', name: 'plant.tar.gz', mayGiveUp: true }];
const reason = { reason: 'importFilesGivenUp' };

it('unblocks other jobs when the folder is lost: imported data and existing files stay, and the job says so', async () => {
  await leaveImport(platform, { archive });
  await loseFolder();
  const blocked = await exportProject(platform, { project: 'north' });
  expect(blocked.json()).toMatchObject({
    code: 100_060_030,
    detail: 'left',
    message: expect.stringContaining('abandon'),
  });
  expect(await pending()).toEqual(pendingImports);
  const updates: JsonObject[] = [];
  platform.kit.jobs.watch({ updated: (job, update) => updates.push({ ...job, ...update }) });
  expect(await sendAbandon()).toMatchObject({ status: 200, body: { status: 'OK' } });

  expect(await openImports(platform.kit)).toEqual([]);
  expect(await pending()).toEqual([]);
  expect((await dataState(platform.kit))['document']?.join()).toContain('""New""');
  expect(await mediaState(platform.kit)).toMatchObject({ 'one/a.txt': 'old', 'two/a.txt': 'old' });
  const content = expect.stringContaining('已放弃此次导入的文件') as string;
  expect(await platform.task('left')).toMatchObject({ status: 'fail', content, reason });
  await vi.waitFor(() => expect(updates).toMatchObject([{ id: 'left', status: 'fail', reason }]));
  expect(platform.endedAllFor).toEqual([]);
  expect((await exportProject(platform, { project: 'north' })).statusCode).toBe(200);
  // A replica that tries to finish it later gets the reason why it ended.
  const late = finishImport({ kit: platform.kit }, { id: 'left', project: 'default' });
  await expect(late).rejects.toMatchObject({ errorName: 'importFilesGivenUp' });
});

it('leaves swapped and pending files as they are, and says so for a failed import too', async () => {
  const { kit } = platform;
  await leaveImport(platform, { archive, step: 'swapping' });
  const before = await mediaState(kit);
  expect(Object.values(before).toSorted()).toEqual(expect.arrayContaining(['new', 'old']));
  await loseFolder();
  await taskStore(kit, 'default').merge('left', { status: 'fail', content: 'the disk broke' });
  expect(await pending()).toEqual(pendingImports);
  expect((await sendAbandon()).status).toBe(200);
  expect(await mediaState(kit)).toEqual(before);
  expect(await platform.task('left')).toMatchObject({ status: 'fail', reason });
});

it('is rejected when this replica has the files, and the import then finishes automatically', async () => {
  await leaveImport(platform, { archive });
  expect(await pending()).toEqual([]);
  expect(await sendAbandon()).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('cannot be abandoned: this server has them') },
  });
  expect(await openImports(platform.kit)).toEqual(['left']);
  expect((await exportProject(platform)).statusCode).toBe(200);
  expect(await platform.task('left')).toMatchObject({ status: 'finish' });
  expect(await mediaState(platform.kit)).toMatchObject({ 'one/a.txt': 'new', 'two/a.txt': 'new' });
});

it('is rejected when every file was swapped: any replica finishes it, without the folder', async () => {
  await leaveImport(platform, { archive });
  await noteSwapped(platform.kit, 'left');
  await loseFolder();
  expect(await pending()).toEqual([]);
  expect((await sendAbandon()).body).toMatchObject({ code: 100_060_031 });
  expect((await exportProject(platform)).statusCode).toBe(200);
  expect(await platform.task('left')).toMatchObject({ status: 'finish' });
});

it('requires the permissions of an import, and no license', async () => {
  await leaveImport(platform, { archive });
  await loseFolder();
  const others = ['backup.view', 'backup.import', 'backup.restore', 'dbBackup.import'];
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(others) });
  const error = { status: 401, body: { detail: 'backup.add' } };
  expect(await sendAbandon()).toMatchObject(error);
  expect(await platform.send('GET', 'configDb/unfinished')).toMatchObject(error);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.add']) });
  expect(await pending()).toEqual(pendingImports);
  await installTestLicense(platform.kit, { startTime: '2019-01-01T00:00:00Z', expireTime: '2020-01-01T00:00:00Z' });
  expect((await sendImport(platform, archive)).body).toMatchObject({ code: 100_060_020 });
  expect((await sendAbandon()).status).toBe(200);
  expect(await openImports(platform.kit)).toEqual([]);
});

it('is only possible in its own project', async () => {
  await leaveImport(platform, { archive, project: 'north' });
  await loseFolder();
  expect(await pending()).toEqual([]);
  expect((await sendAbandon()).body).toMatchObject({ code: 100_030_002 });
  const inNorth = (method: 'GET' | 'POST', path: string) =>
    platform.app.inject({ method, url: `/rest/core/configDb/${path}`, headers: { 'x-request-project': 'north' } });
  expect((await inNorth('GET', 'unfinished')).json()).toEqual(pendingImports);
  expect((await inNorth('POST', 'left/giveUp')).statusCode).toBe(200);
  expect(await taskStore(platform.kit, 'north').get('left')).toMatchObject({ status: 'fail', reason });
});

it('is rejected while a job runs, and when no import is pending', async () => {
  await leaveImport(platform, { archive });
  await loseFolder();
  await whileLocked(platform.kit, 'left', async () => {
    expect(await pending()).toEqual([]);
    expect((await sendAbandon()).body).toMatchObject({ code: 100_060_001 });
  });
  expect(await openImports(platform.kit)).toEqual(['left']);
  expect((await sendAbandon()).status).toBe(200);
  expect((await sendAbandon()).body).toMatchObject({ message: 'The job has ended or can no longer be stopped' });
  // A job of another kind is not found here.
  await insertCrashedTask(platform.kit, { id: 'backup', mark: 'backup' });
  expect((await sendAbandon('backup')).body).toMatchObject({ code: 100_030_002 });
});

it('leaves the import pending when it is interrupted', async () => {
  const { kit } = platform;
  await leaveImport(platform, { archive });
  await loseFolder();
  const kind = committedImports(kit);
  const cut: typeof kind = {
    ...kind,
    async close(journal, check) {
      await cutFinishingConnection(kit);
      await vi.waitFor(() => expect(check).toThrow('operationLost'));
      await kind.close(journal, check);
    },
  };
  const left = { id: 'left', project: 'default', name: 'plant.tar.gz' };
  await expect(abandon(kit, cut, left)).rejects.toMatchObject({ errorName: 'operationLost' });
  expect(await pending()).toEqual(pendingImports);
  expect(await platform.task('left')).toMatchObject({ status: 'ongoing' });
  expect((await sendAbandon()).status).toBe(200);
  expect(await pending()).toEqual([]);
});
