import type { JsonValue } from '@signalbox/schemas/json';
import { describe, expect, it } from 'vitest';
import { pumps } from '../testing/pumps';

const { records, run, sizes, user } = pumps();
const { addModel, addRecords, as, send } = records;

it('plans a change without making it', async () => {
  user();
  const { body } = await send('POST', 'pump/bulk/plan', {
    body: { action: 'edit', filter: { size: 1 }, values: { size: 9 } },
  });
  expect(body).toMatchObject({ count: 125, isEstimate: false, tried: 100, unchanged: 0, failed: 4 });
  expect(body['failures']).toMatchObject([
    { id: 'pump-0001', title: 'P-1', error: { message: 'Size must be at most 5', field: 'size' } },
    { id: 'pump-0051' },
    { id: 'pump-0101' },
    { id: 'pump-0151' },
  ]);
  expect(await sizes(9)).toBe(0);
});

it('names the lists with records that refer to those to delete, as far as the user may see them', async () => {
  await addModel('valve', { pump: { type: 'string', reference: 'pump' }, sum: { type: 'number' } });
  await addModel('plan', {
    rows: { type: 'array', items: { type: 'object', properties: { pump: { type: 'string', reference: 'pump' } } } },
    stock: { type: 'array', items: { type: 'string', reference: 'pump' } },
    other: { type: 'string', reference: 'tank' },
  });
  await addModel('deal', { pump: { type: 'string', reference: 'pump', permission: { view: 'deal.pump' } } });
  await addRecords('valve', [{ pump: 'pump-0001' }, { pump: 'pump-0002' }, { pump: 'pump-0001' }, { pump: 'none' }]);
  await addRecords('plan', [
    { rows: [{ pump: 'pump-0009' }, { pump: 'pump-0001' }], stock: ['pump-0001'], other: 'pump-0001' },
  ]);
  const used = async (ids: string[], ...permissions: string[]) => {
    as('pump.view', 'pump.delete', ...permissions);
    return (await send('POST', 'pump/bulk/plan', { body: { action: 'delete', ids } })).body['used'];
  };
  const valve = { model: 'valve', title: 'Model valve', column: 'pump' };
  const plan = { model: 'plan', title: 'Model plan' };
  expect(await used(['pump-0001', 'pump-0003'], 'valve.view', 'plan.view')).toEqual({
    uses: [
      { ...plan, column: 'rows.pump', count: 1 },
      { ...plan, column: 'stock', count: 1 },
      { ...valve, count: 2 },
    ],
    isHiddenUsed: false,
  });
  expect(await used(['pump-0001'], 'valve.view')).toEqual({ uses: [{ ...valve, count: 2 }], isHiddenUsed: true });
  expect(await used(['pump-0003'], 'valve.view', 'deal.view')).toEqual({ uses: [], isHiddenUsed: false });
  await addRecords('deal', [{ pump: 'pump-0003' }]);
  expect(await used(['pump-0003'], 'valve.view', 'deal.view')).toEqual({ uses: [], isHiddenUsed: true });
  expect(await used(['pump-0003'], 'deal.view', 'deal.pump')).toMatchObject({ uses: [{ model: 'deal', count: 1 }] });
});

it('edits all records that match, and names those that cannot be changed', async () => {
  user();
  const result = await run({ action: 'edit', filter: { size: 1 }, values: { size: 9, name: 'New' } });
  expect(result).toMatchObject({ action: 'edit', status: 'finish', count: 125, changed: 120, unchanged: 0, failed: 5 });
  expect(result.failures.map(({ id }) => id)).toEqual([
    'pump-0001',
    'pump-0051',
    'pump-0101',
    'pump-0151',
    'pump-0201',
  ]);
  expect([await sizes(9), await sizes(1), await sizes(0)]).toEqual([120, 5, 125]);
  const stored = await records.platform.kit.database
    .selectFrom('document')
    .select('body')
    .where('id', '=', 'pump-0003')
    .execute();
  expect(stored[0]?.body).toEqual({ model: 'pump', values: { name: 'New', size: 9, cost: 7 } });
});

it('changes nothing when it is repeated', async () => {
  user();
  await run({ action: 'edit', filter: {}, values: { size: 2 } });
  expect(await run({ action: 'edit', filter: {}, values: { size: 2 } })).toMatchObject({
    changed: 0,
    unchanged: 250,
    failed: 0,
  });
});

