import { aViewer, createTestPlatform, installTestLicense, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformPlugin } from '..';
import type { TableValues } from '../../shared/dashboards/table-values';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from timeseries_record');
  await platform.kit.pool.query('delete from document');
  await platform.kit.pool.query('delete from setting');
  await installTestLicense(platform.kit, { feature: ['dashboard'] });
});

const as = (...permissions: string[]) => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
};
const send = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) => {
  const headers = { 'accept-language': 'en' };
  return platform.app.inject({ method, url: `/rest/core/${path}`, payload, headers });
};
const query = (path: string, value: object) =>
  send('GET', `${path}?query=${encodeURIComponent(JSON.stringify(value))}`);
const chart = (table: string) => ({ type: 'chart', title: table, source: { table } });
const aDashboard = async (...widgets: JsonValue[]) => {
  const answer = await send('POST', 'dashboard', { name: 'Water', widgets });
  return answer.json<{ InsertedID: string }>().InsertedID;
};
const add = (collection: string, id: string, body: JsonObject) =>
  platform.kit.pool.query('insert into document (project, collection, id, body) values ($1, $2, $3, $4)', [
    'default',
    collection,
    id,
    body,
  ]);
const addModel = (schema: JsonObject) => add('model', 'gauge', { key: 'gauge', name: 'Gauge', custom: { schema } });
const report = (values: JsonObject, device = 'g1') =>
  send('POST', 'timeseries', { records: [{ table: 'gauges', device, values }] });

describe('values of a guarded column', () => {
  const guarded = {
    plain: { type: 'object', properties: { flow: { type: 'number' }, cost: { permission: { view: 'wages.view' } } } },
    'behind a reference': {
      type: 'object',
      properties: { flow: { type: 'number' }, cost: { $ref: '#/definitions/cost' } },
      definitions: { cost: { type: 'number', permission: { view: 'wages.view' } } },
    },
    'in a part of the schema': {
      type: 'object',
      allOf: [{ properties: { cost: { type: 'number', permission: { view: 'wages.view' } } } }],
    },
  } satisfies Record<string, JsonObject>;

  test.each(Object.entries(guarded))(
    'reach only viewers who may see the column, by a dashboard and by the time series: %s',
    async (_name, schema) => {
      await addModel(schema);
      await add('table', 'gauges', { title: 'Gauges', model: 'gauge' });
      await report({ flow: 1, cost: 99 });
      await report({ cost: 98 }, 'g2');
      const id = await aDashboard(chart('gauges'));
      const shown = async () => {
        const { devices } = (await query(`dashboard/${id}/values`, { table: 'gauges' })).json<TableValues>();
        const records = await query('timeseries', { withCount: true });
        const one = await query('timeseries', { filter: { table: 'gauges', field: 'cost' }, withCount: true });
        return {
          fields: devices.flatMap(({ device, fields }) => fields.map(({ field }) => `${device} ${field}`)),
          records: records.json<{ device: string; field: string }[]>().map(({ field }) => field),
          counts: [records.headers['count'], one.headers['count']],
        };
      };
      const all = {
        fields: ['g1 cost', 'g1 flow', 'g2 cost'],
        records: ['cost', 'flow', 'cost'],
        counts: ['3', '2'],
      };
      const seen = async () => {
        const { fields, ...others } = await shown();
        return { fields: fields.toSorted(), ...others };
      };
      expect(await seen()).toEqual(all);
      as('dashboard.view', 'timeseries.view');
      expect(await seen()).toEqual({ fields: ['g1 flow'], records: ['flow'], counts: ['1', '0'] });
      as('dashboard.view', 'timeseries.view', 'wages.view');
      expect(await seen()).toEqual(all);
    },
  );

  test('do not reach a viewer whose request shares the read of another one', async () => {
    await addModel(guarded.plain);
    await add('table', 'gauges', { title: 'Gauges', model: 'gauge' });
    await report({ flow: 1, cost: 99 });
    const id = await aDashboard(chart('gauges'));
    const own = query(`dashboard/${id}/values`, { table: 'gauges' });
    as('dashboard.view');
    const [, other] = await Promise.all([own, query(`dashboard/${id}/values`, { table: 'gauges' })]);
    expect(other.body).not.toContain('99');
  });

  test('do not say whether a device is online', async () => {
    const isUp = { type: 'boolean', readOnly: true, online: 'isOnline', permission: { view: 'wages.view' } };
    await addModel({
      type: 'object',
      properties: {
        name: { type: 'string' },
        seenAt: { type: 'string', format: 'date-time', online: 'reportedAt' },
        interval: { type: 'number', online: 'intervalMinutes' },
        isUp,
      },
    });
    await add('table', 'gauges', { title: 'Gauges', model: 'gauge' });
    await add('table_data', 'r1', { model: 'gauge', values: { name: 'g1', isUp: false } });
    await platform.kit.pool.query('insert into setting values ($1, 1, $2)', ['default', { onlineCheck: true }]);
    await report({ flow: 1 });
    const id = await aDashboard(chart('gauges'));
    const states = async () => {
      const answer = await query(`dashboard/${id}/values`, { table: 'gauges' });
      return answer.json<TableValues>().devices.map(({ isOnline }) => isOnline);
    };
    expect(await states()).toEqual([false]);
    as('dashboard.view');
    expect(await states()).toEqual([undefined]);
  });
});

