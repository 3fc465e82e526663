import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileState } from '@signalbox/project-data/testing';
import { allParts, entriesOf, exportProject, putDocument, sendImport, transferPlatform } from './testing/transfer';

let platform: TestPlatform;
const longName = `${'directory of a long name/'.repeat(8)}图片 ä.txt`;

beforeAll(async () => {
  platform = await transferPlatform();
  await fill('default');
});
afterAll(() => platform.close());

async function fill(project: string) {
  const put = (collection: string, id: string, body: JsonObject) =>
    putDocument(platform, { project, collection, id, body });
  await put('dashboard', 'b', { name: 'Boiler', big: 1, text: 'line\none\u2028"two"' });
  await put('dashboard', 'A', { name: 'Annex' });
  await put('dashboard', 'é', { name: 'Été' });
  await put('dashboard_draft', 'b', { name: 'Boiler, draft' });
  await put('report_copy', 'r', { name: 'Copy' });
  await put('theme', 't', { name: 'Night', tokens: { colorPrimary: '#123456' } });
  await put('data_source', 'd', {
    name: 'Plant',
    host: 'plant.example',
    password: 'hidden-1',
    options: [{ apiKey: 'hidden-2', label: 'x' }, { secret: { isSet: true } }],
    needChangePwd: true,
  });
  await platform.kit.pool.query('insert into setting (project, revision, body) values ($1, 1, $2)', [
    project,
    JSON.stringify({
      name: 'Works',
      email: { host: 'mail', password: { isSet: true } },
      alarmTypes: [{ id: 'high', title: 'Too high' }],
    }),
  ]);
  await platform.kit.pool.query('insert into setting_secret (project, path, value) values ($1, $2, $3)', [
    project,
    'email/password',
    'hidden-3',
  ]);
  media(project, 'logo.txt', '<svg/>');
  media(project, longName, 'picture');
  mkdirSync(join(platform.kit.dataDir, 'media', project === 'default' ? '' : `_p_${project}`, 'empty'), {
    recursive: true,
  });
}

function media(project: string, path: string, content: string) {
  const place = join(platform.kit.dataDir, 'media', project === 'default' ? '' : `_p_${project}`, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
}

async function documents(project: string) {
  const { rows } = await platform.kit.pool.query<{ line: string }>(
    `select concat_ws(' ', collection, id, body, created_at, updated_at) as line from document
     where project = $1 and collection <> 'taskmanager' order by 1`,
    [project],
  );
  return rows.map(({ line }) => line);
}

test('exports the same state to the same bytes, twice', async () => {
  const [one, other] = [await exportProject(platform), await exportProject(platform)];
  expect(one.statusCode, one.body).toBe(200);
  expect(one.headers).toMatchObject({ 'content-type': 'application/gzip', 'x-left-out': '3' });
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(one.rawPayload.subarray(4, 8)).toEqual(Buffer.alloc(4));
  const names = (await entriesOf(one.rawPayload)).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([`fileServer/${longName}`, 'fileServer/empty/', 'setting/assetTypes.json']),
  );
  expect(names.at(0)).toBe('signalbox-project.json');
  expect(names.at(-1)).toBe('manifest.json');
});

test('limits the compression so that the import accepts it, and gives the same bytes again', async () => {
  const project = 'zeros';
  media(project, 'zeros.txt', '0'.repeat(40 * 2 ** 20));
  const [one, other] = [await exportProject(platform, { project }), await exportProject(platform, { project })];
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  // Packed all the same.
  expect(one.rawPayload.length).toBeLessThan(20 * 2 ** 20);
  expect(await sendImport(platform, one.rawPayload, { project, call: 'plan' })).toMatchObject({ status: 200 });
});

