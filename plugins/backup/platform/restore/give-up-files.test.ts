import { rename, rm } from 'node:fs/promises';
import { advisoryLocks } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryPath } from '../archives/archive-files';
import { taskStore } from '../operations/task-store';
import { backupRecord, backupStore } from '../records/backup-record';
import { databaseHome, timeSeriesHome } from '../data/module-address';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { finishRestore } from './finish-restore';
import { openJournals, type RestoreJournal, writeJournal } from './journal';
import { makeRestoreParts } from './make-restore-parts';
import { insertAdministrator } from './testing/platform-state';
import { restore } from './testing/restore-bench';

let platform: BackupPlatform;
let backupId: string;
beforeEach(async () => {
  platform = await createBackupPlatform();
  await insertAdministrator(platform.kit);
  platform.writeMedia('a.txt', 'a');
  backupId = String((await platform.backUp({ name: 'Nightly', item: { fileServer: true } }))['id']);
});
afterEach(() => platform.close());

const next = () =>
  platform.send('GET', `backup/export?query=${encodeURIComponent('{"name":"Next","item":{"fileServer":true}}')}`);
const giveUp = (path = 'backup') => platform.send('POST', `${path}/left/giveUp`, {});
const as = (...permissions: string[]) =>
  void (platform.viewer = aViewer({ isSuper: false, permissions: new Set(permissions) }));

/** A restore of the files whose process died once it was committed, with its task and record. */
async function leaveCommitted(): Promise<void> {
  await addRecord('default', 'restore', { fileServer: true });
  const atStep = (step: string) => {
    if (step === 'committed') throw new Error('died');
  };
  platform.writeMedia('b.txt', 'b');
  const choice = { rules: {}, fileServer: 2 as const };
  await expect(restore(platform, { id: 'left', choice, parts: { atStep }, backupId })).rejects.toThrow('died');
}

async function addRecord(home: string, mark: string, item: Record<string, boolean>, modules: string[] = []) {
  const task = { status: 'ongoing', type: 'x', name: 'Nightly', progress: 0, content: '', language: 'zh-Hans' };
  await taskStore(platform.kit, 'default').insert({ ...task, id: 'left', mark });
  const facts = { id: 'left', name: 'Nightly', type: 'import', status: 'ongoing', language: 'zh-Hans' };
  await backupStore(platform.kit, home).insert({ ...facts, item, modules });
}

/** As above, of a home of the platform. */
async function leaveInHome(home: string, mark: string, modules: string[]): Promise<void> {
  await addRecord(home, mark, { mongodb: true }, modules);
  const facts: RestoreJournal['facts'] = { rules: {}, records: {}, settings: [], counts: [] };
  const client = await platform.kit.pool.connect();
  try {
    await writeJournal(client, { id: 'left', project: home, state: 'committed', facts });
  } finally {
    client.release();
  }
}

it('lets others run again where the folder is gone, and says in record and task that the files were given up', async () => {
  await leaveCommitted();
  await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
  expect((await next()).body).toMatchObject({ detail: 'left', message: expect.stringContaining('is not finished') });
  expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([
    { id: 'left', name: 'Nightly', mayGiveUp: true },
  ]);
  expect(await giveUp()).toMatchObject({ status: 200, body: { status: 'OK' } });

  expect(platform.endedAllFor).toEqual(['restored']);
  expect(await openJournals(platform.kit)).toEqual([]);
  const reason = { reason: 'filesGivenUp' };
  const message = expect.stringContaining('已放弃此次还原的文件') as string;
  expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'fail', message, reason });
  expect(await platform.task('left')).toMatchObject({ status: 'fail', content: message, reason });
  expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
  await platform.backUp({ name: 'Next', item: { fileServer: true } });
  // Whoever still thought of finishing it learns how it ended.
  const late = finishRestore(makeRestoreParts(platform.kit), { id: 'left', project: 'default' });
  await expect(late).rejects.toMatchObject({ errorName: 'filesGivenUp' });
});

