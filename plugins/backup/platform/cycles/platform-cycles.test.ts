import { readdirSync } from 'node:fs';
import { archiveKeys } from '../testing/stored-archives';
import { jsonb } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { taskStore } from '@signalbox/platform-kit/testing/jobs';
import { aBackupRecord } from '../testing/a-backup-record';
import { backupStore } from '../records/backup-record';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { type CyclePlatform, createCyclePlatform } from '../testing/cycle-platform';
import { cycleStore } from './cycle';

let platform: CyclePlatform;
let server: AnFtpServer;
beforeAll(async () => {
  server = await anFtpServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

const hours = (count: number) => platform.clock.advance({ seconds: count * 3_600 });
const inHours = (count: number) => new Date(platform.clock.now() + count * 3_600_000).toISOString();
const body = (overrides: JsonObject = {}): JsonObject => ({
  name: 'Hourly',
  fileName: 'Whole',
  cycle: { count: 1, unit: 'h' },
  parts: { settings: true, document: true },
  ...overrides,
});
const add = async (model: string, overrides?: JsonObject) =>
  String((await platform.send('POST', model, body(overrides))).body['InsertedID']);
const rejected = async (model: string, overrides: JsonObject) => {
  const answer = await platform.send('POST', model, body(overrides));
  return [answer.status, answer.body['field']];
};
const cycleIn = async (model: string, id: string) => (await platform.send('GET', `${model}/${id}`)).body;
const backupsIn = async (model: string, cycleId: string) => {
  const query = { filter: { cycleId }, sort: { createTime: 1 }, limit: 100 };
  return (await platform.send('GET', `${model}?query=${encodeURIComponent(JSON.stringify(query))}`)).list;
};

describe.each([
  { model: 'dbBackupCycle', records: 'dbBackup', target: '@database', mark: 'databaseBackup', part: 'settings' },
  {
    model: 'tsdbBackupCycle',
    records: 'tsdbBackup',
    target: '@time-series',
    mark: 'timeSeriesBackup',
    part: 'timeseries_record',
  },
] as const)('core/$model', ({ model, records, target, mark, part }) => {
  const parts = { [part]: true };

  it('makes due backups in the list of its kind, and belongs to no project', async () => {
    const id = await add(model, { parts });
    hours(1);
    expect(await platform.run()).toBe(1);
    const [backup] = await backupsIn(records, id);
    expect(backup).toMatchObject({ status: 'succeed', origin: 'cycle', item: { mongodb: true }, modules: [part] });
    expect(await archiveKeys(platform.kit, target)).toEqual([`${target}/${backup?.['id']}.zip`]);
    expect(await cycleIn(model, id)).toMatchObject({
      parts,
      nextRun: inHours(1),
      lastOutcome: { status: 'succeed', backupId: backup?.['id'], removed: 0 },
    });
    const task = await taskStore(platform.kit, 'default').get(String(backup?.['id']));
    expect(task).toMatchObject({ mark, status: 'finish', creator: '' });
    for (const other of ['backupCycle', 'dbBackupCycle', 'tsdbBackupCycle'].filter((name) => name !== model))
      expect((await platform.send('GET', other)).list).toEqual([]);
  });

  it('runs on one replica when due, and repeats one of many missed runs', async () => {
    const id = await add(model, { parts });
    hours(7.5);
    await Promise.all(platform.replicas.flatMap((replica) => [platform.run(replica), platform.run(replica)]));
    await vi.waitFor(async () => expect(await cycleIn(model, id)).toMatchObject({ lastOutcome: { removed: 0 } }));
    expect(await cycleIn(model, id)).toMatchObject({ nextRun: inHours(0.5) });
    expect(await backupsIn(records, id)).toHaveLength(1);
  });

  it('repeats a run whose server crashed', async () => {
    const id = await add(model, { parts });
    const backupId = 'a'.repeat(24);
    const task = { mark, status: 'ongoing', name: 'x', progress: 0, language: 'en', content: '' };
    await taskStore(platform.kit, 'default').insert({ id: backupId, ...task });
    await backupStore(platform.kit, target).insert(aBackupRecord({ id: backupId, cycleId: id }));
    const lastOutcome = { status: 'ongoing', message: '', backupId, time: inHours(0) };
    await cycleStore(platform.kit, target).merge(id, { lastOutcome, nextRun: inHours(1), lastRun: inHours(0) });
    await platform.replicas[0].jobs.recover();
    expect(await cycleIn(model, id)).toMatchObject({ nextRun: inHours(0), lastOutcome: { status: 'fail' } });
    expect(await platform.run()).toBe(1);
    expect(await cycleIn(model, id)).toMatchObject({ lastOutcome: { status: 'succeed' } });
  });

  it('deletes backups that retention does not keep, and previews them', async () => {
    const retention = { kind: 'count', count: 1 };
    const id = await add(model, { parts });
    for (let round = 0; round < 2; round += 1) {
      hours(1);
      await platform.run();
    }
    const [first, second] = await backupsIn(records, id);
    const preview = await platform.send('POST', `${model}/retentionPreview`, { retention, cycleId: id });
    expect(preview.body).toMatchObject({ keep: [{ id: second?.['id'] }], delete: [{ id: first?.['id'] }] });
    await platform.send('PATCH', `${model}/${id}`, { retention });
    hours(1);
    await platform.run();
    expect(await cycleIn(model, id)).toMatchObject({ lastOutcome: { removed: 2 } });
    expect(await backupsIn(records, id)).toHaveLength(1);
  });

  it('sends a copy to the FTP server of the default project', async () => {
    const { host, port, username, password } = server.target;
    const ftp = { host, port, username, password: { isSet: true } };
    const setting = { project: 'default', revision: 1, body: jsonb({ ftp }) };
    await platform.kit.database.insertInto('setting').values(setting).execute();
    await platform.kit.database
      .insertInto('setting_secret')
      .values({ project: 'default', path: 'ftp/password', value: password })
      .execute();
    const id = await add(model, { parts, isOffsite: true });
    hours(1);
    await platform.run();
    const { lastOutcome } = await cycleIn(model, id);
    expect(lastOutcome).toMatchObject({ status: 'succeed', offsite: { status: 'succeed' } });
    expect(readdirSync(server.root)).toContain((lastOutcome as { offsite: JsonObject }).offsite['name']);
  });

  it('requires the permission of each method, of its own kind', async () => {
    const id = await add(model, { parts });
    const attempts = [
      ['GET', model, undefined, 'view'],
      ['GET', `${model}/${id}`, undefined, 'view'],
      ['POST', model, body({ parts }), 'add'],
      ['PATCH', `${model}/${id}`, { disable: true }, 'edit'],
      ['POST', `${model}/retentionPreview`, { retention: { kind: 'all' } }, 'view'],
      ['DELETE', `${model}/${id}`, undefined, 'delete'],
    ] as const;
    for (const [method, path, sent, action] of attempts) {
      const foreign = ['backupCycle', 'dbBackupCycle', 'tsdbBackupCycle'].filter((name) => name !== model);
      platform.viewer = aViewer({ isSuper: false, permissions: new Set(foreign.map((name) => `${name}.${action}`)) });
      expect(await platform.send(method, path, sent)).toMatchObject({
        status: 401,
        body: { detail: `${model}.${action}` },
      });
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([`${model}.${action}`]) });
      expect((await platform.send(method, path, sent)).status, `${method} ${path}`).toBe(200);
    }
  });
});

it('rejects content that such a backup cannot contain', async () => {
  expect(await rejected('dbBackupCycle', { parts: {} })).toEqual([400, 'parts']);
  expect(await rejected('dbBackupCycle', { parts: { document: false } })).toEqual([400, 'parts']);
  expect(await rejected('dbBackupCycle', { parts: { user: true } })).toEqual([400, 'parts.user']);
  expect(await rejected('dbBackupCycle', { item: { fileServer: true } })).toEqual([400, 'item']);
  expect(await rejected('dbBackupCycle', { excludedDirs: ['a'] })).toEqual([400, 'excludedDirs']);
  expect(await rejected('tsdbBackupCycle', { parts: { document: true } })).toEqual([400, 'parts']);
  expect(await rejected('tsdbBackupCycle', { parts: { timeseries_record: true }, fileName: '' })).toEqual([
    400,
    'fileName',
  ]);
});
