import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { aClerk, call, createSettingsPlatform, patch, storedRows } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['setting', 'setting_secret', 'setting_change'] as const)
    await platform.kit.database.deleteFrom(table).execute();
});

const image = (bytes: number) => `data:image/png;base64,${'A'.repeat(bytes)}`;
const wechat = (bytes: number) => ({
  appid: '1',
  secret: 'kingfisher',
  template: Array.from({ length: Math.ceil(bytes / 2000) }, (_, index) => ({
    title: `t${index}`,
    id: `i${index}`,
    content: 'x'.repeat(2000),
  })),
});

it('rejects an embedded image above 64 KB with the title of its field', async () => {
  const { status, body } = await patch(platform, { logo: image(66_000) }, { 'accept-language': 'en' });
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'logo' });
  expect(body['message']).toMatch(/^Logo can have at most 65,?536 characters/i);
  expect((await patch(platform, { logo: image(60_000) })).status).toBe(200);
});

it('rejects settings above 256 KB in total with the largest change, and saves nothing', async () => {
  await patch(platform, { logo: image(60_000), backgroundImage: image(60_000) });
  const before = await storedRows(platform);
  const change = { wechat: wechat(150_000), copyright: 'ours' };
  const { status, body } = await patch(platform, change, { 'accept-language': 'en' });
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'wechat.template' });
  expect(body['message']).toMatch(/^All settings together can have at most 256 KB\. Shorten /);
  expect(await storedRows(platform)).toBe(before);
});

it('reads larger settings of earlier versions, and saves them once they are smaller', async () => {
  await patch(platform, { name: 'Harbour' });
  const body = { name: 'Harbour', logo: image(200_000), backgroundImage: image(200_000) };
  await platform.kit.database.updateTable('setting').set({ body }).execute();
  expect((await call(platform)).body).toMatchObject(body);
  expect((await patch(platform, { copyright: 'ours' })).body['field']).toBe('copyright');
  expect((await patch(platform, { logo: null })).status).toBe(200);
  expect((await patch(platform, { copyright: 'ours' })).status).toBe(200);
});

it('rejects a body above the maximum length, and accepts one with every letter escaped', async () => {
  const names = Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`name${index}`, 1]));
  const { status, body } = await patch(platform, names, { 'accept-language': 'en' });
  expect(status).toBe(400);
  expect(body['message']).toMatch(/too large/i);
  const escaped = `{"wechat":{"appid":"1","secret":"kingfisher","template":[${Array.from(
    { length: 50 },
    (_, index) => `{"title":"t${index}","id":"i${index}","content":"${'\\u00e9'.repeat(2_000)}"}`,
  ).join(',')}]}}`;
  expect(escaped.length).toBeGreaterThan(600_000);
  expect((await patch(platform, escaped)).status).toBe(200);
});

async function rowsOf(project: string): Promise<JsonObject> {
  const { rows: settings } = await platform.kit.pool.query('select 1 from setting where project = $1', [project]);
  const { rows: tries } = await platform.kit.pool.query('select 1 from rate_limit');
  return { settings: settings.length, tries: tries.length };
}

it('creates no row for a project without changes', async () => {
  platform.viewer = aClerk();
  const headers = { 'x-request-project': 'invented' };
  expect((await patch(platform, {}, headers)).status).toBe(200);
  expect((await patch(platform, { name: 'Signalbox' }, headers)).status).toBe(401);
  expect((await patch(platform, { name: 'Quay' }, headers)).status).toBe(401);
  expect((await call(platform, { method: 'PUT', body: {}, headers })).status).toBe(401);
  const unlock = { _pressMoney: true, pressMoney: { expireSettings: [] } };
  expect((await patch(platform, unlock, headers)).status).toBe(401);
  expect(await rowsOf('invented')).toEqual({ settings: 0, tries: 0 });
});

it('merges two concurrent first saves of a project', async () => {
  const headers = { 'x-request-project': 'new' };
  const answers = await Promise.all([
    patch(platform, { name: 'Quay' }, headers),
    patch(platform, { copyright: 'ours' }, headers),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await call(platform, { headers });
  expect(body).toMatchObject({ name: 'Quay', copyright: 'ours' });
});
