import { jsonb } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformPlugin } from '..';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
  const { database } = platform.kit;
  const row = (project: string) => ({
    project,
    revision: 1,
    body: jsonb({ name: `Mill ${project}`, email: { host: 'm' } }),
  });
  await database
    .insertInto('setting')
    .values([row('default'), row('north')])
    .execute();
  await database
    .insertInto('setting_secret')
    .values({ project: 'default', path: '/email/password', value: 'heron-7-secret' })
    .execute();
});
afterAll(() => platform.close());

/** A project that all users of this test may enter. */
const headers = { 'x-request-project': 'north' };
const listed = async () =>
  (await platform.app.inject({ url: '/rest/core/operation/bundle', headers })).json<
    { name: string; bytes: number }[]
  >();
async function made(): Promise<Record<string, string>> {
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/core/operation/bundle', headers });
  expect(answer.headers['content-disposition']).toMatch(/signalbox-support-\d{4}-\d\d-\d\d\.zip/);
  return Object.fromEntries(
    Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test('lists the files of the bundle, and makes it with them', async () => {
  const files = await made();
  expect((await listed()).map(({ name }) => name)).toEqual(Object.keys(files));
  expect(JSON.parse(files['versions.json'] ?? '')).toMatchObject({
    product: platform.kit.product,
    node: process.versions.node,
    migrations: expect.arrayContaining(['operation/002-actions']),
  });
  expect(JSON.parse(files['health.json'] ?? '')).toMatchObject({
    replicas: [],
    database: { version: expect.any(String) },
  });
  expect(files['log.ndjson']).toContain('a line of the log');
});

test('has the settings without their secrets', async () => {
  const files = await made();
  expect(JSON.parse(files['settings.json'] ?? '')).toMatchObject({
    default: { settings: { name: 'Mill default' } },
    north: { settings: { name: 'Mill north' } },
  });
  expect(Object.values(files).join('')).not.toContain('heron-7-secret');
});

test('leaves out the settings of tabs that the user may not see', async () => {
  const policy = { userExpand: { passwordExpireDays: 77 } };
  await platform.kit.pool.query('update setting set body = body || $1', [policy]);
  const settings = async (...more: string[]) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['operation.edit', 'setting.view', ...more]) });
    return (await made())['settings.json'] ?? '';
  };
  expect(await settings()).toContain('Mill north');
  expect(await settings()).not.toContain('77');
  expect(await settings('setting.security')).toContain('"passwordExpireDays": 77');
  platform.viewer = aViewer();
  expect((await made())['settings.json']).toContain('77');
});

test('has only the settings that the user may see', async () => {
  const permissions = new Set(['operation.edit']);
  platform.viewer = aViewer({ isSuper: false, permissions });
  expect((await listed()).map(({ name }) => name)).toEqual(['versions.json', 'health.json', 'log.ndjson']);
  platform.viewer = aViewer({
    isSuper: false,
    permissions: permissions.add('setting.view'),
    projects: new Set(['north']),
  });
  expect(Object.keys(JSON.parse((await made())['settings.json'] ?? '') as object)).toEqual(['north']);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['setting.view']) });
  expect((await platform.app.inject({ method: 'POST', url: '/rest/core/operation/bundle' })).statusCode).toBe(401);
});
