import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, installTestLicense, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformPlugin } from '..';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const widgets = [{ type: 'chart', source: { table: 'pump' } }];

let platform: TestPlatform;
let id: string;
beforeAll(async () => {
  platform = await createTestPlatform({
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  platform.viewer = aViewer();
  await license(['dashboard']);
  const payload = { name: 'Water', remark: 'quiet', widgets };
  const created = await platform.app.inject({ method: 'POST', url: '/rest/core/dashboard', payload });
  id = created.json<{ InsertedID: string }>().InsertedID;
});
afterAll(() => platform.close());

const license = (feature: string[]) => installTestLicense(platform.kit, { feature });
const list = async (query: JsonObject = {}) => {
  const answer = await platform.app.inject(`/rest/core/dashboard?query=${encodeURIComponent(JSON.stringify(query))}`);
  return { status: answer.statusCode, count: answer.headers['count'], body: answer.json<unknown>() };
};

test('a licensed list has the complete dashboards', async () => {
  await license(['dashboard']);
  expect((await list()).body).toEqual([{ id, name: 'Water', remark: 'quiet', widgets }]);
});

test.each<JsonObject>([
  {},
  { project: { widgets: 1 } },
  { project: { name: 0 } },
  { filter: { isDelete: { $ne: true }, name: { $regex: 'WAT', $options: 'i' } }, sorts: [{ name: 1 }, { id: 1 }] },
  { filter: { $or: [{ id: { $in: ['', 'x'] } }, { name: 'Water' }] } },
])('without the license feature it has names only: %j', async (query) => {
  await license(['backup']);
  expect(await list({ ...query, withCount: true })).toEqual({ status: 200, count: '1', body: [{ id, name: 'Water' }] });
});

test.each<JsonObject>([
  { filter: { remark: { $regex: '^q' } } },
  { filter: { $or: [{ name: 'x' }, { 'widgets.0.type': { $not: { $eq: 'chart' } } }] } },
  { filter: { 'widgets.0.source.table': { $gt: 'a' } }, withCount: true, withoutBody: true },
  { sort: { remark: 1 } },
])('and finds and sorts nothing by what it does not show: %j', async (query) => {
  await license(['dashboard']);
  expect((await list(query)).status).toBe(200);
  await license([]);
  expect(await list(query)).toMatchObject({ status: 403, body: { code: 100_040_009, detail: 'dashboard' } });
});
