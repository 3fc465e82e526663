import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ArchiveContent,
  aRecord,
  dataState,
  fileState,
  insertAdministrator,
  insertDocuments,
  writeFiles,
} from '@signalbox/project-data/testing';
import { putArchive, restorePlatform } from '../testing/restore-bench';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await restorePlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['document', 'setting', 'user_secret']) await platform.kit.pool.query(`delete from ${table}`);
  await insertAdministrator(platform.kit);
});

const content: ArchiveContent = {
  modules: {
    dashboard: [aRecord('d1', { name: 'there' }), aRecord('d2', { name: 'added' })],
    user: [aRecord('u9', { username: 'comes' })],
    setting: [
      {
        id: 'setting',
        body: { name: 'There', email: { host: 'm', port: 25, from: 'a@b.example', password: { isSet: true } } },
      },
    ],
  },
  fileServer: { 'pics/logo.txt': 'logo' },
  html: { 'index.html': 'restored' },
};

async function keep(archive: ArchiveContent = content, options: JsonObject = {}) {
  await putArchive(platform, 'b1', archive);
  const body = { name: 'Nightly', type: 'export', status: 'succeed', size: 1, bytes: 1, excludedDirs: [], ...options };
  await platform.kit.pool.query(
    `insert into document (project, collection, id, body) values ('default', 'backup', 'b1', $1)`,
    [JSON.stringify(body)],
  );
}

async function plan(body: JsonObject) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/backup/b1/plan',
    payload: body,
    headers: { 'accept-language': 'en' },
  });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

