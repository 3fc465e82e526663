import { compileForm } from '@signalbox/engine/testing';
import type { FormDefinition, JsonObject, JsonSchema, MigrationStep } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aViewer, createTestPlatform, type TestPlatform } from '../../testing';
import { createFormCatalog, type FormCatalog } from '../form-catalog';
import { createSettingsStore } from '../settings-store';
import { migrateStoredSettings } from './migrate-stored-settings';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [], viewer: aViewer() });
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ['setting', 'setting_change', 'setting_secret', 'setting_migration'] as const)
    await platform.kit.database.deleteFrom(table).execute();
});

const text: JsonSchema = { type: 'string', maxLength: 100 };
const secret: JsonSchema = { ...text, writeOnly: true, boundTo: [] };

function aCatalog(properties: Record<string, JsonSchema>, steps: MigrationStep[] = []): FormCatalog {
  const form: FormDefinition = {
    id: 'mail/base',
    place: { group: 'mail', order: 10 },
    permission: { edit: 'setting.edit' },
    ...(steps.length === 0 ? {} : { migrate: [{ since: '1.1.0', steps }] }),
    schema: { type: 'object', additionalProperties: false, properties },
    uiSchema: {},
  };
  return createFormCatalog({ forms: [form], groups: [{ key: 'mail' }], compiled: { [form.id]: compileForm(form) } });
}

const later = aCatalog({ host: { ...text, renamedFrom: 'server' }, token: { ...secret, renamedFrom: 'key' } });
const earlierAgain = aCatalog({ server: { ...text, renamedFrom: 'host' }, key: { ...secret, renamedFrom: 'token' } });

const start = (catalog: FormCatalog) => migrateStoredSettings({ kit: platform.kit, catalog });
const store = (catalog: FormCatalog) => createSettingsStore({ database: platform.kit.database, catalog });
const bodyOf = async () => (await platform.kit.database.selectFrom('setting').select('body').execute())[0]?.body ?? {};
const changes = () =>
  platform.kit.database.selectFrom('setting_change').select(['pointers']).orderBy('revision').execute();
const removeSecret = (path: string) =>
  platform.kit.database.deleteFrom('setting_secret').where('path', '=', path).execute();
const waitOverlap = () => platform.clock.advance({ seconds: 24 * 60 * 60 });

async function save(body: JsonObject): Promise<void> {
  await platform.kit.database
    .insertInto('setting')
    .values({ project: 'default', revision: 3, body })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ body }))
    .execute();
}

async function saveSecret(path: string, value: string): Promise<void> {
  await platform.kit.database
    .insertInto('setting_secret')
    .values({ project: 'default', path, value })
    .onConflict((conflict) => conflict.columns(['project', 'path']).doUpdateSet({ value }))
    .execute();
}

test.each([
  ['on the same day', () => undefined],
  ['later', waitOverlap],
])('a setting that gets its former name again has its present value and secret: %s', async (_, wait) => {
  await save({ server: 'first.example', key: { isSet: true } });
  await saveSecret('key', 'kingfisher');
  await start(later);
  await save({ ...(await bodyOf()), host: 'second.example' });
  await saveSecret('token', 'heron');
  wait();
  await start(later);
  await start(earlierAgain);
  await start(earlierAgain);
  expect(await store(earlierAgain).read('default')).toMatchObject({ settings: { server: 'second.example' } });
  expect(await store(earlierAgain).readSecret('default', 'key')).toBe('heron');

  await save({ ...(await bodyOf()), server: 'third.example' });
  await start(later);
  expect(await store(later).read('default')).toMatchObject({ settings: { host: 'third.example' } });
  waitOverlap();
  await start(later);
  expect(await bodyOf()).toEqual({ host: 'third.example', token: { isSet: true } });
});