describe('a chart', () => {
  test('needs timeseries.view of its author when it is new or shows another table', async () => {
    const id = await aDashboard(chart('pump'), { type: 'text', content: 'Plant' });
    const forbidden = { statusCode: 401 };
    as('dashboard.view', 'dashboard.add', 'dashboard.edit');
    expect(await send('POST', 'dashboard', { name: 'Own', widgets: [chart('pump')] })).toMatchObject(forbidden);
    for (const method of ['PUT', 'PATCH'] as const) {
      const answer = await send(method, `dashboard/${id}`, { name: 'Water', widgets: [chart('pump'), chart('tank')] });
      expect(answer).toMatchObject(forbidden);
      expect(answer.json()).toMatchObject({ code: 100_040_003, detail: 'timeseries.view' });
      expect(await send(method, `dashboard/${id}`, { name: 'W', widgets: [chart('pump')] })).toMatchObject({
        statusCode: 200,
      });
    }
    expect((await send('PATCH', `dashboard/${id}`, { name: 'Renamed' })).statusCode).toBe(200);
    expect((await send('POST', 'dashboard', { name: 'Text', widgets: [{ type: 'text' }] })).statusCode).toBe(200);
    as('dashboard.edit', 'timeseries.view');
    expect((await send('PATCH', `dashboard/${id}`, { widgets: [chart('tank')] })).statusCode).toBe(200);
  });

  test('that comes into view because others are removed counts as new', async () => {
    const texts = Array.from({ length: 100 }, () => ({ type: 'text', content: 'x' }));
    await add('dashboard', 'long', { name: 'Long', widgets: [...texts, chart('pump')] });
    as('dashboard.edit');
    expect((await send('PATCH', 'dashboard/long', { widgets: [chart('pump')] })).json()).toMatchObject({
      detail: 'timeseries.view',
    });
  });
});

describe('a dashboard with more widgets than are drawn', () => {
  const texts = (count: number) => Array.from({ length: count }, () => ({ type: 'text', content: 'x' }));

  test('is rejected with a sentence', async () => {
    const id = await aDashboard(...texts(100));
    const tooMany = { field: 'widgets', message: 'Widgets can have at most 100 entries' };
    for (const widgets of [texts(101), texts(5_000)]) {
      expect((await send('POST', 'dashboard', { name: 'New', widgets })).json()).toMatchObject(tooMany);
      expect((await send('PUT', `dashboard/${id}`, { name: 'New', widgets })).json()).toMatchObject(tooMany);
      expect((await send('PATCH', `dashboard/${id}`, { widgets })).json()).toMatchObject(tooMany);
    }
    expect((await send('PATCH', `dashboard/${id}`, { widgets: texts(20_000) })).json()).toMatchObject({
      detail: 'more than 20000 values',
    });
  });

  test('that is stored already opens, keeps its name changeable, and can only lose widgets', async () => {
    await add('dashboard', 'large', { name: 'Large', widgets: texts(300) });
    expect((await send('GET', 'dashboard/large')).json<{ widgets: [] }>().widgets).toHaveLength(300);
    expect((await send('PATCH', 'dashboard/large', { name: 'Renamed' })).statusCode).toBe(200);
    expect((await send('PATCH', 'dashboard/large', { widgets: texts(301) })).statusCode).toBe(400);
    expect((await send('PATCH', 'dashboard/large', { widgets: texts(200) })).statusCode).toBe(200);
  });
});
