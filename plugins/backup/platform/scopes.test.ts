import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { openArchive } from '@signalbox/archive';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { archivePath } from './archives/archive-files';
import { dataState, insertAdministrator } from './restore/testing/platform-state';
import { anArchive } from './testing/an-archive';
import { type BackupPlatform, createBackupPlatform } from './testing/backup-platform';
import { multipartBody } from './testing/multipart-body';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());

const pool = (sql: string, values: unknown[] = []) => platform.kit.pool.query(sql, values);
const tables = ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret', 'timeseries_record'];
const secrets = ['hash-of-a-password', 'ftp-secret-value', 'hash-of-an-app', 'session-token-hash'];

beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of tables) await pool(`delete from ${table}`);
  await insertAdministrator(platform.kit);
  await pool(`insert into user_secret (user_id, password_hash) values ('bo', $1), ('app', $2)`, [
    secrets[0],
    secrets[2],
  ]);
  await pool(
    `insert into document (project, collection, id, body) values
       ('default', 'user', 'bo', '{"username": "bo"}'), ('default', 'oauth_app', 'app', '{"appkey": "k"}'),
       ('default', 'theme', 'sea', '{"name": "Sea \\u2028 \\\\ \\"名\\"", "n": 1.50}'),
       ('default', 'no_module_at_all', 'x', '{"a": [null, true]}'), ('default', 'backupCycle', 'c', '{"name": "Nightly"}'),
       ('north', 'theme', 'sea', '{"name": "North sea"}'), ('north', 'flow', 'f', '{}')`,
  );
  const email = { host: 'mail.example', port: 25, from: 'a@b.example', password: { isSet: true } };
  await pool(`insert into setting values ('default', 3, $1), ('north', 1, '{"name": "North"}')`, [{ email }]);
  await pool(`insert into setting_secret values ('default', 'email/password', $1)`, [secrets[1]]);
  await pool(
    `insert into timeseries_record select project, 'pump', 'pump-' || n % 3, 'flow', '2026-03-01'::timestamptz + n * interval '1 second 7 microseconds', to_jsonb(n / 7.0)
     from generate_series(1, 500) n, unnest(array['default', 'north']) project`,
  );
});

/** As `dataState`, with the time series; the history of settings goes on and has no part in it. */
async function state(): Promise<Record<string, string[]>> {
  const { rows } = await pool('select t::text as line from timeseries_record t order by 1');
  return { ...(await dataState(platform.kit)), series: rows.map(({ line }: { line: string }) => line) };
}
const ask = (path: string, query: JsonObject) =>
  platform.send('GET', `${path}?query=${encodeURIComponent(JSON.stringify(query))}`);
const finished = (id: string) =>
  vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status: 'finish' }), 30_000);

async function backUp(path: string, modules: string[]): Promise<string> {
  const moduleRules = Object.fromEntries(modules.map((name) => [name, 0]));
  const { body, status } = await ask(`${path}/export`, { name: 'All', item: { mongodb: true }, moduleRules });
  expect(status, JSON.stringify(body)).toBe(200);
  await finished(String(body['id']));
  return String(body['id']);
}
const everything = ['document', 'settings', 'timeseries_record'];
const wish = (id: string, modules: string[], rule: number) => ({
  id,
  name: 'All',
  item: { mongodb: true },
  moduleRules: Object.fromEntries(modules.map((name) => [name, rule])),
  ...(rule === 2 ? { confirmation: 'All' } : {}),
});
async function changeEverything() {
  await pool(
    `update document set body = body || '{"changed": 1}', updated_at = now() where collection not in ('backup', 'taskmanager')`,
  );
  await pool(`delete from document where id in ('f', 'bo', 'x')`);
  await pool(`insert into document (project, collection, id, body) values ('south', 'theme', 'new', '{}')`);
  await pool(`update setting set body = '{"name": "Changed"}'`);
  await pool(`insert into setting values ('south', 1, '{"name": "South"}')`);
  await pool(`update timeseries_record set value = '0' where time < '2026-03-01 00:01'`);
  await pool(`delete from timeseries_record where project = 'north' and time > '2026-03-01 00:05'`);
  await pool(`insert into timeseries_record values ('south', 'a', 'b', 'c', now(), '1')`);
}

