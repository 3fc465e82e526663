import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileForm } from '@signalbox/engine/testing';
import type { FormDefinition, JsonObject, JsonSchema, MigrationStep } from '@signalbox/schemas';
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
const port: JsonSchema = { type: 'integer', minimum: 1, maximum: 65_535 };

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

const earlier = aCatalog({ server: text, mode: text, key: secret });
const present = aCatalog(
  { host: text, port, mode: { type: 'string', enum: ['plain', 'tls'] }, token: { ...secret, renamedFrom: 'key' } },
  [
    { split: '/server', at: ':', to: ['/host', '/port'] },
    { map: '/mode', values: [{ from: 'ssl', to: 'tls' }] },
  ],
);
const stored = { server: 'mail.example:465', mode: 'ssl', key: { isSet: true } };
const migrated = { host: 'mail.example', port: 465, mode: 'tls', token: { isSet: true } };

const start = (catalog = present) => migrateStoredSettings({ kit: platform.kit, catalog });
const read = async (catalog: FormCatalog, project = 'default') =>
  (await createSettingsStore({ database: platform.kit.database, catalog }).read(project)).settings;
const bodyOf = async (project = 'default') =>
  (await platform.kit.database.selectFrom('setting').selectAll().where('project', '=', project).execute())[0];
const changes = () =>
  platform.kit.database.selectFrom('setting_change').selectAll().orderBy('project').orderBy('revision').execute();
const secrets = async () =>
  Object.fromEntries(
    (await platform.kit.database.selectFrom('setting_secret').selectAll().execute()).map(({ path, value }) => [
      path,
      value,
    ]),
  );

async function save(body: JsonObject, project = 'default'): Promise<void> {
  await platform.kit.database
    .insertInto('setting')
    .values({ project, revision: 3, body })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ body }))
    .execute();
}

async function saveSecret(path: string, value: string): Promise<void> {
  await platform.kit.database.insertInto('setting_secret').values({ project: 'default', path, value }).execute();
}