test('leaves out secrets, and names them', async () => {
  const { rawPayload } = await exportProject(platform);
  const text = gunzipSync(rawPayload).toString('latin1');
  expect(text).not.toMatch(/hidden-\d|isSet/);
  expect(text).toContain('colorPrimary');
  expect(text).toContain('needChangePwd');
  const query = encodeURIComponent(JSON.stringify(allParts));
  const preview = await platform.app.inject(`/rest/core/configDb/download/preview?collections=${query}`);
  const leftOut = [
    { part: 'data_source', field: '/options/*/apiKey', count: 1 },
    { part: 'data_source', field: '/options/*/secret', count: 1 },
    { part: 'data_source', field: '/password', count: 1 },
  ];
  expect(preview.json()).toMatchObject({ leftOut });
  expect(preview.json<{ parts: JsonObject[] }>().parts).toEqual(
    expect.arrayContaining([
      { name: 'dashboard', records: 3, bytes: expect.any(Number) },
      { name: 'setting', records: 1, bytes: expect.any(Number) },
      { name: 'media', records: 2, bytes: 13 },
    ]),
  );
  const manifest = (await entriesOf(rawPayload)).find(({ name }) => name === 'manifest.json');
  expect(JSON.parse(manifest!.content)).toMatchObject({ leftOut });
});

test('imports into an empty project, whose export is then the same to the byte', async () => {
  // What was left out the first time is not there to be left out again.
  const parts = allParts.filter((name) => name !== 'data_source');
  const { rawPayload } = await exportProject(platform, { parts });
  const other = await transferPlatform();
  try {
    expect(await sendImport(other, rawPayload)).toMatchObject({ status: 200, body: { status: 'OK' } });
    const again = await exportProject(other, { parts });
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
  } finally {
    await other.close();
  }
  expect(await sendImport(platform, rawPayload, { project: 'twin' })).toMatchObject({ status: 200 });
  const twin = (await exportProject(platform, { project: 'twin', parts })).rawPayload;
  expect((await entriesOf(twin)).slice(1)).toEqual((await entriesOf(rawPayload)).slice(1));
});

test('adds only missing records without overwriting, and overwrites otherwise', async () => {
  const { rawPayload } = await exportProject(platform);
  const project = 'merged';
  await putDocument(platform, { project, collection: 'dashboard', id: 'b', body: { name: 'Mine' } });
  await putDocument(platform, { project, collection: 'dashboard', id: 'own', body: { name: 'Own' } });
  await platform.kit.pool.query('insert into setting (project, revision, body) values ($1, 1, $2)', [
    project,
    JSON.stringify({
      name: 'Other',
      alarmTypes: [
        { id: 'high', title: 'Mine' },
        { id: 'low', title: 'Low' },
      ],
    }),
  ]);
  media(project, 'logo.txt', 'mine');
  const before = await documents(project);

  const fields = { overwrite: 'false', collections: JSON.stringify(['dashboard', 'setting', 'media']) };
  const plan = await sendImport(platform, rawPayload, { project, call: 'plan', fields });
  expect(plan.body).toMatchObject({
    rule: 1,
    parts: [
      { name: 'dashboard', added: 2, changed: 0, same: 0, skipped: 1, deleted: 0 },
      { name: 'setting', added: 0, changed: 0, same: 0, skipped: 1, deleted: 0 },
      { name: 'media', added: 1, changed: 0, same: 0, skipped: 1, deleted: 0 },
    ],
    differences: [{ what: 'project', archived: 'default', running: 'merged' }],
  });
  expect(await documents(project)).toEqual(before);

  expect(await sendImport(platform, rawPayload, { project, fields })).toMatchObject({ status: 200 });
  expect(await documents(project)).toEqual(expect.arrayContaining(before));
  expect(await documents(project)).toHaveLength(4);
  const root = join(platform.kit.dataDir, 'media', '_p_merged');
  expect(await fileState(root)).toMatchObject({ 'logo.txt': 'mine', [longName]: 'picture', 'empty/': '' });

  const overwriting = { ...fields, overwrite: 'true' };
  const second = await sendImport(platform, rawPayload, { project, call: 'plan', fields: overwriting });
  expect(second.body).toMatchObject({
    rule: 0,
    parts: [
      { name: 'dashboard', added: 0, changed: 1, same: 2, skipped: 0, deleted: 0 },
      { name: 'setting', changed: 1, same: 0 },
      { name: 'media', changed: 1, same: 1 },
    ],
  });
  expect(await sendImport(platform, rawPayload, { project, fields: overwriting })).toMatchObject({ status: 200 });
  expect((await documents(project)).join('\n')).toMatch(/dashboard b .*Boiler/);
  expect((await documents(project)).join('\n')).toMatch(/dashboard own .*Own/);
  expect(await fileState(root)).toMatchObject({ 'logo.txt': '<svg/>' });
  const { rows } = await platform.kit.pool.query('select revision, body from setting where project = $1', [project]);
  expect(rows).toMatchObject([
    {
      body: {
        name: 'Other',
        alarmTypes: [
          { id: 'high', title: 'Too high' },
          { id: 'low', title: 'Low' },
        ],
      },
    },
  ]);
});

