import { expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { emptiedSettings } from './testing/emptied-settings';
import { aClerk } from './testing/settings-platform';

const settings = emptiedSettings();
const { call, patch, storedRows } = settings;

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
  const { status, body } = await patch({ logo: image(66_000) }, { 'accept-language': 'en' });
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'logo' });
  expect(body['message']).toMatch(/^Logo can have at most 65,?536 characters/i);
  expect((await patch({ logo: image(60_000) })).status).toBe(200);
});

it('rejects settings above 256 KB in total with the largest change, and saves nothing', async () => {
  await patch({ logo: image(60_000), backgroundImage: image(60_000) });
  const before = await storedRows();
  const change = { wechat: wechat(150_000), copyright: 'ours' };
  const { status, body } = await patch(change, { 'accept-language': 'en' });
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'wechat.template' });
  expect(body['message']).toMatch(/^All settings together can have at most 256 KB\. Shorten /);
  expect(await storedRows()).toBe(before);
});

it('reads larger settings of earlier versions, and saves them once they are smaller', async () => {
  await patch({ name: 'Harbour' });
  const body = { name: 'Harbour', logo: image(200_000), backgroundImage: image(200_000) };
  await settings.platform.kit.database.updateTable('setting').set({ body }).execute();
  expect((await call()).body).toMatchObject(body);
  expect((await patch({ copyright: 'ours' })).body['field']).toBe('copyright');
  expect((await patch({ logo: null })).status).toBe(200);
  expect((await patch({ copyright: 'ours' })).status).toBe(200);
});

it('rejects a body above the maximum length, and accepts one with every letter escaped', async () => {
  const names = Object.fromEntries(Array.from({ length: 70_000 }, (_, index) => [`name${index}`, 1]));
  const { status, body } = await patch(names, { 'accept-language': 'en' });
  expect(status).toBe(400);
  expect(body['message']).toMatch(/too large/i);
  const escaped = `{"wechat":{"appid":"1","secret":"kingfisher","template":[${Array.from(
    { length: 50 },
    (_, index) => `{"title":"t${index}","id":"i${index}","content":"${'\\u00e9'.repeat(2_000)}"}`,
  ).join(',')}]}}`;
  expect(escaped.length).toBeGreaterThan(600_000);
  expect((await patch(escaped)).status).toBe(200);
});

it.each([
  ['assetTypes', (items: JsonObject[]): JsonObject => ({ assetTypes: items }), 500],
  ['pressMoney.expireSettings', (items: JsonObject[]): JsonObject => ({ pressMoney: { expireSettings: items } }), 50],
  [
    'wechat.template',
    (items: JsonObject[]): JsonObject => ({ wechat: { appid: '1', secret: 's', template: items } }),
    100,
  ],
])('names the limit of %s first for thousands of items that repeat each other', async (field, bodyOf, limit) => {
  settings.platform.viewer = aClerk('setting.edit');
  const { status, body } = await patch(bodyOf(Array.from({ length: 7_000 }, () => ({ id: 'a' }))));
  expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  const { faults: [first] = [] } = body as { faults?: JsonObject[] };
  expect(first).toMatchObject({ pointer: `/${field.replace('.', '/')}`, keyword: 'maxItems', params: { limit } });
});

async function rowsOf(project: string): Promise<JsonObject> {
  const { rows: settingRows } = await settings.platform.kit.pool.query('select 1 from setting where project = $1', [
    project,
  ]);
  const { rows: tries } = await settings.platform.kit.pool.query('select 1 from rate_limit');
  return { settings: settingRows.length, tries: tries.length };
}

it('creates no row for a project without changes', async () => {
  settings.platform.viewer = aClerk();
  const headers = { 'x-request-project': 'invented' };
  expect((await patch({}, headers)).status).toBe(200);
  expect((await patch({ name: 'Signalbox' }, headers)).status).toBe(401);
  expect((await patch({ name: 'Quay' }, headers)).status).toBe(401);
  expect((await call({ method: 'PUT', body: {}, headers })).status).toBe(401);
  const unlock = { _pressMoney: true, pressMoney: { expireSettings: [] } };
  expect((await patch(unlock, headers)).status).toBe(401);
  expect(await rowsOf('invented')).toEqual({ settings: 0, tries: 0 });
});

it('merges two concurrent first saves of a project', async () => {
  const headers = { 'x-request-project': 'new' };
  const answers = await Promise.all([patch({ name: 'Quay' }, headers), patch({ copyright: 'ours' }, headers)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await call({ headers });
  expect(body).toMatchObject({ name: 'Quay', copyright: 'ours' });
});
