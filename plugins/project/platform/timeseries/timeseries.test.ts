import { createFormCatalog, createSettingsStore } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { retainRecords } from './retain-records';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const dayMs = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from timeseries_record');
  await platform.kit.pool.query('delete from setting');
});

const send = (records: JsonObject[], project = 'default') =>
  platform.app.inject({
    method: 'POST',
    url: '/rest/core/timeseries',
    headers: { 'x-request-project': project },
    payload: { records },
  });
const read = (query: object = {}, project = 'default') =>
  platform.app.inject({
    url: `/rest/core/timeseries?query=${encodeURIComponent(JSON.stringify(query))}`,
    headers: { 'x-request-project': project },
  });
const ago = (days: number) => new Date(platform.clock.now() - days * dayMs).toISOString();
const keepDays = (project: string, tsdbRetentionDays: number) =>
  platform.kit.pool.query(
    `insert into setting values ($1, 1, $2) on conflict (project) do update set body = excluded.body`,
    [project, { tsdbRetentionDays }],
  );

test('stores readings, replaces repeated ones, and returns them by device, field and time', async () => {
  const [older, newer] = [ago(2), ago(1)];
  const sent = await send([
    { table: 'pump', device: 'pump-1', time: older, values: { flow: 39.5, running: true } },
    { table: 'pump', device: 'pump-1', time: newer, values: { flow: 41 } },
    { table: 'pump', device: 'pump-2', values: { flow: 1 } },
  ]);
  expect(sent.json()).toEqual({ status: 'OK' });
  await send([{ table: 'pump', device: 'pump-1', time: newer, values: { flow: 42 } }]);
  const flow = await read({ filter: { device: 'pump-1', field: 'flow' }, limit: 1, withCount: true });
  expect(flow.json()).toEqual([{ table: 'pump', device: 'pump-1', field: 'flow', time: newer, value: 42 }]);
  expect(flow.headers['count']).toBe('2');
  expect((await read({ filter: { time: { $lt: newer } } })).json()).toMatchObject([
    { field: 'flow', value: 39.5 },
    { field: 'running', value: true },
  ]);
  expect((await read({ filter: { device: 'pump-2' } })).json()).toMatchObject([{ time: ago(0) }]);
  expect((await read({}, 'north')).json()).toEqual([]);
});

test.each([
  [{ table: 'pump', device: '', values: { a: 1 } }, 'records.0.device'],
  [{ table: 'pump', device: 'x', values: {} }, 'records.0.values'],
  [{ table: 'pump', device: 'x', values: { a: { b: 1 } } }, 'records.0.values.a'],
  [{ table: 'pump', device: 'x', time: 'yesterday', values: { a: 1 } }, 'records.0.time'],
  [{ table: 'pump', device: 'x', time: '2026-01-01T23:59:60Z', values: { a: 1 } }, 'records.0.time'],
  [{ table: 'pump', device: 'x', values: { a: '\u0000' } }, 'records.0.values.a'],
  [{ table: 'pump', device: 'x', values: { 'a/b': '\u0000' } }, 'records.0.values.a/b'],
  [{ table: 'pump\ud800', device: 'x', values: { a: 1 } }, 'records.0.table'],
  [{ table: 'pump', device: '\udc00', values: { a: 1 } }, 'records.0.device'],
  [{ table: 'pump', device: 'x', time: '0000-01-01T00:00:00Z', values: { a: 1 } }, 'records.0.time'],
  [{ table: 'pump', device: 'x', time: '0001-01-01T00:00:00+01:00', values: { a: 1 } }, 'records.0.time'],
  [{ table: 'pump', device: 'x', time: '9999-12-31T23:59:59-01:00', values: { a: 1 } }, 'records.0.time'],
])('rejects %j and names the field', async (record, field) => {
  const answer = await send([{ table: 'pump', device: 'first', values: { a: 1 } }, record].toReversed());
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field });
  expect((await read()).json()).toEqual([]);
});

