import { compileForm } from '@signalbox/engine/testing';
import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { previousRevisionHeader } from '../shared/previous-revision';
import { settingRoutes } from './routes';
import { aClerk, call, patch, storedRows } from './testing/settings-platform';
import { unlockMigrations } from './unlock-attempts';

const absent = false as unknown as JsonSchema;
const tab = (id: string, schema: JsonSchema): FormDefinition => ({
  id,
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: { type: 'object', additionalProperties: false, ...schema },
  uiSchema: {},
});
const whileStored: JsonSchema = { type: 'object', properties: { keeps: { const: true } }, required: ['keeps'] };
// The tab with the condition comes first: what it reads may be hidden by a later tab.
const years = tab('settings/years', {
  required: ['years'],
  properties: {
    years: { type: 'integer', minimum: 1, default: 2, visibleWhen: whileStored },
    label: { type: 'string' },
    token: { type: 'string', writeOnly: true, visibleWhen: whileStored },
  },
});
const base = tab('settings/base', {
  properties: { isOn: { type: 'boolean', default: true }, keeps: { type: 'boolean', default: false } },
  if: { properties: { isOn: { const: true } }, required: ['isOn'] },
  else: { properties: { keeps: absent } },
});
const catalog = createFormCatalog({
  forms: [years, base],
  groups: [{ key: 'settings' }],
  compiled: { [years.id]: compileForm(years), [base.id]: compileForm(base) },
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({
    plugins: [
      {
        id: 'settings',
        migrations: unlockMigrations,
        register: (rest, kit) => settingRoutes(rest, { kit, catalog }),
      },
    ],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
});
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['setting', 'setting_change', 'setting_secret'] as const)
    await platform.kit.database.deleteFrom(table).execute();
});
afterAll(() => platform.close());

it('has a field while the setting of another tab says so, and keeps its stored value meanwhile', async () => {
  expect((await call(platform)).body).not.toHaveProperty('years');
  expect((await patch(platform, { keeps: true })).status).toBe(200);
  expect((await patch(platform, { years: 5 })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ years: 5 });
  expect((await patch(platform, { keeps: false })).status).toBe(200);
  expect((await call(platform)).body).not.toHaveProperty('years');
  expect((await patch(platform, { keeps: true })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ years: 5 });
});

it('reads what the other tab shows: a stored value that a condition hides there counts as none', async () => {
  await patch(platform, { keeps: true });
  await patch(platform, { isOn: false });
  expect((await call(platform)).body).not.toHaveProperty('years');
});

it('requires a field while it is shown only, and rejects a wrong value of it', async () => {
  expect((await patch(platform, { label: 'a' })).status).toBe(200);
  await patch(platform, { keeps: true });
  expect((await patch(platform, { years: 0 })).status).toBe(400);
  expect((await patch(platform, { years: null })).status).toBe(400);
});

it('names no former revision for a save on which fields of other tabs depend: the console reads the settings again', async () => {
  await patch(platform, { label: 'a' });
  expect((await patch(platform, { label: 'b' })).headers[previousRevisionHeader]).toBe('1');
  expect((await patch(platform, { keeps: true })).headers).not.toHaveProperty(previousRevisionHeader);
});

it('rejects values that are sent for hidden fields, and stores nothing of the save', async () => {
  const stored = () => storedRows(platform);
  await patch(platform, { keeps: true });
  await patch(platform, { years: 5, token: 'stored' });
  await patch(platform, { keeps: false });
  const before = await stored();
  for (const values of [{ years: 7 }, { years: 'garbage' }, { token: 'clear' }, { years: 7, isOn: true, label: 'a' }]) {
    const params = { hiddenBy: ['forms/settings/base::keeps'] };
    const faults = [{ pointer: `/${Object.keys(values)[0]}`, keyword: 'false schema', params }];
    expect(await patch(platform, values)).toMatchObject({ status: 400, body: { faults } });
  }
  expect(await stored()).toBe(before);
  expect((await patch(platform, { years: 5, token: { isSet: true }, label: 'a' })).status).toBe(200);
});

it('rejects a user who may not change a hidden field for the lack of the permission', async () => {
  platform.viewer = aClerk('setting.view');
  expect(await patch(platform, { years: 7 })).toMatchObject({ status: 401, body: { detail: 'setting.edit' } });
});

it('keeps the stored value and the secret of a field that another tab hides, whatever a save has beside', async () => {
  const secrets = () => platform.kit.database.selectFrom('setting_secret').select(['path', 'value']).execute();
  await patch(platform, { keeps: true });
  await patch(platform, { years: 5, token: 'stored' });
  expect((await patch(platform, { keeps: false, years: 7 })).status).toBe(400);
  expect((await patch(platform, { keeps: false, years: 5 })).status).toBe(200);
  expect((await patch(platform, { label: 'b' })).status).toBe(200);
  expect(await secrets()).toEqual([{ path: 'token', value: 'stored' }]);
  await patch(platform, { keeps: true });
  expect((await call(platform)).body).toMatchObject({ years: 5, label: 'b' });
});

it('drops a value that its own tab hides, and rejects one for it', async () => {
  const storedBody = () => platform.kit.database.selectFrom('setting').select('body').executeTakeFirstOrThrow();
  await patch(platform, { keeps: true });
  await patch(platform, { isOn: false });
  expect((await storedBody()).body).not.toHaveProperty('keeps');
  expect((await patch(platform, { keeps: true, label: 'c' })).status).toBe(400);
  expect((await patch(platform, { label: 'c' })).status).toBe(200);
  expect((await storedBody()).body).not.toHaveProperty('keeps');
});
