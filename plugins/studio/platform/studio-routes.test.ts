import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DraftReport, ShippedTabs, TabDraft } from '../shared/draft';
import type { Impact } from '../shared/impact';
import { platformPlugin } from '.';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.viewer = aViewer();
});

async function get<Body>(path: string): Promise<Body> {
  return (await platform.app.inject({ method: 'GET', url: `/rest/core/schema/${path}` })).json<Body>();
}

async function check(draft: object): Promise<DraftReport> {
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/core/schema/check', payload: draft });
  expect(answer.statusCode).toBe(200);
  return answer.json<DraftReport>();
}

const form = {
  $schema: '../../../meta/form.schema.json',
  id: 'settings/maintenance',
  place: { group: 'settings', order: 990 },
  permission: { edit: 'setting.edit' },
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: { maintenanceNotice: { type: 'string', minLength: 2, maxLength: 200 } },
  },
  uiSchema: {},
};
const messages = { title: 'Upkeep', 'maintenanceNotice.title': 'Notice' };

function aDraft(changes: { form?: object; messages?: object } = {}): TabDraft {
  const text = JSON.stringify({ ...messages, ...changes.messages }, null, 2);
  return {
    id: 'settings/maintenance',
    form: JSON.stringify({ ...form, ...changes.form }, null, 2),
    messages: { en: text, 'zh-Hans': text },
  };
}

test('a new tab is valid, and its module validates without evaluating text', async () => {
  const { errors, url, messageKeys } = await check(aDraft());
  expect(errors).toEqual([]);
  expect(messageKeys).toEqual(expect.arrayContaining(['title', 'maintenanceNotice.title', 'maintenanceNotice.help']));
  const module = await platform.app.inject({ method: 'GET', url: url ?? '' });
  expect(module.headers['content-type']).toContain('text/javascript');
  expect(module.body).toContain('maintenanceNotice');
  expect(module.body).not.toMatch(/\beval\(|new Function/);
});

test('errors name file, line and what to do, and a form with errors has no module', async () => {
  const draft = aDraft({ form: { plase: {} }, messages: { stray: 'Nothing draws it' } });
  const { errors, url } = await check(draft);
  expect(url).toBeUndefined();
  expect(errors).toContainEqual(
    expect.objectContaining({ file: 'form.json', pointer: '/plase', remedy: expect.stringContaining('place') }),
  );
  expect(errors.find(({ pointer }) => pointer === '/plase')?.line).toBe(
    draft.form.split('\n').findIndex((line) => line.includes('plase')) + 1,
  );
});

test('a tab with errors of its messages has a module all the same', async () => {
  const { errors, url } = await check({ ...aDraft(), messages: { en: '{ "title": "Upkeep" }', 'zh-Hans': '{' } });
  expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining(['locales/en.json', 'locales/zh-Hans.json']));
  expect(url).toMatch(/^\/rest\/core\/form\/[\w-]{43}\.js$/);
});

test('a setting of another tab cannot be declared again', async () => {
  const schema = { ...form.schema, properties: { loginDuration: { type: 'boolean' } } };
  const { errors } = await check(aDraft({ form: { schema }, messages: { 'loginDuration.title': 'Duration' } }));
  expect(errors).toContainEqual(expect.objectContaining({ wrong: expect.stringContaining('is already set by') }));
});

test('every tab of the product is a valid draft', async () => {
  const { tabs, groups } = await get<ShippedTabs>('tabs');
  expect(groups).toContain('settings');
  const { id } = tabs.find((tab) => tab.id === 'reception_settings/login')!;
  const tab = await get<TabDraft>(`tab?id=${id}`);
  expect(await check(tab)).toMatchObject({ errors: [], url: expect.any(String) });
});

test('a slow pattern is an error at its place', async () => {
  const properties = { maintenanceNotice: { type: 'string', maxLength: 200, pattern: '^(a+)+$' } };
  const { errors } = await check(aDraft({ form: { schema: { ...form.schema, properties } } }));
  expect(errors).toContainEqual(expect.objectContaining({ pointer: expect.stringContaining('maintenanceNotice') }));
});

test('needs the permission', async () => {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['setting.edit']) });
  for (const [method, path] of [
    ['GET', 'tabs'],
    ['GET', 'tab?id=settings/base'],
    ['POST', 'check'],
    ['POST', 'impact'],
  ] as const) {
    const answer = await platform.app.inject({ method, url: `/rest/core/schema/${path}`, payload: aDraft() });
    expect(answer.json()).toMatchObject({ detail: 'schema.edit' });
  }
});

test('lists the stored values that a draft would reject, and no secret', async () => {
  const stored = (project: string, body: JsonObject) =>
    platform.kit.database.insertInto('setting').values({ project, revision: 1, body }).execute();
  await stored('default', { maintenanceNotice: 'x' });
  await stored('north', { maintenanceNotice: 'Closed' });
  await stored('south', { maintenanceNotice: { isSet: true } });
  const impact = async (draft: TabDraft) =>
    (await platform.app.inject({ method: 'POST', url: '/rest/core/schema/impact', payload: draft })).json<Impact>();
  expect(await impact(aDraft())).toEqual({
    projects: 3,
    affected: 2,
    isComplete: true,
    conflicts: [
      expect.objectContaining({
        project: 'default',
        pointer: '/maintenanceNotice',
        keyword: 'minLength',
        value: '"x"',
      }),
      expect.objectContaining({ project: 'south', keyword: 'type' }),
    ],
  });
  const properties = { maintenanceNotice: { $ref: 'secret.json', boundTo: [] } };
  const asSecret = aDraft({
    form: { schema: { ...form.schema, properties }, uiSchema: { maintenanceNotice: { 'ui:widget': 'secret' } } },
  });
  expect(JSON.stringify(await impact(asSecret))).not.toContain('Closed');
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['schema.edit']) });
  const { conflicts } = await impact(aDraft());
  expect(conflicts.map(({ value }) => value)).toEqual([undefined, undefined]);
});

test('a text above the limit is rejected', async () => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/schema/check',
    payload: { ...aDraft(), form: ' '.repeat(200_001) },
  });
  expect(answer.statusCode).toBe(400);
});