describe('a backup of the database', () => {
  test('brings back every record of every project, after everything was changed', async () => {
    const before = await state();
    const id = await backUp('dbBackup', everything);
    await changeEverything();
    const { body } = await ask('dbBackup/import', wish(id, everything, 2));
    await finished(String(body['id']));
    const after = await state();
    // Cleared settings stay as an empty document.
    expect(after).toEqual({ ...before, setting: [...(before['setting'] ?? []), 'south {}'] });
    expect((await platform.send('GET', `dbBackup/${id}`)).body).toMatchObject({ status: 'succeed', name: 'All' });
    expect(platform.endedAllFor).toContain('restored');
  });

  test('holds all of it as it is, and no secret', async () => {
    const id = await backUp('dbBackup', everything);
    const place = archivePath(platform.kit, { project: '@database', id });
    const archive = await openArchive({ path: place });
    let text = readFileSync(place, 'latin1');
    for (const { name } of archive.list())
      for await (const chunk of archive.readEntry(name)) text += Buffer.from(chunk).toString();
    expect(archive.manifest.modules).toEqual([
      { name: 'document', records: 8 },
      { name: 'settings', records: 2 },
      { name: 'timeseries_record', records: 1000 },
    ]);
    await archive.close();
    expect(text).toContain('North sea');
    expect(text).toContain('{"isSet": true}');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/taskmanager|password_hash/);
  });

  test('is planned as it is then restored, by each rule', async () => {
    const id = await backUp('dbBackup', everything);
    await changeEverything();
    const counts = async (rule: number) => {
      const { item, moduleRules } = wish(id, everything, rule);
      const { body } = await platform.send('POST', `dbBackup/${id}/plan`, { item, moduleRules });
      return (body['modules'] as JsonObject[]).map(({ name, added, changed, same, skipped, deleted }) => [
        name,
        added,
        changed,
        same,
        skipped,
        deleted,
      ]);
    };
    expect(await counts(0)).toEqual([
      ['document', 3, 5, 0, 0, 0],
      ['settings', 0, 2, 0, 0, 0],
      ['timeseries_record', 201, 118, 681, 0, 0],
    ]);
    expect(await counts(1)).toEqual([
      ['document', 3, 0, 0, 5, 0],
      ['settings', 0, 0, 0, 2, 0],
      ['timeseries_record', 201, 0, 681, 118, 0],
    ]);
    expect(await counts(2)).toEqual([
      ['document', 3, 5, 0, 0, 1],
      ['settings', 0, 2, 0, 0, 1],
      ['timeseries_record', 201, 118, 681, 0, 1],
    ]);
    const { body } = await ask('dbBackup/import', wish(id, ['document'], 1));
    await finished(String(body['id']));
    const { rows } = await pool(`select id from document where body ? 'changed' order by id`);
    expect(rows).toHaveLength(5);
  });

  test('is refused where nobody would be left who may do everything, and by a wrong confirmation', async () => {
    await pool(`delete from document where collection = 'user'`);
    const id = await backUp('dbBackup', ['document']);
    await pool(
      `insert into document (project, collection, id, body) values ('default', 'user', 'admin', '{"username": "admin", "isSuper": true}')`,
    );
    const before = await state();
    expect((await ask('dbBackup/import', { ...wish(id, ['document'], 2), confirmation: 'no' })).status).toBe(400);
    const { body } = await ask('dbBackup/import', wish(id, ['document'], 2));
    await vi.waitFor(
      async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'fail' }),
      20_000,
    );
    expect(await state()).toEqual(before);
  });

  test('is seen in every project, and in no list of project backups', async () => {
    const id = await backUp('dbBackup', ['settings']);
    const north = await platform.app.inject({ url: '/rest/core/dbBackup', headers: { 'x-request-project': 'north' } });
    expect(north.json()).toMatchObject([{ id }]);
    expect((await platform.send('GET', 'backup')).list).toEqual([]);
    expect((await platform.send('GET', 'tsdbBackup')).list).toEqual([]);
    const inside = await platform.app.inject({
      url: '/rest/core/backup',
      headers: { 'x-request-project': '@database' },
    });
    expect(inside.statusCode).toBe(400);
  });

  test('is taken in again where it was downloaded from, and refused where other kinds are', async () => {
    const id = await backUp('dbBackup', everything);
    const { body } = await platform.send('POST', `dbBackup/${id}/ticket`, { password: 'code' });
    const { payload } = await platform.send('GET', String(body['url']).replace('/core/', ''));
    await platform.send('DELETE', `dbBackup/${id}`);
    expect(platform.filesLeft()).not.toContain(`${id}.zip`);
    const upload = (path: string) =>
      platform.app.inject({
        method: 'POST',
        url: `/rest/core/${path}/upload?password=code`,
        ...multipartBody({ name: 'all.zip', content: payload }),
      });
    expect((await upload('backup')).json()).toMatchObject({ message: expect.stringContaining('another kind') });
    expect((await upload('tsdbBackup')).statusCode).toBe(400);
    const taken = (await upload('dbBackup')).json<JsonObject>();
    expect(taken).toMatchObject({ status: 'OK' });
    expect((await platform.send('POST', `dbBackup/${String(taken['id'])}/verify`)).status).toBe(200);
  });
});

