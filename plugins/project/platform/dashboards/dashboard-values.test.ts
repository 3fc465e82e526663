import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, installTestLicense, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformPlugin } from '..';
import type { TableValues } from '../../shared/dashboards/table-values';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const hourMs = 60 * 60 * 1000;

let platform: TestPlatform;
let dashboard: string;
beforeAll(async () => {
  platform = await createTestPlatform({
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  await platformPlugin.seed?.(platform.kit, 'default');
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from timeseries_record');
  await platform.kit.pool.query('delete from setting');
  dashboard = await aDashboard({});
  await licenseFeatures(['dashboard']);
});

async function aDashboard(overrides: JsonObject): Promise<string> {
  const widgets = [{ type: 'chart', title: 'Pumps', source: { table: 'pump' } }];
  const payload = { name: 'Water', widgets, ...overrides };
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/core/dashboard', payload });
  return answer.json<{ InsertedID: string }>().InsertedID;
}
/** Readings of a pump, one per hour. The last one is `age` hours old. */
async function report(device: string, { values, table = 'pump', count = 1, age = 0 }: Readings) {
  const records = Array.from({ length: count }, (_, at) => ({
    table,
    device,
    time: new Date(platform.clock.now() - (at + age) * hourMs).toISOString(),
    values: values(at),
  }));
  await platform.app.inject({ method: 'POST', url: '/rest/core/timeseries', payload: { records } });
}
interface Readings {
  values: (hoursBefore: number) => JsonObject;
  /** Default: `pump`. */
  table?: string;
  count?: number;
  age?: number;
}
const read = (path: string) => platform.app.inject(`/rest/core/dashboard/${path}`);
const valuesOf = (id = dashboard, table = 'pump') =>
  read(`${id}/values?query=${encodeURIComponent(JSON.stringify({ table }))}`);
const licenseFeatures = (feature: string[]) => installTestLicense(platform.kit, { feature });
const set = (body: JsonObject) => platform.kit.pool.query('insert into setting values ($1, 1, $2)', ['default', body]);

describe('the values of a dashboard', () => {
  it('are the newest of each device and field, with the titles and units of the model', async () => {
    await report('pump-1', { count: 40, values: (at) => ({ a: 1, speed: 1450, running: at > 0, flow: 100 - at }) });
    await report('pump-2', { age: 5, values: () => ({ note: 'serviced' }) });
    const { devices, isComplete } = (await valuesOf()).json<TableValues>();
    expect(isComplete).toBe(true);
    expect(devices).toMatchObject([
      {
        device: 'pump-1',
        time: new Date(platform.clock.now()).toISOString(),
        fields: [
          { field: 'flow', title: 'Flow', unit: 'm³/h', value: 100 },
          { field: 'running', title: 'Running', value: false, points: [] },
          { field: 'speed', title: 'Speed', value: 1450 },
          { field: 'a', value: 1 },
        ],
      },
      { device: 'pump-2', fields: [{ field: 'note', value: 'serviced', points: [] }] },
    ]);
    expect(devices[0]?.fields[0]?.points.map(({ value }) => value)).toEqual(
      Array.from({ length: 30 }, (_, at) => 71 + at),
    );
    expect(devices[1]?.fields[0]).not.toHaveProperty('title');
  });

  it('are none before the first reading', async () => {
    expect((await valuesOf()).json()).toEqual({ devices: [], isComplete: true });
  });

  it('end after 200 devices and fields', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at]));
    await report('pump-1', { values: () => fields(100) });
    await report('pump-2', { values: () => fields(100) });
    expect((await valuesOf()).json()).toMatchObject({ isComplete: true });
    await report('pump-3', { values: () => fields(1) });
    const { devices, isComplete } = (await valuesOf()).json<TableValues>();
    expect({ isComplete, devices: devices.length }).toEqual({ isComplete: false, devices: 2 });
  });

  it('are read once for all who ask while another read runs, as all do when a device goes offline', async () => {
    await report('pump-1', { values: () => ({ flow: 5 }) });
    const run = vi.spyOn(platform.kit.queries, 'run');
    const answers = await Promise.all(Array.from({ length: 200 }, () => valuesOf()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(run.mock.calls.length).toBeLessThan(100);
    run.mockRestore();
    // Never the values of a read that had started before.
    await report('pump-1', { age: -1, values: () => ({ flow: 6 }) });
    expect((await valuesOf()).json<TableValues>().devices[0]?.fields[0]?.value).toBe(6);
  });

  it('say whether a device is online, while that is checked', async () => {
    await report('pump-1', { count: 5, values: () => ({ flow: 1 }) });
    await report('pump-2', { count: 5, age: 3, values: () => ({ flow: 1 }) });
    await report('pump-3', { values: () => ({ flow: 1 }) });
    const states = async () => (await valuesOf()).json<TableValues>().devices.map(({ isOnline }) => isOnline);
    expect(await states()).toEqual([undefined, undefined, undefined]);
    await set({ onlineCheck: true });
    expect(await states()).toEqual([true, false, undefined]);
  });

  it('say what the check of devices has found, where the table has the model of their records', async () => {
    const properties = {
      name: { type: 'string' },
      seenAt: { type: 'string', format: 'date-time', online: 'reportedAt' },
      interval: { type: 'number', online: 'intervalMinutes' },
      isUp: { type: 'boolean', readOnly: true, online: 'isOnline' },
    };
    const add = (collection: string, id: string, body: JsonObject) =>
      platform.kit.pool.query(
        `insert into document (project, collection, id, body) values ('default', $1, $2, $3)
           on conflict (project, collection, id) do update set body = excluded.body`,
        [collection, id, body],
      );
    await add('model', 'gauge', { key: 'gauge', name: 'Gauge', custom: { schema: { type: 'object', properties } } });
    await add('table', 'gauges', { title: 'Gauges', model: 'gauge' });
    const states: JsonObject = { 'pump-1': false, 'pump-2': true, 'pump-3': null };
    for (const [name, isUp] of Object.entries(states))
      await add('table_data', `record-${name}`, {
        model: 'gauge',
        values: { name, ...(isUp === null ? {} : { isUp }) },
      });
    for (const id of ['one', 'two'])
      await add('table_data', id, { model: 'gauge', values: { name: 'twin', isUp: true } });
    await add('table_data', 'other', { model: 'another', values: { name: 'alone', isUp: true } });
    // By its readings, pump-1 is online and pump-2 is not.
    await report('pump-1', { table: 'gauges', count: 5, values: () => ({ flow: 1 }) });
    await report('pump-2', { table: 'gauges', count: 5, age: 3, values: () => ({ flow: 1 }) });
    for (const device of ['pump-3', 'twin', 'alone'])
      await report(device, { table: 'gauges', count: 5, age: 3, values: () => ({ flow: 1 }) });
    const widgets = [{ type: 'chart', title: 'Gauges', source: { table: 'gauges' } }];
    const own = await aDashboard({ widgets });
    const shown = async () => {
      const { devices } = (await valuesOf(own, 'gauges')).json<TableValues>();
      return Object.fromEntries(devices.map(({ device, isOnline }) => [device, isOnline]));
    };
    const unknown = {
      'pump-1': undefined,
      'pump-2': undefined,
      'pump-3': undefined,
      twin: undefined,
      alone: undefined,
    };
    expect(await shown()).toEqual(unknown);
    await set({ onlineCheck: true });
    expect(await shown()).toEqual({ 'pump-1': false, 'pump-2': true, 'pump-3': false, twin: false, alone: false });
    await add('table_data', 'record-pump-1', { model: 'gauge', values: { name: 'pump-1', isUp: true } });
    expect(await shown()).toMatchObject({ 'pump-1': true });
  });

  it('are those of its own tables only, in its own project', async () => {
    await report('pump-1', { values: () => ({ flow: 1 }) });
    expect((await valuesOf(dashboard, 'tank')).json()).toMatchObject({ code: 100_030_002, detail: 'tank' });
    expect((await valuesOf(await aDashboard({ isDelete: true }))).statusCode).toBe(400);
    expect((await read(`${dashboard}/values`)).json()).toMatchObject({ field: 'table' });
    const url = `/rest/core/dashboard/${dashboard}`;
    expect((await platform.app.inject({ url, headers: { 'x-request-project': 'north' } })).statusCode).toBe(400);
  });
});

