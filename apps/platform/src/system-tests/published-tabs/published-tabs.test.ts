import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());
afterEach(async () => {
  await sql`delete from document where collection in ('schema_tab', 'schema_tab_version')`.execute(
    platform.kit.database,
  );
  await sql`delete from setting; delete from setting_change; delete from setting_migration`.execute(
    platform.kit.database,
  );
  await platform.kit.notify('schemaTabs', {});
  await vi.waitUntil(async () => JSON.stringify(await tabs()) === '[]');
});

const { id } = aTabDraft();
const notice: JsonSchema = { type: 'string', minLength: 2, maxLength: 20 };

const post = (path: string, body: object) => platform.send('POST', `core/schema/${path}`, { token, body });
const publish = (draft = aTabDraft(), base = 0) => post('publish', { ...draft, base });
const save = (body: object) => platform.send('PATCH', 'core/setting', { token, body });
const get = async (resource: string) => (await platform.send('GET', resource, { token })).body;
const tabs = async () => (await platform.send<[{ url: string }]>('GET', 'core/setting/tabs', { token })).body;

describe('a published tab', () => {
  beforeEach(async () => {
    await publish();
  });

  test('is saved and validated like one of the build, and its errors name the field by its title', async () => {
    expect(await save({ upkeepNotice: 'Closed' })).toMatchObject({ status: 200 });
    expect(await get('core/setting')).toMatchObject({ upkeepNotice: 'Closed' });
    const { status, body } = await save({ upkeepNotice: 'x' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('The upkeepNotice');
  });

  test('has a module with its texts, without evaluating text', async () => {
    expect(await tabs()).toEqual([
      { id, group: 'settings', url: expect.stringMatching(/^\/rest\/core\/form\/.+\.js$/) },
    ]);
    const [{ url }] = await tabs();
    const module = await platform.app.inject({ method: 'GET', url });
    expect(module.headers['content-type']).toContain('text/javascript');
    expect(module.body).toContain('The upkeepNotice');
    expect(module.body).not.toMatch(/\beval\(|new Function/);
  });

  test('is rolled back to an earlier version, and every change is recorded with its user', async () => {
    const wider = aTabDraft({ maxLength: 40 });
    expect(await publish(wider, 1)).toMatchObject({ body: { version: 2 } });
    const long = 'x'.repeat(30);
    expect(await save({ upkeepNotice: long })).toMatchObject({ status: 200 });
    expect(await post('rollBack', { id, version: 1, base: 2 })).toMatchObject({ body: { version: 1 } });
    expect(await save({ upkeepNotice: `${long}y` })).toMatchObject({ status: 400 });
    expect(await get('core/setting/invalid')).toMatchObject({ items: [{ form: id, pointer: '/upkeepNotice' }] });
    const { changes, versions } = await get(`core/schema/published/changes?id=${id}`);
    expect(changes).toMatchObject([
      { number: 3, action: 'rollBack', version: 1, username: 'admin' },
      { number: 2, action: 'publish', version: 2 },
      { number: 1, action: 'publish', version: 1 },
    ]);
    expect(versions).toEqual([2, 1]);
    expect(await get(`core/schema/published/version?id=${id}&version=2`)).toEqual(wider);
    expect(await publish(wider, 3)).toMatchObject({ body: { version: 3 } });
  });

  test('is withdrawn: its values are kept, but neither answered nor saved', async () => {
    await save({ upkeepNotice: 'Closed' });
    expect(await post('withdraw', { id, base: 1 })).toMatchObject({ status: 200 });
    expect(await tabs()).toEqual([]);
    expect(await get('core/setting')).not.toHaveProperty('upkeepNotice');
    expect(await save({ upkeepNotice: 'Open' })).toMatchObject({ status: 400 });
    expect(await get('core/setting/invalid')).toMatchObject({
      items: [{ keyword: 'unknown', pointer: '/upkeepNotice' }],
    });
    expect(await get('core/schema/published')).toMatchObject([{ id, version: null, last: { action: 'withdraw' } }]);
    expect(await post('rollBack', { id, version: 1, base: 2 })).toMatchObject({ status: 200 });
    expect(await get('core/setting')).toMatchObject({ upkeepNotice: 'Closed' });
  });

  test('migrates stored values to its next version', async () => {
    await save({ upkeepNotice: 'Closed' });
    const renamed = aTabDraft({ properties: { upkeepText: { ...notice, renamedFrom: 'upkeepNotice' } } });
    expect(await publish(renamed, 1)).toMatchObject({ status: 200 });
    expect(await get('core/setting')).toMatchObject({ upkeepText: 'Closed' });
  });

  test('keeps its secrets in the server', async () => {
    const secret = aTabDraft({
      properties: { upkeepNotice: notice, upkeepToken: { $ref: 'secret.json', boundTo: [] } },
    });
    const form = JSON.parse(secret.form) as JsonObject;
    const withWidget = {
      ...secret,
      form: JSON.stringify({ ...form, uiSchema: { upkeepToken: { 'ui:widget': 'secret' } } }),
    };
    expect(await publish(withWidget, 1)).toMatchObject({ status: 200 });
    expect(await save({ upkeepToken: 'kingfisher' })).toMatchObject({ status: 200 });
    expect(await get('core/setting')).toMatchObject({ upkeepToken: { isSet: true } });
    expect(JSON.stringify(await get('core/setting'))).not.toContain('kingfisher');
  });

  test('cannot be changed on the basis of an earlier state', async () => {
    expect(await publish(aTabDraft(), 0)).toMatchObject({ status: 400, body: { code: 100_040_063 } });
    expect(await post('withdraw', { id, base: 0 })).toMatchObject({ status: 400, body: { code: 100_040_063 } });
    expect(await post('rollBack', { id, version: 9, base: 1 })).toMatchObject({
      status: 400,
      body: { code: 100_030_002 },
    });
  });

  test('excludes another tab with the same setting', async () => {
    const more = { place: { group: 'settings', order: 980 } };
    const { status, body } = await publish(aTabDraft({ id: 'settings/other', more }));
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 100_040_061 });
    expect(body['detail']).toContain('is already set by');
  });

  test('goes with a restore of the database, and comes back with another', async () => {
    const { rows } = await sql<{
      id: string;
    }>`delete from document where collection = 'schema_tab' returning *`.execute(platform.kit.database);
    await platform.kit.notify('documents', {});
    await vi.waitFor(async () => expect(await tabs()).toEqual([]));
    for (const row of rows)
      await sql`insert into document select * from jsonb_populate_record(null::document, ${JSON.stringify(row)}::jsonb)`.execute(
        platform.kit.database,
      );
    await platform.kit.notify('documents', {});
    await vi.waitFor(async () => expect(await tabs()).toHaveLength(1));
  });

  test('is checked again where its row was written past the platform', async () => {
    const [{ url }] = await tabs();
    const setForm = (text: string) =>
      sql`update document set body = jsonb_set(body, '{form}', to_jsonb(${text}::text)) where collection = 'schema_tab_version'`.execute(
        platform.kit.database,
      );
    await setForm(
      JSON.stringify({ id, place: { group: 'settings' }, schema: { properties: { forged: {} } }, uiSchema: {} }),
    );
    await platform.kit.notify('schemaTabs', {});
    await vi.waitFor(async () => {
      const { rows } = await sql<{
        form: string;
      }>`select body->>'form' as form from document where collection = 'schema_tab_version'`.execute(
        platform.kit.database,
      );
      expect(rows[0]?.form).toContain('upkeepNotice');
    });
    expect(await tabs()).toMatchObject([{ url }]);
  });
});

test('a tab has messages in further languages, and English where they lack one', async () => {
  const french = aTabDraft({ translations: { fr: { title: 'Entretien' }, 'zh-Hant': { title: '維護' } } });
  expect(await publish(french)).toMatchObject({ status: 200 });
  const [{ url }] = await tabs();
  const module = await platform.app.inject({ method: 'GET', url });
  for (const title of ['Upkeep', 'Entretien', '維護']) expect(module.body).toContain(title);
  expect(await get('core/schema/published')).toMatchObject([{ title: { en: 'Upkeep', fr: 'Entretien' } }]);
  expect(await get(`core/schema/published/version?id=${id}&version=1`)).toEqual(french);
  expect(await publish(aTabDraft(), 1)).toMatchObject({ status: 200 });
  expect((await tabs())[0].url).not.toBe(url);
  expect(await post('rollBack', { id, version: 1, base: 2 })).toMatchObject({ status: 200 });
  expect((await tabs())[0].url).toBe(url);
});

test.each([
  ['fr', { title: 'Entretien', 'other.title': 'Autre' }],
  ['fr', { title: 'Entretien {count}' }],
  ['fr-12', { title: 'Entretien' }],
])('a tab with a wrong message in %s is not published: %j', async (language, texts) => {
  const { status, body } = await publish(aTabDraft({ translations: { [language]: { ...texts } } }));
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 100_040_061 });
  expect(body['detail']).toContain(`translations/${language}.json`);
});