test.each(['2026-04-30T22:30:00+05:30', '2026-04-30T22:30:00+0530', '2026-04-30T19:00:00+02', '2026-04-30 17:00:00Z'])(
  'reads the moment %s as an instant',
  async (time) => {
    await send([{ table: 'pump', device: 'x', time, values: { a: 1 } }]);
    const stored = [{ time: '2026-04-30T17:00:00.000Z' }];
    expect((await read({ filter: { time: { $gte: time } } })).json()).toMatchObject(stored);
    expect((await read({ filter: { time: { $gte: time, $lt: time } } })).json()).toEqual([]);
  },
);

test.each([
  [{ table: '\u0000' }, 'filter.table'],
  [{ device: 'a\u0000' }, 'filter.device'],
  [{ field: '\ud800' }, 'filter.field'],
  [{ time: { $gte: '0000-01-01T00:00:00Z' } }, 'filter.time'],
  [{ time: { $lt: '9999-12-31T23:59:59-01:00' } }, 'filter.time'],
  [{ time: { $gte: '2026-06-30T23:59:60Z' } }, 'filter.time.$gte'],
  [{ time: { $lt: '2026-07-01T01:59:60.25+02:00' } }, 'filter.time.$lt'],
])('rejects the filter %j and names the field', async (filter, field) => {
  const answer = await read({ filter });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ field });
});

test('requires the permission to read and to write', async () => {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['timeseries.view']) });
  expect((await send([{ table: 'a', device: 'b', values: { c: 1 } }])).json()).toMatchObject({
    detail: 'timeseries.add',
  });
  expect((await read()).statusCode).toBe(200);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['timeseries.add']) });
  expect((await read()).json()).toMatchObject({ detail: 'timeseries.view' });
});

test('keeps records for the retention days of their project, and all records without the setting', async () => {
  const reading = (days: number) => ({ table: 'pump', device: `d${days}`, time: ago(days), values: { flow: days } });
  for (const project of ['default', 'north']) await send([1, 8, 30].map(reading), project);
  const left = async (project: string) =>
    (await read({}, project)).json<{ value: number }[]>().map(({ value }) => value);
  expect(await retainRecords(platform.kit)).toBe(0);
  await keepDays('default', 10);
  expect(await retainRecords(platform.kit)).toBe(1);
  expect(await left('default')).toEqual([1, 8]);
  expect(await left('north')).toEqual([1, 8, 30]);
  const later = { ...platform.kit, clock: { now: () => platform.clock.now() + 3 * dayMs } };
  expect(await retainRecords(later)).toBe(1);
  expect(await left('default')).toEqual([1]);
});

test('never deletes the records of the last week, even with an invalid setting', async () => {
  await send([{ table: 'a', device: 'b', time: ago(6), values: { c: 1 } }]);
  await keepDays('default', 1);
  expect(await retainRecords(platform.kit)).toBe(0);
});

test('does nothing while another replica runs the retention', async () => {
  await keepDays('default', 7);
  await send([{ table: 'a', device: 'b', time: ago(9), values: { c: 1 } }]);
  const other = await platform.kit.pool.connect();
  const lock = `hashtextextended('signalbox time-series retention', 0)`;
  await other.query(`select pg_advisory_lock(${lock})`);
  expect(await retainRecords(platform.kit)).toBe(0);
  await other.query(`select pg_advisory_unlock(${lock})`);
  other.release();
  expect(await retainRecords(platform.kit)).toBe(1);
});

test('seeds the demo devices once', async () => {
  await platformPlugin.seed?.(platform.kit, 'default');
  const count = async () => Number((await read({ limit: 1, withCount: true })).headers['count']);
  const seeded = await count();
  expect(seeded).toBeGreaterThan(5_000);
  platform.clock.advance({ seconds: 7200 });
  await platformPlugin.seed?.(platform.kit, 'default');
  expect(await count()).toBe(seeded);
});
