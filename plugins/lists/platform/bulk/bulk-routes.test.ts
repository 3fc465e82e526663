import type { JsonObject } from '@signalbox/schemas/json';
import { insertCrashedTask } from '@signalbox/platform-kit/testing/jobs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BulkResult } from '../../shared/record-bulk';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const properties = {
  name: { type: 'string', title: 'Name' },
  size: { type: 'number', title: 'Size' },
  limit: { type: 'number', title: 'Limit' },
  cost: { type: 'number', permission: { view: 'pump.cost' } },
  state: { type: 'string', title: 'State', permission: { edit: 'pump.state' } },
  tank: { type: 'string', title: 'Tank', reference: 'tank' },
};
const schema = {
  type: 'object',
  properties,
  if: { properties: { limit: { const: 1 } }, required: ['limit'] },
  then: { properties: { size: { maximum: 5 } } },
};
beforeEach(async () => {
  await records.platform.kit.pool.query('delete from record_bulk');
  await addModel('pump', {}, { custom: { schema } });
  await addRecords(
    'pump',
    Array.from({ length: 250 }, (_none, index) => ({
      name: `P-${index}`,
      size: index % 2,
      cost: 7,
      ...(index % 50 === 1 ? { limit: 1 } : {}),
    })),
  );
});
const sizes = async (size: number) => (await send('GET', 'pump/count', { query: { filter: { size } } })).body['count'];
const user = () => as('pump.view', 'pump.edit', 'pump.delete');

async function run(body: JsonObject): Promise<BulkResult> {
  const started = await send('POST', 'pump/bulk', { body });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const result = async () =>
    (await send('GET', `pump/bulk/${String(started.body['id'])}`)).body as unknown as BulkResult;
  await vi.waitFor(async () => expect((await result()).status).not.toBe('ongoing'), 20_000);
  return result();
}

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

