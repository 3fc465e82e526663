import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { createTestDatabase, type TestDatabase } from '../testing';
import { createFormCatalog } from './form-catalog';
import { createSettingsStore } from './settings-store';

let open: TestDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
let project = 0;

async function read(body: JsonObject): Promise<JsonObject> {
  const name = `project-${project++}`;
  await open.database.insertInto('setting').values({ project: name, revision: 4, body }).execute();
  const { revision, settings } = await createSettingsStore({ database: open.database, catalog }).read(name);
  expect(revision).toBe(4);
  return settings;
}

describe('reading settings', () => {
  it('fills what was never saved with the forms’ defaults, a field at a time', async () => {
    const duration = { count: 5, unit: 'm', time: 300 };
    expect(await read({ errorLogin: { duration } })).toMatchObject({
      name: 'Signalbox',
      layout: 'layout1',
      errorLogin: { duration },
    });
  });

  it('leaves out a field that was emptied on purpose', async () => {
    expect(await read({ loginDuration: null })).not.toHaveProperty('loginDuration');
  });

  it('leaves out a hidden field, its default too, and shows it when its condition holds', async () => {
    const hidden = await read({ userExpand: { onlineMessage: { content: 'stale' } } });
    expect(hidden['userExpand']).not.toHaveProperty('onlineMessage.content');
    const shown = await read({ userExpand: { onlineMessage: { outLine: true } } });
    expect(shown['userExpand']).toHaveProperty('onlineMessage.content', '当前网络连接已中断，请立即检查并恢复网络！');
  });

  it('derives values again, regardless of the stored ones', async () => {
    const noOpExpireSetting = { count: 1, unit: 'h', time: 3_600 };
    expect(await read({ noOpExpireSetting, noOpExpire: 1 })).toMatchObject({
      noOpExpire: 3_600,
      noOpExpireAdmin: null,
    });
  });

  it('returns revision 0 and the defaults for a project without saved settings', async () => {
    const store = createSettingsStore({ database: open.database, catalog });
    expect(await store.read('unknown')).toMatchObject({ revision: 0, settings: { name: 'Signalbox' } });
    expect(await store.readSecret('unknown', 'email/password')).toBeUndefined();
  });
});

describe('the catalogue of forms', () => {
  it('has no dialogs', () => {
    const dialog = {
      ...forms[0],
      id: 'backup/restore',
      place: { group: 'backup', order: 1 },
    } as (typeof forms)[number];
    expect(createFormCatalog({ forms: [dialog], groups, compiled: {} })).toEqual([]);
  });

  it('rejects a form that was never compiled', () => {
    expect(() => createFormCatalog({ forms, groups, compiled: {} })).toThrow('Run the code generation');
  });
});

it('reads settings and clear secrets of one moment', async () => {
  const store = createSettingsStore({ database: open.database, catalog });
  const ftp = { host: 'files', password: { isSet: true } };
  await open.database.insertInto('setting').values({ project: 'north', revision: 2, body: { ftp } }).execute();
  const secrets = [
    { project: 'north', path: 'ftp/password', value: 'quiet' },
    { project: 'north', path: 'email/password', value: 'other' },
    { project: 'south', path: 'ftp/password', value: 'foreign' },
  ];
  await open.database.insertInto('setting_secret').values(secrets).execute();
  expect(await store.readWithSecrets('north', ['ftp/password'])).toMatchObject({
    revision: 2,
    settings: { ftp },
    secrets: { 'ftp/password': 'quiet' },
  });
  expect(await store.readWithSecrets('south', ['ftp/password'])).toMatchObject({ revision: 0, secrets: {} });
});