describe('the license', () => {
  it('closes dashboards while it lacks their feature, for super users too', async () => {
    await licenseFeatures(['backup']);
    for (const answer of [await read(dashboard), await valuesOf()])
      expect(answer.json()).toMatchObject({ code: 100_040_009, detail: 'dashboard' });
    await licenseFeatures(['dashboard']);
    expect((await read(dashboard)).statusCode).toBe(200);
  });

  it('closes the routes that change dashboards', async () => {
    await licenseFeatures(['backup']);
    const url = `/rest/core/dashboard/${dashboard}`;
    for (const request of [
      { method: 'POST', url: '/rest/core/dashboard', payload: { title: 'New' } },
      { method: 'PUT', url, payload: { title: 'New' } },
      { method: 'PATCH', url, payload: { title: 'New' } },
      { method: 'DELETE', url },
    ] as const)
      expect((await platform.app.inject(request)).json()).toMatchObject({ code: 100_040_009, detail: 'dashboard' });
    await licenseFeatures(['dashboard']);
    expect((await platform.app.inject({ method: 'DELETE', url })).statusCode).toBe(200);
  });
});

describe('permission to see a dashboard', () => {
  const statuses = async (id = dashboard) => [(await read(id)).statusCode, (await valuesOf(id)).statusCode];

  it('is dashboard.view, for its values too', async () => {
    platform.viewer = aViewer({ isSuper: false });
    expect(await statuses()).toEqual([401, 401]);
    expect((await read(dashboard)).json()).toMatchObject({ detail: 'dashboard.view' });
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['dashboard.view']) });
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is not needed for the dashboard of the license reminder', async () => {
    await set({ pressMoney: { customModal: true, pressDashboard: { id: dashboard } } });
    const other = await aDashboard({});
    await licenseFeatures([]);
    platform.viewer = aViewer({ isSuper: false });
    expect(await statuses()).toEqual([200, 200]);
    expect(await statuses(other)).toEqual([401, 401]);
  });
});