describe('is rejected', () => {
  it.each([
    ['with a filter on a hidden column', { action: 'delete', filter: { cost: 7 } }, 'filter.cost'],
    ['with a value for a hidden column', { action: 'edit', filter: {}, values: { cost: 1 } }, 'cost'],
    ['with a value for a fixed column', { action: 'edit', filter: {}, values: { state: 'x' } }, 'state'],
    ['with a value for no column', { action: 'edit', filter: {}, values: { power: 1 } }, 'power'],
    ['with an unknown field', { action: 'delete', filter: {}, limit: 1 }, 'limit'],
    ['with a reference to no record', { action: 'edit', filter: {}, values: { tank: 'none' } }, 'tank'],
    ['without records', { action: 'delete' }, 'filter'],
    ['with two selections', { action: 'delete', ids: ['a'], filter: {} }, 'ids'],
    ['without values', { action: 'edit', filter: {} }, 'values'],
    ['with values to delete', { action: 'delete', filter: {}, values: { size: 1 } }, 'values'],
  ])('%s', async (_name, body, field) => {
    user();
    for (const path of ['pump/bulk', 'pump/bulk/plan'])
      expect(await send('POST', path, { body })).toMatchObject({ status: 400, body: { field } });
    expect((await send('GET', 'pump/count')).body).toEqual({ count: 250 });
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

describe('while a batch waits', () => {
  /** Runs `act` while records cannot be changed. */
  async function whileBlocked(act: () => Promise<void>) {
    const holder = await records.platform.kit.pool.connect();
    try {
      await holder.query(`begin; select from document where id = 'pump-0150' for update`);
      await act();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }
  const everything = { action: 'edit', filter: {}, values: { size: 3 } };

  it('a user starts no other one, and other users do not see it', async () => {
    const viewer = user();
    await whileBlocked(async () => {
      const id = String((await send('POST', 'pump/bulk', { body: everything })).body['id']);
      expect((await send('POST', 'pump/bulk', { body: everything })).body).toMatchObject({
        code: 100_080_003,
        message: expect.stringContaining('Model pump'),
      });
      const task = () => records.platform.app.inject({ url: `/rest/core/taskmanager/${id}` });
      expect((await task()).json()).toMatchObject({ mark: 'recordBulk', status: 'ongoing', creator: viewer.username });
      records.platform.viewer = { ...viewer, userId: 'another' };
      expect((await task()).statusCode).toBe(401);
      expect((await records.platform.app.inject({ url: '/rest/core/taskmanager' })).json()).toEqual([]);
      expect((await send('GET', `pump/bulk/${id}`)).status).toBe(400);
      const stop = () =>
        records.platform.app.inject({
          method: 'PATCH',
          url: `/rest/core/taskmanager/${id}`,
          payload: { status: 'pause' },
        });
      expect((await stop()).statusCode).toBe(401);
      records.platform.viewer = viewer;
      expect((await records.platform.app.inject({ url: '/rest/core/taskmanager' })).json()).toMatchObject([{ id }]);
      expect((await stop()).statusCode).toBe(200);
      await vi.waitFor(async () => {
        const { rows } = await records.platform.kit.pool.query<{ changed: number }>('select changed from record_bulk');
        expect(rows).toEqual([{ changed: 100 }]);
      }, 10_000);
    });
    await vi.waitFor(async () => {
      const { rows } = await records.platform.kit.pool.query('select from record_bulk where ended_at is null');
      expect(rows).toEqual([]);
    }, 10_000);
    // The batch that had started is complete.
    expect([100, 200]).toContain(await sizes(3));
  });
});

describe('while it runs', () => {
  /** Starts a change of all records, of which the second batch waits until `act` has ended. Returns its result. */
  async function meanwhile(body: JsonObject, act: () => Promise<void>): Promise<BulkResult> {
    const holder = await records.platform.kit.pool.connect();
    const changed = async () =>
      (await records.platform.kit.pool.query<{ changed: number }>('select changed from record_bulk')).rows[0]?.changed;
    const read = async (id: string) => (await send('GET', `pump/bulk/${id}`)).body as unknown as BulkResult;
    let id = '';
    try {
      await holder.query(`begin; select from document where id = 'pump-0150' for update`);
      id = String((await send('POST', 'pump/bulk', { body })).body['id']);
      await vi.waitFor(async () => expect(await changed()).toBe(100), 10_000);
      await act();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await vi.waitFor(async () => expect((await read(id)).status).not.toBe('ongoing'), 20_000);
    return read(id);
  }
  const edit = { action: 'edit', filter: {}, values: { size: 3 } };

  it('ends when its user loses the permission', async () => {
    user();
    const result = await meanwhile(edit, async () => void as('pump.view', 'pump.delete'));
    expect(result.status).toBe('fail');
    expect(result.changed).toBeLessThan(250);
    as('pump.view');
    expect(await sizes(3)).toBe(result.changed);
  });

  it('ends when its user may no longer see a column of its filter', async () => {
    as('pump.view', 'pump.delete', 'pump.cost');
    const result = await meanwhile({ action: 'delete', filter: { cost: 7 } }, async () => void user());
    expect(result).toMatchObject({ status: 'fail' });
    expect((await send('GET', 'pump/count')).body).toEqual({ count: 250 - result.changed });
    expect(result.changed).toBeLessThan(250);
  });
});

it('of a crashed replica fails with what was committed, and the next one completes it', async () => {
  const { userId } = user();
  const { kit } = records.platform;
  const id = 'f'.repeat(24);
  await insertCrashedTask(kit, { id, mark: 'recordBulk' });
  await kit.pool.query(
    `insert into record_bulk (id, project, model, user_id, name, action, total, changed, started_at)
     values ($1, 'default', 'pump', $2, 'Pump', 'edit', 250, 100, now())`,
    [id, userId],
  );
  expect((await send('GET', `pump/bulk/${id}`)).body).toMatchObject({ status: 'ongoing' });
  await kit.jobs.recover();
  expect((await send('GET', `pump/bulk/${id}`)).body).toMatchObject({ status: 'fail', changed: 100 });
  expect(await run({ action: 'edit', filter: {}, values: { size: 4 } })).toMatchObject({ changed: 250 });
});