describe('a backup of the time series', () => {
  test('brings back the records of every project and touches nothing else', async () => {
    const { series } = await state();
    const id = await backUp('tsdbBackup', ['timeseries_record']);
    await changeEverything();
    const changed = await state();
    const { body } = await ask('tsdbBackup/import', wish(id, ['timeseries_record'], 2));
    await finished(String(body['id']));
    expect(await state()).toEqual({ ...changed, series });
    expect((await platform.send('GET', 'tsdbBackup/getSizeAndTime')).list).toMatchObject([
      { name: 'mongodb', records: 1000 },
      { name: 'timeseries_record', group: 'mongodb', records: 1000 },
    ]);
  });

  test('takes no other content', async () => {
    const queries: JsonObject[] = [
      { item: { fileServer: true } },
      { item: { mongodb: true }, moduleRules: { document: 0 } },
      { item: { mongodb: true }, moduleRules: {} },
    ];
    for (const query of queries) expect((await ask('tsdbBackup/export', query)).status).toBe(400);
  });
});

describe('permissions', () => {
  test.each([
    ['GET', 'X', 'view'],
    ['GET', 'X/getSizeAndTime', 'export'],
    ['GET', 'X/export', 'export'],
    ['POST', 'X/1/plan', 'import'],
    ['GET', 'X/import', 'import'],
    ['POST', 'X/1/ticket', 'download'],
    ['GET', 'X/download/1', 'download'],
    ['POST', 'X/upload', 'upload'],
    ['DELETE', 'X/1', 'delete'],
    ['PATCH', 'X/1', 'delete'],
  ] as const)('%s %s takes %s of its own kind', async (method, path, action) => {
    const others = ['backup', 'dbBackup', 'tsdbBackup'];
    for (const model of ['dbBackup', 'tsdbBackup']) {
      const foreign = others.filter((name) => name !== model).map((name) => `${name}.${action}`);
      platform.viewer = aViewer({ isSuper: false, permissions: new Set(foreign) });
      const answer = await platform.send(method, path.replace('X', model), method === 'PATCH' ? {} : undefined);
      expect(answer).toMatchObject({ status: 401, body: { detail: `${model}.${action}` } });
    }
  });

  test('only a super user restores documents, as accounts are among them', async () => {
    const id = await backUp('dbBackup', everything);
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['dbBackup.import', 'dbBackup.restore']) });
    expect(await ask('dbBackup/import', wish(id, ['document'], 0))).toMatchObject({
      status: 401,
      body: { detail: 'isSuper: document' },
    });
  });

  test('whoever sees database backups sees how far they are', async () => {
    const id = await backUp('dbBackup', ['settings']);
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['dbBackup.view']) });
    expect(await platform.task(id)).toMatchObject({ mark: 'databaseBackup', type: 'backup-database' });
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['media.view']) });
    expect((await platform.send('GET', `taskmanager/${id}`)).status).toBe(401);
  });
});

test('refuses rows that no table could have, with the reason, and changes nothing', async () => {
  const before = await state();
  const row = {
    project: 'default',
    collection: 'theme',
    id: 'x',
    body: {},
    created_at: '2026-01-01T00:00:00+00:00',
    updated_at: '2026-01-01T00:00:00+00:00',
  };
  const wrong: JsonObject[] = [
    { ...row, collection: 'backup' },
    { ...row, project: '@database' },
    { ...row, more: 1 },
    { ...row, body: [] },
    { ...row, created_at: 'never' },
    { ...row, id: null },
    { ...row, id: 'a' },
  ];
  for (const body of wrong) {
    const id = await backUp('dbBackup', ['document']);
    const modules = {
      document: [
        { id: 'a', body: { ...row, id: 'a' } },
        { id: 'b', body },
      ],
    };
    await copyFile(
      await anArchive(platform.kit.dataDir, { modules }),
      archivePath(platform.kit, { project: '@database', id }),
    );
    const { item, moduleRules } = wish(id, ['document'], 0);
    expect(
      await platform.send('POST', `dbBackup/${id}/plan`, { item, moduleRules }),
      JSON.stringify(body),
    ).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('data/document.ndjson') },
    });
    expect(await state()).toEqual(before);
  }
});