describe('a start with changed forms', () => {
  it('migrates every project once, as a revision of its own, also if replicas start together', async () => {
    await save(stored);
    await saveSecret('key', 'kingfisher');
    await save({ mode: 'plain' }, 'north');
    await Promise.all([start(), start()]);
    await start();
    expect(await read(present)).toMatchObject(migrated);
    expect(await changes()).toMatchObject([
      {
        project: 'default',
        revision: 4,
        pointers: ['/token', '/host', '/port', '/mode'],
        user_id: null,
        author: 'schema migration',
      },
    ]);
    const records = await platform.kit.database.selectFrom('setting_migration').select(['version', 'before']).execute();
    expect(records).toEqual([
      { version: '/token', before: { '/key': { isSet: true } } },
      { version: '1', before: { '/server': 'mail.example:465', '/mode': 'ssl' } },
    ]);
    expect(await secrets()).toEqual({ key: 'kingfisher', token: 'kingfisher' });
    expect(await bodyOf('north')).toMatchObject({ revision: 3, body: { mode: 'plain' } });
  });

  it('does nothing where the forms declare no migration', async () => {
    await save(stored);
    await start(earlier);
    expect(await bodyOf()).toMatchObject({ revision: 3, body: stored });
  });

  it('keeps what cannot be migrated, and does not bring back what was removed since', async () => {
    await save({ server: 'mail.example:smtp', mode: 'ssl' });
    await start();
    expect(await bodyOf()).toMatchObject({ body: { server: 'mail.example:smtp', mode: 'tls' } });
    await save(stored, 'north');
    await start();
    const { host: _host, port: _port, ...rest } = (await bodyOf('north'))?.body ?? {};
    await save(rest, 'north');
    await start();
    expect((await bodyOf('north'))?.body).not.toHaveProperty('host');
  });

  it('makes the steps that an entry got since, and keeps the record of those that it made', async () => {
    const first: MigrationStep[] = [{ split: '/server', at: ':', to: ['/host', '/port'] }];
    const properties = { host: text, port, mode: { type: 'string', enum: ['plain', 'tls'] } } satisfies Parameters<
      typeof aCatalog
    >[0];
    await save({ server: 'mail.example:465', mode: 'ssl', name: 'Post' });
    await start(aCatalog({ host: text, port, mode: text, name: text }, first));
    const grown = aCatalog({ ...properties, title: text }, [
      ...first,
      { map: '/mode', values: [{ from: 'ssl', to: 'tls' }] },
      { rename: '/name', to: '/title' },
    ]);
    await start(grown);
    await start(grown);
    expect(await read(grown)).toMatchObject({ host: 'mail.example', port: 465, mode: 'tls', title: 'Post' });
    expect(await changes()).toMatchObject([{ pointers: ['/host', '/port'] }, { pointers: ['/mode', '/title'] }]);
    platform.clock.advance({ seconds: 24 * 60 * 60 });
    await start(grown);
    expect((await bodyOf())?.body).toEqual({ host: 'mail.example', port: 465, mode: 'tls', title: 'Post' });
  });

  it('keeps the values of such steps at their earlier places for a day too, also after that of the first ones', async () => {
    const first: MigrationStep = { rename: '/server', to: '/host' };
    const grown = aCatalog({ host: text, title: text }, [first, { rename: '/name', to: '/title' }]);
    await save({ server: 'mail.example', name: 'Post' });
    await start(aCatalog({ host: text, name: text }, [first]));
    platform.clock.advance({ seconds: 24 * 60 * 60 });
    await start(grown);
    expect((await bodyOf())?.body).toEqual({ host: 'mail.example', name: 'Post', title: 'Post' });
    platform.clock.advance({ seconds: 24 * 60 * 60 });
    await start(grown);
    expect((await bodyOf())?.body).toEqual({ host: 'mail.example', title: 'Post' });
  });

  it('puts a text that became a secret into the table of secrets, and nowhere else', async () => {
    await save({ password: 'kingfisher' });
    await start(aCatalog({ token: { ...secret, renamedFrom: 'password' } }));
    expect((await bodyOf())?.body).toEqual({ token: { isSet: true } });
    expect(await secrets()).toEqual({ token: 'kingfisher' });
    const records = await platform.kit.database.selectFrom('setting_migration').selectAll().execute();
    expect(JSON.stringify([records, await changes()])).not.toContain('kingfisher');
  });

  it.each([
    ['one start', false],
    ['several starts', true],
  ])('leaves it at none of the places that it had before: %s', async (_, isStartedBetween) => {
    const first: MigrationStep = { rename: '/pass', to: '/password' };
    await save({ pass: 'kingfisher', host: 'mail.example' });
    if (isStartedBetween) await start(aCatalog({ password: text, host: text }, [first]));
    await start(aCatalog({ token: secret, host: text }, [first, { rename: '/password', to: '/token' }]));
    expect((await bodyOf())?.body).toEqual({ token: { isSet: true }, host: 'mail.example' });
    expect(await secrets()).toEqual({ token: 'kingfisher' });
    const records = await platform.kit.database.selectFrom('setting_migration').selectAll().execute();
    expect(JSON.stringify([records, await changes()])).not.toContain('kingfisher');
  });

  it('removes it from the records of other entries too', async () => {
    await save({ pass: 'kingfisher', host: 'mail.example' });
    await start(aCatalog({ password: { ...text, renamedFrom: 'pass' }, host: text }));
    const steps: MigrationStep[] = [
      { rename: '/pass', to: '/password' },
      { rename: '/password', to: '/token' },
    ];
    await start(aCatalog({ token: secret, host: text }, steps));
    const records = await platform.kit.database.selectFrom('setting_migration').selectAll().execute();
    expect(JSON.stringify([records, await bodyOf()])).not.toContain('kingfisher');
  });
});

describe('beside a server of the previous version', () => {
  it('keeps the values that it reads, for a day', async () => {
    await save(stored);
    await saveSecret('key', 'kingfisher');
    await start();
    expect(await read(earlier)).toMatchObject({ server: 'mail.example:465', key: { isSet: true } });
    platform.clock.advance({ seconds: 24 * 60 * 60 - 1 });
    await start();
    expect((await bodyOf())?.revision).toBe(4);
    platform.clock.advance({ seconds: 1 });
    await start();
    await start();
    expect(await bodyOf()).toMatchObject({ revision: 5, body: migrated });
    expect((await bodyOf())?.body).not.toHaveProperty('server');
    expect(await secrets()).toEqual({ token: 'kingfisher' });
  });

  it('takes over what it saved after the migration, unless this version changed the same setting', async () => {
    await save(stored);
    await start();
    const { body } = (await bodyOf()) ?? { body: {} };
    await save({ ...body, server: 'post.example:25' });
    await start();
    expect(await read(present)).toMatchObject({ host: 'post.example', port: 25, mode: 'tls' });
    await save({ ...body, server: 'third.example:25', host: 'own.example' });
    await start();
    expect(await read(present)).toMatchObject({ host: 'own.example' });
  });

  it('takes over what it saved, and leaves settings alone that the migration did not move', async () => {
    const catalog = aCatalog({ host: text, title: text }, [
      { rename: '/server', to: '/host' },
      { rename: '/name', to: '/title' },
    ]);
    await save({ server: 'mail.example', title: 'Post' });
    await start(catalog);
    await save({ ...(await bodyOf())?.body, server: 'post.example' });
    await start(catalog);
    expect(await read(catalog)).toMatchObject({ host: 'post.example', title: 'Post' });
  });
});