it('is refused where this replica has the files, and the restore is then finished by itself', async () => {
  await leaveCommitted();
  expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
  expect(await giveUp()).toMatchObject({ status: 400, body: { message: expect.stringContaining('has its files') } });
  expect(await openJournals(platform.kit)).toEqual(['left']);
  expect(platform.endedAllFor).toEqual([]);
  expect((await next()).status).toBe(200);
  expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'succeed' });
});

it('takes what starting the restore takes', async () => {
  await leaveCommitted();
  const folder = temporaryPath(platform.kit, 'left');
  await rename(folder, `${folder}-elsewhere`);
  const tries: [string[], string][] = [
    [['backup.view', 'backup.restore', 'dbBackup.import', 'dbBackup.restore'], 'backup.import'],
    [['backup.view', 'backup.import'], 'backup.restore'],
  ];
  for (const [permissions, detail] of tries) {
    as(...permissions);
    expect(await giveUp()).toMatchObject({ status: 401, body: { detail } });
    const { list } = await platform.send('GET', 'backup/unfinished');
    expect(list).toEqual([{ id: 'left', name: 'Nightly', mayGiveUp: false }]);
  }
  as('backup.import', 'backup.restore');
  expect((await platform.send('GET', 'backup/unfinished')).status).toBe(401);
  expect((await giveUp()).status).toBe(200);
  expect(await openJournals(platform.kit)).toEqual([]);
});

it('of accounts and of documents of all projects it takes a super user', async () => {
  await leaveInHome(databaseHome, 'databaseRestore', ['document']);
  as('dbBackup.import', 'dbBackup.restore', 'dbBackup.view');
  expect(await giveUp('dbBackup')).toMatchObject({ status: 401, body: { detail: 'isSuper: document' } });
  expect((await platform.send('GET', 'dbBackup/unfinished')).list).toMatchObject([{ mayGiveUp: false }]);
  platform.viewer = aViewer();
  // Below another kind there is no such restore.
  for (const path of ['backup', 'tsdbBackup']) {
    expect((await giveUp(path)).body).toMatchObject({ message: 'The resource does not exist' });
    expect((await platform.send('GET', `${path}/unfinished`)).list).toEqual([]);
  }
  expect((await giveUp('dbBackup')).status).toBe(200);
  expect(platform.endedAllFor).toEqual(['restored']);
  expect(await platform.task('left')).toMatchObject({ status: 'fail', reason: { reason: 'filesGivenUp' } });
  expect((await next()).status).toBe(200);
});

it('of time series it ends no session', async () => {
  await leaveInHome(timeSeriesHome, 'timeSeriesRestore', ['timeseries_record']);
  as('tsdbBackup.import', 'tsdbBackup.restore');
  expect((await giveUp('tsdbBackup')).status).toBe(200);
  expect(platform.endedAllFor).toEqual([]);
});

it('says of one that was going back that its data is as it was before', async () => {
  await leaveCommitted();
  await platform.kit.pool.query(`update backup_restore set state = 'returning'`);
  await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
  expect((await giveUp()).status).toBe(200);
  expect(platform.endedAllFor).toEqual(['returned']);
  const record = await backupRecord(platform.kit, { project: 'default', id: 'left' });
  expect(record).toMatchObject({ status: 'fail', reason: { reason: 'filesGivenUpReturned' } });
});

it('is refused while something runs, and where nothing is left', async () => {
  await leaveCommitted();
  await rm(temporaryPath(platform.kit, 'left'), { recursive: true });
  const client = await platform.kit.pool.connect();
  try {
    // Whatever holds the lock of operations for longer than a look at what dead processes left.
    await client.query(`select pg_advisory_lock(${advisoryLocks.operation})`);
    expect((await platform.send('GET', 'backup/unfinished')).list).toEqual([]);
    expect((await giveUp()).body).toMatchObject({ message: expect.stringContaining('Another operation is running') });
  } finally {
    await client.query(`select pg_advisory_unlock(${advisoryLocks.operation})`);
    client.release();
  }
  expect(await openJournals(platform.kit)).toEqual(['left']);
  expect((await giveUp()).status).toBe(200);
  expect((await giveUp()).body).toMatchObject({ message: 'The task has ended or can no longer be stopped' });
});
