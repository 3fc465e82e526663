import { compileForm } from '@signalbox/engine/testing';
import { createFormCatalog } from '@signalbox/platform-kit';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rejectSwitchedOff } from './reject-switched-off';
import { aClerk, call, createSettingsPlatform, patch, storedRows } from '../testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['setting', 'setting_change'] as const) await platform.kit.database.deleteFrom(table).execute();
});

const on = { tsdbRetentionPolicyShow: true };
const off = { tsdbRetentionPolicyShow: false };
const days = (count: number | null) => ({ tsdbRetentionDays: count });
const saved = async (body: unknown) => (await patch(platform, body)).status;

describe('a setting of a page that the settings switch off', () => {
  it.each([
    ['en', '“Time-series storage” cannot be changed.', '“Show time-series storage”'],
    ['zh', '无法更改“时序存储”。', '“显示时序存储”'],
  ])('cannot be changed, and the error names the switch (%s)', async (language, start, title) => {
    await patch(platform, { name: 'Harbour' });
    const before = await storedRows(platform);
    const { status, body } = await patch(platform, days(30), { 'accept-language': language });
    expect({ status, code: body['code'], field: body['field'], params: body['params'] }).toEqual({
      status: 400,
      code: 100_040_011,
      field: 'tsdbRetentionDays',
      params: { page: 'groups/bbs_realtime' },
    });
    expect(body['message']).toContain(start);
    expect(body['message']).toContain(title);
    expect(await storedRows(platform)).toBe(before);
    expect((await call(platform, { method: 'PUT', body: days(30) })).body['code']).toBe(100_040_011);
    expect((await call(platform, { method: 'POST', body: days(30) })).body['code']).toBe(100_040_011);
  });

  it('can be changed by the save that switches the page on or off', async () => {
    expect(await saved({ ...on, ...days(30) })).toBe(200);
    expect(await saved({ ...off, ...days(60) })).toBe(200);
    expect((await call(platform)).body).toMatchObject({ ...off, ...days(60) });
    expect(await saved({ ...off, ...days(90) })).toBe(400);
  });

  it('can be sent back unchanged, beside other settings', async () => {
    await patch(platform, { ...on, ...days(30) });
    await patch(platform, off);
    expect(await saved({ name: 'Harbour', ...days(30) })).toBe(200);
    const { body } = await call(platform);
    expect((await call(platform, { method: 'PUT', body: { ...body, name: 'Quay' } })).status).toBe(200);
    expect((await call(platform)).body).toMatchObject({ name: 'Quay', ...days(30) });
  });

  it.each(['PATCH', 'PUT'] as const)('can return to its default: %s', async (method) => {
    await patch(platform, { ...on, ...days(30) });
    await patch(platform, off);
    const { tsdbRetentionDays: _, ...others } = (await call(platform)).body;
    expect((await call(platform, { method, body: method === 'PUT' ? others : days(null) })).status).toBe(200);
    expect((await call(platform)).body).not.toHaveProperty('tsdbRetentionDays');
  });

  it('names a missing permission first', async () => {
    platform.viewer = aClerk('setting.view');
    expect((await patch(platform, days(30))).body['detail']).toBe('setting.edit');
  });
});

it('a tab with a condition of its own is closed like a page', () => {
  const form: FormDefinition = {
    id: 'settings/garden',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    visibleWhen: { properties: { mode: { const: 'steady' } }, required: ['mode'] },
    schema: { type: 'object', properties: { lamps: { type: 'integer', default: 3 } } },
    uiSchema: {},
  };
  const compiled = { [form.id]: compileForm(form) };
  const catalog = createFormCatalog({ forms: [form], groups: [{ key: 'settings' }], compiled });
  const save = (settings: { mode: string; lamps: number }) => () =>
    rejectSwitchedOff({ catalog, before: { mode: 'blink', lamps: 4 }, settings, touched: ['/lamps'] });
  expect(save({ mode: 'blink', lamps: 5 })).toThrow(
    expect.objectContaining({ options: { field: 'lamps', params: { page: 'forms/settings/garden' } } }),
  );
  expect(save({ mode: 'blink', lamps: 3 })).not.toThrow();
  expect(save({ mode: 'steady', lamps: 5 })).not.toThrow();
});