test('keeps the secrets of a record that is otherwise the same, and drops those of a changed one', async () => {
  const { rawPayload } = await exportProject(platform, { parts: ['data_source'] });
  const before = await documents('default');
  const fields = { overwrite: 'true' };
  const plan = await sendImport(platform, rawPayload, { call: 'plan', fields });
  expect(plan.body).toMatchObject({ parts: [{ same: 1, changed: 0 }], lostSecrets: 0 });
  await sendImport(platform, rawPayload, { fields });
  expect(await documents('default')).toEqual(before);

  const project = 'elsewhere';
  await putDocument(platform, {
    project,
    collection: 'data_source',
    id: 'd',
    body: { host: 'old.example', password: 'hidden-4' },
  });
  expect((await sendImport(platform, rawPayload, { project, call: 'plan', fields })).body).toMatchObject({
    lostSecrets: 1,
  });
  await sendImport(platform, rawPayload, { project, fields });
  expect((await documents(project)).join('')).not.toContain('hidden');
});

test('opens an encrypted archive only with its password', async () => {
  const { rawPayload, headers } = await exportProject(platform, { password: 's3cret-code' });
  expect(headers['content-type']).toBe('application/vnd.signalbox.project');
  expect(rawPayload.subarray(0, 8).toString()).toBe('SBXPROJ1');
  const project = 'coded';
  const rejected = async (password?: string) =>
    (await sendImport(platform, rawPayload, { project, password })).body['message'];
  expect(await rejected()).toMatch(/Enter its verification code/);
  expect(await rejected('other')).toMatch(/does not match/);
  expect(await documents(project)).toEqual([]);
  expect(await sendImport(platform, rawPayload, { project, password: 's3cret-code' })).toMatchObject({ status: 200 });
  expect(await documents(project)).toHaveLength(7);
  const plain = (await exportProject(platform)).rawPayload;
  expect((await sendImport(platform, plain, { project, password: 's3cret-code' })).body['message']).toMatch(
    /does not match/,
  );
});

test('rejects an import into a project whose license has expired', async () => {
  const { rawPayload } = await exportProject(platform);
  const project = 'late';
  const expireTime = new Date(platform.clock.now() - 1000).toISOString();
  await putDocument(platform, { project, collection: 'license', id: 'license', body: { expireTime, feature: [] } });
  for (const call of ['plan', 'upload'] as const)
    expect(await sendImport(platform, rawPayload, { project, call })).toMatchObject({
      status: 400,
      body: { message: 'The project has expired, cannot import', detail: expireTime },
    });
  expect(await documents(project)).toHaveLength(1);
});

test.each([
  ['GET', 'collectionNames'],
  ['GET', 'download/preview?collections=["theme"]'],
  ['GET', 'download?collections=["theme"]'],
  ['POST', 'download'],
  ['POST', 'plan'],
  ['POST', 'upload'],
] as const)('%s %s requires backup.add', async (method, path) => {
  const { viewer } = platform;
  const answer = async (keys: string[]) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(keys.map((key) => `backup.${key}`)) });
    const payload = method === 'POST' ? { payload: { collections: ['theme'] } } : {};
    return platform.app.inject({ method, url: `/rest/core/configDb/${path}`, ...payload });
  };
  try {
    const rejected = await answer(['view', 'export', 'import', 'restore', 'upload', 'download', 'delete']);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([401, { detail: 'backup.add' }]);
    expect((await answer(['add'])).statusCode).not.toBe(401);
  } finally {
    platform.viewer = viewer;
  }
});

test('rejects unknown parts of an export', async () => {
  expect((await platform.app.inject('/rest/core/configDb/collectionNames')).json()).toContainEqual({
    name: 'report',
    adds: 'reportCopy',
  });
  for (const parts of [['user'], [], ['theme', 'role']])
    expect((await exportProject(platform, { parts })).json()).toMatchObject({
      field: expect.stringContaining('collections'),
    });
});
