import { rename, rm } from 'node:fs/promises';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
import { backupRecord } from '../../records/backup-record';
import { isInFolder } from '../../testing/stored-archives';
import { databaseTarget, timeSeriesTarget } from '@signalbox/project-data';
import type { BackupPlatform } from '../../testing/backup-platform';
import { whileLocked } from '@signalbox/platform-kit/testing/jobs';
import { finishRestore } from '../finish/finish-restore';
import { openJournals, type RestoreJournal, writeJournal } from '../journal/journal';
import { makeRestoreDeps } from '../make-restore-deps';
import {
  type BackedUp,
  backedUpPlatform,
  crashAfterCommit,
  type CrashedRestore,
  insertCrashedRestore,
} from '../testing/crashed-restore';

let bench: BackedUp;
let platform: BackupPlatform;
beforeEach(async () => {
  bench = await backedUpPlatform();
  ({ platform } = bench);
});
afterEach(() => platform.close());

const next = () =>
  platform.send('GET', `backup/export?query=${encodeURIComponent('{"name":"Next","item":{"fileServer":true}}')}`);
const abandon = (path = 'backup') => platform.send('POST', `${path}/left/giveUp`, {});
const as = (...permissions: string[]) =>
  void (platform.viewer = aViewer({ isSuper: false, permissions: new Set(permissions) }));

/** Like `crashAfterCommit`, for a target that is not a project. */
async function insertCrashedInTarget(left: Pick<CrashedRestore, 'target' | 'mark' | 'modules'>): Promise<void> {
  await insertCrashedRestore(platform, { ...left, item: { mongodb: true } });
  const options: RestoreJournal['details'] = { rules: {}, records: {}, settings: [], counts: [] };
  const client = await platform.kit.pool.connect();
  try {
    await writeJournal(client, { id: 'left', project: left.target, state: 'committed', details: options });
  } finally {
    client.release();
  }
}

it.runIf(isInFolder)(
  'unblocks other jobs when the folder is lost, and notes in record and job that the files were abandoned',
  async () => {
    await crashAfterCommit(bench);
    await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
    expect((await next()).body).toMatchObject({ detail: 'left', message: expect.stringContaining('is not finished') });
    expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([
      { id: 'left', name: 'Nightly', mayGiveUp: true },
    ]);
    expect(await abandon()).toMatchObject({ status: 200, body: { status: 'OK' } });

    expect(platform.endedAllFor).toEqual(['restored']);
    expect(await openJournals(platform.kit)).toEqual([]);
    const reason = { reason: 'filesGivenUp' };
    const message = expect.stringContaining('已放弃此次还原的文件') as string;
    expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'fail', message, reason });
    expect(await platform.task('left')).toMatchObject({ status: 'fail', content: message, reason });
    expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
    await platform.backUp({ name: 'Next', item: { fileServer: true } });
    // A replica that tries to finish it later gets the reason why it ended.
    const late = finishRestore(makeRestoreDeps(platform.kit), { id: 'left', project: 'default' });
    await expect(late).rejects.toMatchObject({ errorName: 'filesGivenUp' });
  },
);

it.runIf(isInFolder)(
  'is rejected when this replica has the files, and the restore then finishes automatically',
  async () => {
    await crashAfterCommit(bench);
    expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
    expect(await abandon()).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('cannot be abandoned: this server has them') },
    });
    expect(await openJournals(platform.kit)).toEqual(['left']);
    expect(platform.endedAllFor).toEqual([]);
    expect((await next()).status).toBe(200);
    expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'succeed' });
  },
);

it.runIf(isInFolder)('requires the permissions for starting the restore', async () => {
  await crashAfterCommit(bench);
  const folder = temporaryPath(platform.kit, 'left');
  await rename(folder, `${folder}-elsewhere`);
  const tries: [string[], string][] = [
    [['backup.view', 'backup.restore', 'dbBackup.import', 'dbBackup.restore'], 'backup.import'],
    [['backup.view', 'backup.import'], 'backup.restore'],
  ];
  for (const [permissions, detail] of tries) {
    as(...permissions);
    expect(await abandon()).toMatchObject({ status: 401, body: { detail } });
    const { list } = await platform.send('GET', 'backup/unfinished');
    expect(list).toEqual([{ id: 'left', name: 'Nightly', mayGiveUp: false }]);
  }
  as('backup.import', 'backup.restore');
  expect((await platform.send('GET', 'backup/unfinished')).status).toBe(401);
  expect((await abandon()).status).toBe(200);
  expect(await openJournals(platform.kit)).toEqual([]);
});

it.runIf(isInFolder)('requires a super user for accounts and for the documents of all projects', async () => {
  await insertCrashedInTarget({ target: databaseTarget, mark: 'databaseRestore', modules: ['document'] });
  as('dbBackup.import', 'dbBackup.restore', 'dbBackup.view');
  expect(await abandon('dbBackup')).toMatchObject({ status: 401, body: { detail: 'isSuper: document' } });
  expect((await platform.send('GET', 'dbBackup/unfinished')).list).toMatchObject([{ mayGiveUp: false }]);
  platform.viewer = aViewer();
  // Below another kind there is no such restore.
  for (const path of ['backup', 'tsdbBackup']) {
    expect((await abandon(path)).body).toMatchObject({ message: 'The resource does not exist' });
    expect((await platform.send('GET', `${path}/unfinished`)).list).toEqual([]);
  }
  expect((await abandon('dbBackup')).status).toBe(200);
  expect(platform.endedAllFor).toEqual(['restored']);
  expect(await platform.task('left')).toMatchObject({ status: 'fail', reason: { reason: 'filesGivenUp' } });
  expect((await next()).status).toBe(200);
});

it.runIf(isInFolder)('ends no session for time series', async () => {
  await insertCrashedInTarget({ target: timeSeriesTarget, mark: 'timeSeriesRestore', modules: ['timeseries_record'] });
  as('tsdbBackup.import', 'tsdbBackup.restore');
  expect((await abandon('tsdbBackup')).status).toBe(200);
  expect(platform.endedAllFor).toEqual([]);
});

it.runIf(isInFolder)('notes that the data was rolled back when the restore was being rolled back', async () => {
  await crashAfterCommit(bench);
  await platform.kit.pool.query(`update backup_restore set state = 'returning'`);
  await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
  expect((await abandon()).status).toBe(200);
  expect(platform.endedAllFor).toEqual(['returned']);
  const record = await backupRecord(platform.kit, { project: 'default', id: 'left' });
  expect(record).toMatchObject({ status: 'fail', reason: { reason: 'filesGivenUpReturned' } });
});

it.runIf(isInFolder)('is rejected while a job runs, and when no restore is pending', async () => {
  await crashAfterCommit(bench);
  await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
  await whileLocked(platform.kit, 'left', async () => {
    expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
    expect((await abandon()).body).toMatchObject({ message: expect.stringContaining('Another job is running') });
  });
  expect(await openJournals(platform.kit)).toEqual(['left']);
  expect((await abandon()).status).toBe(200);
  expect((await abandon()).body).toMatchObject({ message: 'The job has ended or can no longer be stopped' });
});