test('so has one that a step of the same entry moves back', async () => {
  await save({ server: 'first.example' });
  await start(aCatalog({ host: text }, [{ rename: '/server', to: '/host' }]));
  await save({ ...(await bodyOf()), host: 'second.example' });
  const back = aCatalog({ server: text }, [{ rename: '/host', to: '/server' }]);
  await start(back);
  await start(back);
  expect(await store(back).read('default')).toMatchObject({ settings: { server: 'second.example' } });
});

test('a value that a server of the previous version saved at the former place stays', async () => {
  await save({ server: 'first.example' });
  await start(later);
  await save({ ...(await bodyOf()), server: 'saved.example' });
  await start(earlierAgain);
  expect(await store(earlierAgain).read('default')).toMatchObject({ settings: { server: 'saved.example' } });
});

test.each([
  ['on the same day', () => undefined],
  ['later', waitOverlap],
])('what was removed under the later name does not come back, nor does its secret: %s', async (_, wait) => {
  await save({ server: 'first.example', key: { isSet: true } });
  await saveSecret('key', 'kingfisher');
  await start(later);
  const { token: _token, host: _host, ...rest } = await bodyOf();
  await save(rest);
  await removeSecret('token');
  wait();
  await start(earlierAgain);
  expect(await bodyOf()).toEqual({});
  expect(await store(earlierAgain).readSecret('default', 'key')).toBeUndefined();
  expect(await changes()).toMatchObject([{ pointers: ['/host', '/token'] }, { pointers: ['/server', '/key'] }]);

  await save({ key: { isSet: true }, server: 'first.example' });
  await saveSecret('key', 'heron');
  await start(earlierAgain);
  expect(await bodyOf()).toEqual({ key: { isSet: true }, server: 'first.example' });
  await start(later);
  expect(await store(later).read('default')).toMatchObject({ settings: { host: 'first.example' } });
  expect(await store(later).readSecret('default', 'token')).toBe('heron');
});

test('nor does a section, with the secrets inside', async () => {
  const section: JsonSchema = { type: 'object', additionalProperties: false, properties: { key: secret, host: text } };
  const mail = { host: 'first.example', key: { isSet: true } };
  await save({ mail });
  await saveSecret('mail/key', 'kingfisher');
  await start(aCatalog({ post: { ...section, renamedFrom: 'mail' } }));
  const { post, ...rest } = await bodyOf();
  expect(post).toEqual(mail);
  await save(rest);
  await removeSecret('post/key');
  const back = aCatalog({ mail: { ...section, renamedFrom: 'post' } });
  await start(back);
  expect(await bodyOf()).toEqual({});
  expect(await store(back).readSecret('default', 'mail/key')).toBeUndefined();
});

test('an entry that has both steps one after the other drops the copy once', async () => {
  await save({ server: 'first.example' });
  await start(aCatalog({ host: text }, [{ rename: '/server', to: '/host' }]));
  const { host: _host, ...rest } = await bodyOf();
  await save(rest);
  const back = aCatalog({ server: text }, [{ rename: '/host', to: '/server' }]);
  await start(back);
  expect(await bodyOf()).toEqual({});
  await save({ server: 'first.example' });
  await start(back);
  expect(await bodyOf()).toEqual({ server: 'first.example' });
});

test('a secret that a user saved at the former place since stays', async () => {
  await save({ key: { isSet: true } });
  await saveSecret('key', 'kingfisher');
  await start(later);
  const { token: _token, ...rest } = await bodyOf();
  await save(rest);
  await removeSecret('token');
  platform.clock.advance({ seconds: 1 });
  await saveSecret('key', 'heron');
  await platform.kit.database
    .insertInto('setting_change')
    .values({ project: 'default', revision: 9, pointers: ['/key'], user_id: 'u1', at: new Date(platform.clock.now()) })
    .execute();
  await start(earlierAgain);
  expect(await bodyOf()).toEqual({ key: { isSet: true } });
  expect(await store(earlierAgain).readSecret('default', 'key')).toBe('heron');
});
