import { afterAll, beforeAll, expect, test } from 'vitest';
import { dashboardEntity, modelEntity, themeEntity } from '@signalbox/schemas/validators/entities';
import permissions from '@signalbox/schemas/data/permissions.json';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { platformPlugin } from '.';
import { manifest } from '../manifest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
  await platformPlugin.seed?.(platform.kit, 'default');
});
afterAll(() => platform.close());

const get = async (path: string, query?: object) => {
  const search = query ? `?query=${encodeURIComponent(JSON.stringify(query))}` : '';
  return platform.app.inject(`/rest/core/${path}${search}`);
};

test('seeds the demo project once', async () => {
  const count = () =>
    platform.kit.database
      .selectFrom('document')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await platform.kit.database
    .updateTable('document')
    .set({ body: { name: 'Mine' } })
    .where('collection', '=', 'dashboard')
    .execute();
  await platformPlugin.seed?.(platform.kit, 'default');
  expect(await count()).toEqual(before);
  expect((await get('dashboard')).json<{ name: string }[]>().every(({ name }) => name === 'Mine')).toBe(true);
});

test('seeds records that the routes accept', async () => {
  for (const [path, entity] of [
    ['theme', themeEntity],
    ['model', modelEntity],
    ['dashboard', dashboardEntity],
  ] as const) {
    const documents = (await get(path)).json<object[]>();
    expect(documents.length).toBeGreaterThan(2);
    for (const document of documents) expect(entity.validate(document)).toEqual([]);
  }
  const known = new Set(permissions);
  expect(manifest.permissions.filter((key) => !known.has(key))).toEqual([]);
});

test('returns themes to everyone as a bare array with the count in a header', async () => {
  platform.viewer = aViewer({ isSuper: false });
  const answer = await get('theme', { withCount: true });
  expect(answer.headers.count).toBe('3');
  expect(answer.json()).toContainEqual(
    expect.objectContaining({
      name: 'Harbour',
      type: 'custom',
      tokens: expect.objectContaining({ colorPrimary: '#0b6e99' }),
    }),
  );
  platform.viewer = aViewer();
});

test('returns thousands of records in pages, filtered, sorted and counted', async () => {
  const answer = await get('table_record', {
    filter: { table: 'pump', 'values.flow': { $gt: 50 }, device: { $regex: '^pump-[12]$' } },
    sort: { time: -1 },
    withCount: true,
  });
  const records = answer.json<{ time: string; values: { flow: number } }[]>();
  expect(records).toHaveLength(15);
  expect(Number(answer.headers.count)).toBeGreaterThan(15);
  expect(records.every(({ values }) => values.flow > 50)).toBe(true);
  const times = records.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(Number((await get('table_record', { withCount: true, withoutBody: true })).headers.count)).toBe(4536);
});

test.each(['table', 'table_record'])('shows core/%s only to users who may see models', async (resource) => {
  const [{ id } = { id: '' }] = (await get(resource, { limit: 1 })).json<{ id: string }[]>();
  const statuses = async () => [(await get(resource)).statusCode, (await get(`${resource}/${id}`)).statusCode];
  platform.viewer = aViewer({ isSuper: false });
  expect(await statuses()).toEqual([401, 401]);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['model.view']) });
  expect(await statuses()).toEqual([200, 200]);
  platform.viewer = aViewer();
});