async function start(query: JsonObject, language = 'en') {
  const answer = await platform.app.inject({
    url: `/rest/core/backup/import?query=${encodeURIComponent(JSON.stringify({ id: 'b1', ...query }))}`,
    headers: { 'accept-language': language, 'x-request-timezone': '+08:00' },
  });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

async function documentOf(collection: string, id: unknown): Promise<JsonObject> {
  const { rows } = await platform.kit.pool.query<{ body: JsonObject }>(
    'select body from document where collection = $1 and id = $2',
    [collection, id],
  );
  return rows[0]?.body ?? {};
}

describe('a plan', () => {
  it('counts by module and item, lists differences and warnings, and changes nothing', async () => {
    await keep({ ...content, version: '0.0.9', project: 'north' }, { excludedDirs: ['videos'] });
    await insertDocuments(platform.kit, 'dashboard', { d1: { name: 'here' }, d0: {} });
    await writeFiles(join(platform.kit.dataDir, 'media'), { 'pics/own.txt': 'own', 'videos/a.mp4': 'long' });
    const was = [await dataState(platform.kit), await fileState(platform.kit.dataDir)];
    const { status, body } = await plan({
      item: { mongodb: true, fileServer: true, html: true },
      moduleRules: { dashboard: 2, user: 0, setting: 0, fileServer: 2 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      modules: [
        { name: 'dashboard', rule: 2, added: 1, changed: 1, same: 0, skipped: 0, deleted: 1 },
        { name: 'user', rule: 0, added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
        { name: 'setting', rule: 0, added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
      ],
      files: {
        fileServer: { added: 1, changed: 0, same: 0, skipped: 0, deleted: 1 },
        html: { added: 1, changed: 0, same: 0, skipped: 0, deleted: 0 },
      },
      differences: [
        { what: 'product', archived: 'Signalbox 0.0.9', running: 'Signalbox 0.1.0' },
        { what: 'project', archived: 'north', running: 'default' },
      ],
      warnings: [
        { what: 'usersWithoutPassword', count: 1 },
        { what: 'secretsMissing', fields: ['/email/password'] },
        { what: 'foldersStay', folders: ['videos'] },
        { what: 'htmlNotServed', version: '0.0.9' },
      ],
    });
    expect([await dataState(platform.kit), await fileState(platform.kit.dataDir)]).toEqual(was);
  });

  it.each([
    [{ item: {} }, 'item'],
    [{ item: { mongodb: true } }, 'moduleRules'],
    [{ item: { mongodb: true }, moduleRules: { table: 0 } }, 'moduleRules'],
    [{ item: { mongodb: true }, moduleRules: { dashboard: 3 } }, 'moduleRules.dashboard'],
    [{ item: { mongodb: true }, moduleRules: { nonsense: 0 } }, 'moduleRules'],
  ])('is rejected for content that the backup lacks, naming the field: %j', async (input, field) => {
    await keep();
    const { status, body } = await plan(input as unknown as JsonObject);
    expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  });

  it('names the field of settings that a form rejects, and leaves it out', async () => {
    await keep({ modules: { setting: [{ id: 'setting', body: { loginDuration: 'long', name: 'New' } }] } });
    const { body } = await plan({ item: { mongodb: true }, moduleRules: { setting: 0 } });
    const error = expect.objectContaining({ field: 'loginDuration' });
    expect(body['modules']).toMatchObject([
      { name: 'setting', added: 1, invalid: { count: 1, shown: [{ id: 'loginDuration', error }] } },
    ]);
  });
});

describe('a restore', () => {
  const dashboards = { item: { mongodb: true }, moduleRules: { dashboard: 0 } };

  it('does what was planned, notes it in job and record, and keeps a safety backup', async () => {
    await keep();
    await insertDocuments(platform.kit, 'dashboard', { d1: { name: 'here' } });
    const planned = await plan(dashboards);
    const { status, body } = await start(dashboards);
    expect(status).toBe(200);
    await vi.waitFor(
      async () => expect(await documentOf('taskmanager', body['id'])).toMatchObject({ status: 'finish', progress: 1 }),
      10_000,
    );
    const [{ name, rule: _rule, ...counts }] = planned.body['modules'] as [JsonObject];
    expect(await documentOf('backup', body['id'])).toMatchObject({
      type: 'import',
      status: 'succeed',
      name: 'Nightly',
      file: 'Nightly.zip',
      backupId: 'b1',
      counts: [{ name, counts }],
    });
    expect(await documentOf('dashboard', 'd1')).toEqual({ name: 'there' });
    const { rows } = await platform.kit.pool.query<{ body: JsonObject }>(
      `select body from document where collection = 'backup' and body @> '{"origin": "safety"}'`,
    );
    expect(rows).toHaveLength(1);
    const there = new Date(platform.kit.clock.now() + 8 * 3_600_000).toISOString();
    expect(rows[0]!.body).toMatchObject({
      name: `Pre-restore ${there.slice(0, 10)} ${there.slice(11, 16)}`,
      status: 'succeed',
      modules: ['dashboard'],
    });
    expect(platform.endedAllFor).toContain('restored');
  });

  it('that deletes requires the name of the backup as a confirmation', async () => {
    await keep();
    const clearing = { ...dashboards, moduleRules: { dashboard: 2 } };
    for (const confirmation of [undefined, 'nightly'])
      expect((await start({ ...clearing, ...(confirmation ? { confirmation } : {}) })).body).toMatchObject({
        field: 'confirmation',
      });
    const { status, body } = await start({ ...clearing, confirmation: 'Nightly' });
    expect(status).toBe(200);
    await vi.waitFor(
      async () => expect(await documentOf('taskmanager', body['id'])).toMatchObject({ status: 'finish' }),
      10_000,
    );
  });

  it.each([
    ['en', 'The archive contains an invalid record: Dashboards, line 2, id d2: its field /body is not a JSON object'],
    ['zh-CN', '压缩包中有无法使用的记录：画面，第2行，ID d2：字段 /body 不是JSON对象'],
  ])('notes in job and record why it failed, in %s', async (language, message) => {
    await keep({ modules: { dashboard: [aRecord('d1', {}), '{"id":"d2"}'] } });
    const { body } = await start(dashboards, language);
    await vi.waitFor(
      async () => expect(await documentOf('taskmanager', body['id'])).toMatchObject({ status: 'fail' }),
      10_000,
    );
    expect(await documentOf('backup', body['id'])).toMatchObject({
      status: 'fail',
      message,
    });
    expect(await documentOf('taskmanager', body['id'])).toMatchObject({ content: message });
    expect(await documentOf('dashboard', 'd1')).toEqual({});
  });

  it.each([
    { item: { mongodb: true }, moduleRules: { user: 0 } },
    { item: { mongodb: true }, moduleRules: { role: 0 } },
    { item: { mongodb: true }, moduleRules: { oauth_app: 0 } },
    { item: { html: true } },
  ])('of accounts or the front end requires a super user: %j', async (input) => {
    await keep({ ...content, modules: { ...content.modules, role: [], oauth_app: [] } });
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.import', 'backup.restore']) });
    for (const answer of [await plan(input as unknown as JsonObject), await start(input as unknown as JsonObject)])
      expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status: 401, code: 100_040_003 });
  });

  it('of settings requires every permission for changing settings', async () => {
    await keep();
    const settings = { item: { mongodb: true }, moduleRules: { setting: 0 } };
    const as = async (...keys: string[]) => {
      platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.import', 'backup.restore', ...keys]) });
      return [await plan(settings), await start(settings)];
    };
    for (const answer of await as()) expect(answer).toMatchObject({ status: 401, body: { detail: 'setting.edit' } });
    for (const answer of await as('setting.edit'))
      expect(answer).toMatchObject({ status: 401, body: { detail: 'setting.security' } });
    const [planned, started] = await as('setting.edit', 'setting.security');
    expect([planned?.status, started?.status]).toEqual([200, 200]);
    const task = () => documentOf('taskmanager', started?.body['id']);
    await vi.waitFor(async () => expect(await task()).toMatchObject({ status: 'finish' }), 10_000);
  });

  it.each([
    [{ dashboard: 1 }, 'dashboard.add'],
    [{ dashboard: 0 }, 'dashboard.add dashboard.edit'],
    [{ theme: 2 }, 'theme.add theme.edit theme.delete'],
    [{ table: 1 }, 'model.add'],
    [{ fileServer: 2 }, 'media.add media.edit media.delete'],
  ])('of %j requires the permissions for writing the same through the routes', async (moduleRules, keys) => {
    await keep({ ...content, modules: { ...content.modules, theme: [], table: [] } });
    const [module] = Object.keys(moduleRules);
    const item: JsonObject = module === 'fileServer' ? { fileServer: true } : { mongodb: true };
    const own = ['backup.import', 'backup.restore'];
    for (const lacking of keys.split(' ')) {
      const others = keys.split(' ').filter((key) => key !== lacking);
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([...own, ...others]) });
      for (const answer of [await plan({ item, moduleRules }), await start({ item, moduleRules })])
        expect(answer).toMatchObject({ status: 401, body: { detail: lacking } });
    }
    platform.viewer = aViewer({ isSuper: false, permissions: new Set([...own, ...keys.split(' ')]) });
    expect((await plan({ item, moduleRules })).status).toBe(200);
  });

  it('requires both permissions', async () => {
    await keep();
    for (const permission of ['backup.import', 'backup.restore']) {
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([permission]) });
      expect((await start(dashboards)).status).toBe(401);
    }
  });

  it('is not started for a missing backup', async () => {
    await mkdir(join(platform.kit.dataDir, 'backups'), { recursive: true });
    expect((await start(dashboards)).body['code']).toBe(100_030_002);
  });
});
