import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aViewer } from '@signalbox/platform-kit/testing';
import { backupRecord } from './records/backup-record';
import { makeRestoreDeps } from './restore/make-restore-deps';
import type { RestoreStep } from './restore/restore-deps';
import { startRestore } from './restore/routes/start-restore';
import { backupTargetOf, scopes } from './scopes';
import { createScopeBench, everything, type ScopeBench } from './testing/scope-bench';
import type { BackupRecord } from '../shared/backup-record';

let bench: ScopeBench;
beforeAll(async () => {
  bench = await createScopeBench();
});
afterAll(() => bench.platform.close());
beforeEach(() => bench.reset());

/**
 * Restores a complete backup with rule 2, and runs `sabotage` before the health check. Returns also the state at the
 * locks.
 */
async function restoreBroken({
  path,
  id,
  modules,
  sabotage,
  meanwhile = [],
}: Record<'path' | 'id' | 'sabotage', string> & { modules: string[]; meanwhile?: string[] }) {
  const { kit } = bench.platform;
  const scope = scopes.find((each) => each.path === `core/${path}`)!;
  const target = backupTargetOf(scope, 'default');
  let was: unknown;
  const atStep = async (step: RestoreStep) => {
    if (step === 'saved') for (const write of meanwhile) await bench.query(write);
    if (step === 'locked') was = await bench.state();
    if (step === 'swapped') await bench.query(sabotage);
  };
  const started = await startRestore(
    { ...makeRestoreDeps(kit), atStep },
    {
      scope,
      project: 'default',
      backup: (await backupRecord(kit, { project: target, id })) as BackupRecord,
      choice: { rules: Object.fromEntries(modules.map((module) => [module, 2 as const])) },
      viewer: aViewer({ username: 'ada' }),
      language: 'en',
      offsetMinutes: 0,
    },
  );
  await expect(started.done).rejects.toMatchObject({ errorName: 'restoreReturned' });
  const { body: record } = await bench.platform.send('GET', `${path}/${started.id}`);
  return { record, task: await bench.platform.task(started.id), was };
}

const wentBack = (reason: JsonObject) => ({
  record: {
    type: 'import',
    status: 'fail',
    message: expect.stringContaining('rolled back to its state before the restore'),
    reason,
  },
  task: { status: 'fail', content: expect.stringContaining('rolled back to its state before the restore'), reason },
});

/** The health check ignores passwords and secrets that do not exist. */
async function change() {
  await bench.query(
    `update document set body = body || '{"changed": 1}' where collection in ('theme', 'no_module_at_all')`,
  );
  await bench.query(`delete from document where id = 'f'`);
  await bench.query(
    `insert into document (project, collection, id, body) values ('default', 'user', 'new', '{"username": "new"}')`,
  );
  await bench.query(`insert into user_secret (user_id, password_hash) values ('new', 'hash of new')`);
  await bench.query(
    `update setting set body = body || '{"ftp": {"host": "h", "password": {"isSet": true}}}' where project = 'north'`,
  );
  await bench.query(`insert into setting_secret values ('north', 'ftp/password', 'secret of the north')`);
  await bench.query(`update timeseries_record set value = '0' where time < '2026-03-01 00:01'`);
  await bench.query(`delete from timeseries_record where project = 'north' and time > '2026-03-01 00:05'`);
}

const allDocuments = `delete from document where collection not in ('backup', 'taskmanager')`;

test.each([
  ['no super user can log in', `delete from user_secret where user_id = 'admin'`, { reason: 'noSuperUser' }],
  ['no document is there', allDocuments, { reason: 'noSuperUser' }],
  [
    'the settings of a project cannot be used',
    `update setting set body = '{"loginDuration": "long"}' where project = 'north'`,
    { reason: 'settingsInvalid', project: 'north' },
  ],
  [
    'a table is empty',
    'delete from timeseries_record',
    { reason: 'recordsMissing', module: 'timeseries_record', expected: 1000 },
  ],
])(
  'a restored database is rolled back automatically, with passwords and secrets, when %s, and the error is recorded',
  async (_, sabotage, reason) => {
    const id = await bench.backUp('dbBackup', everything);
    await change();
    const before = await bench.state();
    expect(await restoreBroken({ path: 'dbBackup', id, modules: everything, sabotage })).toMatchObject(
      wentBack(reason),
    );
    expect(await bench.state()).toEqual(before);
  },
);

test('restored time series are rolled back when they are missing afterwards, and nothing else changes', async () => {
  const modules = ['timeseries_record'];
  const id = await bench.backUp('tsdbBackup', modules);
  await change();
  const before = await bench.state();
  const sabotage = 'delete from timeseries_record';
  const ended = await restoreBroken({ path: 'tsdbBackup', id, modules, sabotage });
  expect(ended).toMatchObject(wentBack({ reason: 'recordsMissing', module: 'timeseries_record', expected: 1000 }));
  expect(ended.task['content']).toContain(
    '“Time-series records of all projects” has no records, although 1,000 were expected',
  );
  expect(await bench.state()).toEqual(before);
});

test('concurrent writes after the safety backup are restored too, in every project and in time series', async () => {
  const id = await bench.backUp('dbBackup', everything);
  await change();
  const ended = await restoreBroken({
    path: 'dbBackup',
    id,
    modules: everything,
    sabotage: 'delete from timeseries_record',
    meanwhile: [
      `insert into document (project, collection, id, body) values ('west', 'theme', 'late', '{"n": 1.50}')`,
      `update document set body = '{"username": "renamed"}' where id = 'new'`,
      `update user_secret set password_hash = 'another hash of new' where user_id = 'new'`,
      `delete from document where id = 'sea' and project = 'north'`,
      `insert into setting values ('west', 1, '{"name": "West"}')`,
      `update setting set body = body || '{"name": "Late"}' where project = 'default'`,
      `insert into timeseries_record values ('west', 'pump', 'pump-1', 'flow', '2026-03-01 00:00:00.000007Z', '1.50')`,
      `update timeseries_record set value = '"late"' where project = 'default' and time < '2026-03-01 00:00:30'`,
      `delete from timeseries_record where project = 'default' and time > '2026-03-01 00:06'`,
    ],
  });
  expect(ended).toMatchObject(wentBack({ reason: 'recordsMissing', module: 'timeseries_record', expected: 1000 }));
  expect(await bench.state()).toEqual(ended.was);
  expect(JSON.stringify(ended.was)).toMatch(/renamed.*another hash of new/);
});