it('changes and deletes records by their ids', async () => {
  user();
  const ids = ['pump-0004', 'pump-0004', 'pump-0005', 'none'];
  expect(await run({ action: 'edit', ids, values: { size: null } })).toMatchObject({
    count: 2,
    changed: 2,
    unchanged: 1,
  });
  expect(await run({ action: 'delete', ids })).toMatchObject({ changed: 2, unchanged: 1 });
  expect((await send('GET', 'pump/count')).body).toEqual({ count: 248 });
  expect(await run({ action: 'delete', filter: { size: 1 } })).toMatchObject({ changed: 124 });
  expect((await send('GET', 'pump/count')).body).toEqual({ count: 124 });
});

it('sets a field with a part that the user may only see, which each record keeps', async () => {
  const only = { type: 'number', title: 'Hours', readOnly: true };
  const count = { ...only, title: 'Count', permission: { edit: 'pump.count' }, readOnly: false };
  const motor = { type: 'object', properties: { volt: { type: 'number' }, hours: only, count } };
  await addModel('fan', { drive: { title: 'Drive', oneOf: [motor, { type: 'string' }] } });
  const drives: JsonValue[] = [{ volt: 1, hours: 7, count: 2 }, { volt: 1 }, 'belt'];
  await addRecords(
    'fan',
    drives.map((drive) => ({ drive })),
  );
  as('fan.view', 'fan.edit');
  const set = async (drive: JsonValue) =>
    (await send('POST', 'fan/bulk/plan', { body: { action: 'edit', filter: {}, values: { drive } } })).body;
  expect(await set({ volt: 9 })).toMatchObject({ tried: 3, unchanged: 0, failed: 0 });
  expect(await set({ volt: 1 })).toMatchObject({ tried: 3, unchanged: 2, failed: 0 });
  for (const without of ['belt', null])
    expect(await set(without)).toMatchObject({ failed: 1, failures: [{ id: 'fan-0000' }] });
});

describe('is rejected', () => {
  it.each([
    ['with a filter on a hidden column', { action: 'delete', filter: { cost: 7 } }, 'filter.cost'],
    ['with a value for a hidden column', { action: 'edit', filter: {}, values: { cost: 1 } }, 'cost'],
    ['with a value for a fixed column', { action: 'edit', filter: {}, values: { state: 'x' } }, 'state'],
    ['with a value for no column', { action: 'edit', filter: {}, values: { power: 1 } }, 'power'],
    ['with an unknown field', { action: 'delete', filter: {}, limit: 1 }, 'limit'],
    ['with a reference to no record', { action: 'edit', filter: {}, values: { tank: 'none' } }, 'tank'],
  ])('%s', async (_name, body, field) => {
    user();
    for (const path of ['pump/bulk', 'pump/bulk/plan'])
      expect(await send('POST', path, { body })).toMatchObject({ status: 400, body: { field } });
    expect((await send('GET', 'pump/count')).body).toEqual({ count: 250 });
  });

  it.each([
    [{ action: 'delete' }, 'filter', /either the ids of the records or a filter: one of both is required/],
    [{ action: 'delete', ids: ['a'], filter: {} }, 'ids', /either the ids of the records or a filter, not both/],
    [{ action: 'edit', filter: {} }, 'values', /^Values cannot be empty/],
    [{ action: 'delete', filter: {}, values: { size: 1 } }, 'values', /^Values is not expected here/],
  ])('with what it needs in the message: %j', async (body, field, message) => {
    user();
    for (const path of ['pump/bulk', 'pump/bulk/plan'])
      expect(await send('POST', path, { body })).toMatchObject({
        status: 400,
        body: { field, message: expect.stringMatching(message) },
      });
  });

  it.each([
    [{ action: 'edit', filter: {}, values: { size: 1 } }, 'pump.edit'],
    [{ action: 'delete', filter: {} }, 'pump.delete'],
  ])('without the permission of the model: %j', async (body, permission) => {
    for (const missing of [permission, 'pump.view']) {
      as(...['pump.view', 'pump.edit', 'pump.delete', 'pump.add'].filter((each) => each !== missing));
      for (const path of ['pump/bulk', 'pump/bulk/plan'])
        expect(await send('POST', path, { body })).toMatchObject({ status: 401, body: { detail: missing } });
    }
  });
});
