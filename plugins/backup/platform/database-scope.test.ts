import { openArchive } from '@signalbox/archive';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { archiveKey, borrowArchive } from './archives/archive-files';
import { archiveBytes } from './testing/stored-archives';
import { anArchive } from '@signalbox/project-data/testing';
import { multipartBody } from './testing/multipart-body';
import { createScopeBench, everything, type ScopeBench, secrets, input } from './testing/scope-bench';

let bench: ScopeBench;
beforeAll(async () => {
  bench = await createScopeBench();
});
afterAll(() => bench.platform.close());
beforeEach(() => bench.reset());

describe('a backup of the database', () => {
  test('restores every record of every project after every change, but no secret for another server', async () => {
    const before = await bench.state();
    const id = await bench.backUp('dbBackup', everything);
    await bench.changeEverything();
    const { item, moduleRules, ...asked } = input(id, everything, 2);
    expect((await bench.platform.send('POST', `dbBackup/${id}/plan`, { item, moduleRules })).body).toMatchObject({
      warnings: expect.arrayContaining([{ what: 'secretsMissing', fields: ['default: /email/password'] }]),
    });
    const { body } = await bench.ask('dbBackup/import', { ...asked, item, moduleRules });
    await bench.finished(String(body['id']));
    const after = await bench.state();
    const withoutPassword = before['setting']?.map((line) => line.replace(', "password": {"isSet": true}', '')) ?? [];
    expect(withoutPassword).not.toEqual(before['setting']);
    // Cleared settings stay as an empty document.
    expect(after).toEqual({ ...before, setting: [...withoutPassword, 'south {}'], setting_secret: [] });
    expect((await bench.platform.send('GET', `dbBackup/${id}`)).body).toMatchObject({ status: 'succeed', name: 'All' });
    expect(bench.platform.endedAllFor).toContain('restored');
  });

  test('keeps the secret of a project whose server is unchanged', async () => {
    const { setting, setting_secret } = await bench.state();
    const id = await bench.backUp('dbBackup', ['settings']);
    await bench.query(`update setting set body = body || '{"name": "Changed"}'`);
    const { body } = await bench.ask('dbBackup/import', input(id, ['settings'], 2));
    await bench.finished(String(body['id']));
    expect(await bench.state()).toMatchObject({ setting, setting_secret });
  });

  test('contains every record unchanged, and no secret', async () => {
    const id = await bench.backUp('dbBackup', everything);
    const address = { project: '@database', id };
    let text = (await archiveBytes(bench.platform.kit, address)).toString('latin1');
    const { path, release } = await borrowArchive(bench.platform.kit, address);
    const archive = await openArchive({ path });
    for (const { name } of archive.list())
      for await (const chunk of archive.readEntry(name)) text += Buffer.from(chunk).toString();
    expect(archive.manifest.modules).toEqual([
      { name: 'document', records: 8 },
      { name: 'settings', records: 2 },
      { name: 'timeseries_record', records: 1000 },
    ]);
    await archive.close();
    await release();
    expect(text).toContain('North sea');
    expect(text).toContain('{"isSet": true}');
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/taskmanager|password_hash/);
  });

  test('has a plan that equals its restore, for each rule', async () => {
    const id = await bench.backUp('dbBackup', everything);
    await bench.changeEverything();
    const counts = async (rule: number) => {
      const { item, moduleRules } = input(id, everything, rule);
      const { body } = await bench.platform.send('POST', `dbBackup/${id}/plan`, { item, moduleRules });
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
    const { body } = await bench.ask('dbBackup/import', input(id, ['document'], 1));
    await bench.finished(String(body['id']));
    const { rows } = await bench.query(`select id from document where body ? 'changed' order by id`);
    expect(rows).toHaveLength(5);
  });

  test('is rejected when no super user would remain, and for a wrong confirmation', async () => {
    await bench.query(`delete from document where collection = 'user'`);
    const id = await bench.backUp('dbBackup', ['document']);
    await bench.query(
      `insert into document (project, collection, id, body) values ('default', 'user', 'admin', '{"username": "admin", "isSuper": true}')`,
    );
    const before = await bench.state();
    expect((await bench.ask('dbBackup/import', { ...input(id, ['document'], 2), confirmation: 'no' })).status).toBe(
      400,
    );
    const { body } = await bench.ask('dbBackup/import', input(id, ['document'], 2));
    await vi.waitFor(
      async () => expect(await bench.platform.task(String(body['id']))).toMatchObject({ status: 'fail' }),
      20_000,
    );
    expect(await bench.state()).toEqual(before);
  });

  test('keeps the current cycles of database backups, and restores those of projects', async () => {
    const cycles = `select project, id, body from document where collection = 'backupCycle' order by project, id`;
    const insert = (id: string) =>
      bench.query(
        `insert into document (project, collection, id, body) values ('@database', 'backupCycle', $1, '{}')`,
        [id],
      );
    await insert('then');
    const id = await bench.backUp('dbBackup', ['document']);
    await bench.query(`update document set body = body || '{"changed": 1}' where collection = 'backupCycle'`);
    await insert('now');
    const { body } = await bench.ask('dbBackup/import', input(id, ['document'], 2));
    await bench.finished(String(body['id']));
    expect((await bench.query(cycles)).rows).toEqual([
      { project: '@database', id: 'now', body: {} },
      { project: '@database', id: 'then', body: { changed: 1 } },
      { project: 'default', id: 'c', body: { name: 'Nightly' } },
    ]);
  });

  test('is listed in every project, and in no list of project backups', async () => {
    const id = await bench.backUp('dbBackup', ['settings']);
    const north = await bench.platform.app.inject({
      url: '/rest/core/dbBackup',
      headers: { 'x-request-project': 'north' },
    });
    expect(north.json()).toMatchObject([{ id }]);
    expect((await bench.platform.send('GET', 'backup')).list).toEqual([]);
    expect((await bench.platform.send('GET', 'tsdbBackup')).list).toEqual([]);
    const inside = await bench.platform.app.inject({
      url: '/rest/core/backup',
      headers: { 'x-request-project': '@database' },
    });
    expect(inside.statusCode).toBe(400);
  });

  test('can be uploaded to its own kind, and is rejected by the others', async () => {
    const id = await bench.backUp('dbBackup', everything);
    const { body } = await bench.platform.send('POST', `dbBackup/${id}/ticket`, { password: 'code-word' });
    const { payload } = await bench.platform.send('GET', String(body['url']).replace('/core/', ''));
    await bench.platform.send('DELETE', `dbBackup/${id}`);
    expect(await bench.platform.filesLeft()).not.toContain(`${id}.zip`);
    const upload = (path: string) =>
      bench.platform.app.inject({
        method: 'POST',
        url: `/rest/core/${path}/upload?password=code-word`,
        ...multipartBody({ name: 'all.zip', content: payload }),
      });
    expect((await upload('backup')).json()).toMatchObject({ message: expect.stringContaining('another kind') });
    expect((await upload('tsdbBackup')).statusCode).toBe(400);
    const taken = (await upload('dbBackup')).json<JsonObject>();
    expect(taken).toMatchObject({ status: 'OK' });
    expect((await bench.platform.send('POST', `dbBackup/${String(taken['id'])}/verify`)).status).toBe(200);
  });
});

test('rejects invalid rows with the reason, and changes nothing', async () => {
  const before = await bench.state();
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
    const id = await bench.backUp('dbBackup', ['document']);
    const modules = {
      document: [
        { id: 'a', body: { ...row, id: 'a' } },
        { id: 'b', body },
      ],
    };
    const { archives, dataDir } = bench.platform.kit;
    await archives.importFile(archiveKey({ project: '@database', id }), await anArchive(dataDir, { modules }));
    const { item, moduleRules } = input(id, ['document'], 0);
    expect(
      await bench.platform.send('POST', `dbBackup/${id}/plan`, { item, moduleRules }),
      JSON.stringify(body),
    ).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Documents of all projects') },
    });
    expect(await bench.state()).toEqual(before);
  }
});
