import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, createFormPlatform, patch } from './testing/settings-platform';

const absent = false as unknown as JsonSchema;
const text: JsonSchema = { type: 'string', maxLength: 20 };

function anObject(properties: Record<string, JsonSchema>, more: Partial<JsonSchema> = {}): JsonSchema {
  return { type: 'object', additionalProperties: false, properties, ...more };
}

const form: FormDefinition = {
  id: 'settings/base',
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: anObject(
    {
      isOn: { type: 'boolean', default: true },
      proxy: anObject(
        {
          host: { ...text, minLength: 1 },
          port: { type: 'integer', default: 8080 },
          key: { ...text, writeOnly: true },
          login: anObject({ name: { ...text, default: 'guest' } }),
        },
        {
          required: ['host'],
          if: { properties: { port: { const: 1 } }, required: ['port'] },
          then: { properties: { login: absent } },
        },
      ),
    },
    {
      if: { properties: { isOn: { const: false } }, required: ['isOn'] },
      then: { properties: { proxy: absent } },
    },
  ),
  uiSchema: { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] } },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createFormPlatform(form);
});
beforeEach(async () => {
  for (const table of ['setting', 'setting_change', 'setting_secret'] as const)
    await platform.kit.database.deleteFrom(table).execute();
});
afterAll(() => platform.close());

const settings = async () => (await call(platform)).body;
const stored = async () => {
  const [row] = await platform.kit.database.selectFrom('setting').select('body').execute();
  return row?.body;
};
const secrets = () => platform.kit.database.selectFrom('setting_secret').select('path').execute();
const lastChange = async () => {
  const rows = await platform.kit.database.selectFrom('setting_change').selectAll().orderBy('revision').execute();
  return rows.at(-1)?.pointers.toSorted();
};

it('has no section, and none of its defaults, until it is added', async () => {
  expect(await settings()).toEqual({ isOn: true });
  expect((await patch(platform, { isOn: true })).status).toBe(200);
  expect((await patch(platform, { proxy: { host: 'a' } })).status).toBe(200);
  expect(await settings()).toMatchObject({ proxy: { host: 'a', port: 8080 } });
  expect(await lastChange()).toEqual(['/proxy', '/proxy/host']);
});

it('requires the fields of a section that is added, and stores an empty one', async () => {
  expect((await patch(platform, { proxy: {} })).status).toBe(400);
  expect((await patch(platform, { proxy: { host: 'a', login: {} } })).status).toBe(200);
  expect(await stored()).toMatchObject({ proxy: { host: 'a', login: {} } });
  expect((await patch(platform, { proxy: { login: { name: null } } })).status).toBe(200);
  expect((await settings())['proxy']).toEqual({ host: 'a', port: 8080, login: {} });
  expect((await patch(platform, { proxy: { login: null } })).status).toBe(200);
  expect(await stored()).toEqual({ proxy: { host: 'a' } });
  expect(await lastChange()).toEqual(['/proxy/login']);
});

it('removes a section with its secret and all values in it', async () => {
  await patch(platform, { proxy: { host: 'a', port: 1, key: 'secret' } });
  expect(await secrets()).toEqual([{ path: 'proxy/key' }]);
  expect((await patch(platform, { proxy: null })).status).toBe(200);
  expect(await stored()).toEqual({});
  expect(await secrets()).toEqual([]);
  expect(await settings()).toEqual({ isOn: true });
  expect(await lastChange()).toEqual(['/proxy', '/proxy/host', '/proxy/key', '/proxy/port']);
});

it('removes what a condition in the section hides, and values that no form declares', async () => {
  await patch(platform, { proxy: { host: 'a', login: { name: 'me' } } });
  await platform.kit.database
    .updateTable('setting')
    .set({ body: { proxy: { host: 'a', port: 1, login: { name: 'me' }, earlier: 'x' } } })
    .execute();
  await platform.kit.database
    .insertInto('setting_secret')
    .values({ project: 'default', path: 'proxy/earlier/key', value: 'x' })
    .execute();
  expect((await patch(platform, { proxy: null })).status).toBe(200);
  expect(await stored()).toEqual({});
  expect(await secrets()).toEqual([]);
});

it('changes nothing of a section that a condition hides', async () => {
  await patch(platform, { proxy: { host: 'a' } });
  await platform.kit.database
    .updateTable('setting')
    .set({ body: { isOn: false, proxy: { host: 'a' } } })
    .execute();
  expect(await settings()).toEqual({ isOn: false });
  expect((await patch(platform, { proxy: { host: 'garbage' } })).status).toBe(400);
  expect((await patch(platform, { proxy: { host: 'a' } })).status).toBe(200);
  expect(await stored()).toEqual({ isOn: false, proxy: { host: 'a' } });
});

const conflict = 100_030_003;

it('is a conflict with each change inside, in both orders', async () => {
  await patch(platform, { proxy: { host: 'a' } });
  await patch(platform, { proxy: { port: 2 } });
  const removed = await patch(platform, { proxy: null }, { 'if-match': '"1"' });
  expect(removed.body).toMatchObject({ code: conflict });
  await patch(platform, { proxy: null });
  const added = await patch(platform, { proxy: { host: 'b' } }, { 'if-match': '"2"' });
  expect(added.body).toMatchObject({ code: conflict });
});

it('is removed by a replacement that lacks it, and stays with one that has it', async () => {
  await patch(platform, { proxy: { host: 'a', login: {} } });
  await call(platform, { method: 'PUT', body: await settings() });
  expect(await stored()).toMatchObject({ proxy: { host: 'a', login: {} } });
  await call(platform, { method: 'PUT', body: { isOn: true, proxy: { host: 'a', port: 8080 } } });
  expect((await settings())['proxy']).toEqual({ host: 'a', port: 8080 });
  await call(platform, { method: 'PUT', body: { isOn: true } });
  expect(await settings()).toEqual({ isOn: true });
});