test('a tab of the product is not replaced', async () => {
  const shipped = await get('core/schema/tab?id=reception_settings/login');
  expect(await publish(shipped as ReturnType<typeof aTabDraft>)).toMatchObject({
    status: 400,
    body: { code: 100_040_062 },
  });
});

test('a draft with errors is not published', async () => {
  const { status, body } = await publish(aTabDraft({ title: '' }));
  expect({ status, code: body['code'] }).toEqual({ status: 400, code: 100_040_061 });
  expect(body['detail']).toContain('locales/en.json');
});

test('a tab is listed for those who may see it', async () => {
  await publish(aTabDraft({ more: { permission: { view: 'setting.security', edit: 'setting.security' } } }));
  await platform.addUser({ username: 'clerk', permissions: ['setting.view', 'setting.edit'] });
  const clerk = await platform.logIn('clerk', 'a fine password');
  expect((await platform.send('GET', 'core/setting/tabs', { token: clerk })).body).toEqual([]);
  expect(await tabs()).toHaveLength(1);
});

test('publishing needs the permission, which an account of some projects never has', async () => {
  await platform.addUser({ username: 'editor', permissions: ['schema.edit'] });
  await platform.addUser({ username: 'local', permissions: ['schema.edit'], projects: ['default'] });
  for (const [username, status] of [
    ['editor', 200],
    ['local', 401],
  ] as const) {
    const own = await platform.logIn(username, 'a fine password');
    expect((await platform.send('GET', 'core/schema/published', { token: own })).status).toBe(status);
  }
});

test('a start uses the published tabs, also if it has to check them again', async () => {
  await publish();
  await sql`update document set body = jsonb_set(body, '{seal}', '"of another product"') where collection = 'schema_tab_version'`.execute(
    platform.kit.database,
  );
  const other = await runPlatform({ databaseUrl: platform.databaseUrl });
  try {
    await vi.waitFor(async () => {
      const { rows } = await sql<{ seal: string }>`
        select body->>'seal' as seal from document where collection = 'schema_tab_version'`.execute(
        platform.kit.database,
      );
      expect(rows).toEqual([{ seal: expect.not.stringMatching('of another product') }]);
    });
    const own = await other.logIn();
    expect((await other.send('GET', 'core/setting/tabs', { token: own })).body).toMatchObject([{ id }]);
  } finally {
    await other.close();
  }
});
