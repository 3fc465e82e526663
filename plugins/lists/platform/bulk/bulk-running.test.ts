import type { JsonObject } from '@signalbox/schemas/json';
import { insertCrashedTask } from '@signalbox/platform-kit/testing/jobs';
import { describe, expect, it, vi } from 'vitest';
import type { BulkResult } from '@signalbox/collections-core';
import { type LockedPump, lockPump } from '../testing/lock-pump';
import { pumps } from '../testing/pumps';

const { records, run, sizes, user } = pumps();
const { as, send } = records;

describe('while a batch waits', () => {
  /** Runs `act` while records cannot be changed. */
  async function whileBlocked(act: (pump: LockedPump) => Promise<void>) {
    const pump = await lockPump(records.platform.kit);
    try {
      await act(pump);
    } finally {
      await pump.unlock();
    }
  }
  /** Waits until all notifications that were sent before have arrived. */
  async function untilNotified() {
    const { kit } = records.platform;
    const arrive = vi.fn<() => void>();
    kit.listen('test.last', arrive);
    await kit.notify('test.last', {});
    await vi.waitFor(() => expect(arrive).toHaveBeenCalled());
  }
  const everything = { action: 'edit', filter: {}, values: { size: 3 } };

  it('a user starts no other one, and other users do not see it', async () => {
    const viewer = user();
    await whileBlocked(async (pump) => {
      const id = String((await send('POST', 'pump/bulk', { body: everything })).body['id']);
      await pump.untilAwaited();
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
      await untilNotified();
    });
    await vi.waitFor(async () => {
      const { rows } = await records.platform.kit.pool.query('select from record_bulk where ended_at is null');
      expect(rows).toEqual([]);
    }, 10_000);
    // The batch that had started is complete.
    expect(await sizes(3)).toBe(200);
  });
});

describe('while it runs', () => {
  /** Starts a change of all records, of which the second batch waits until `act` has ended. Returns its result. */
  async function meanwhile(body: JsonObject, act: () => Promise<void>): Promise<BulkResult> {
    const pump = await lockPump(records.platform.kit);
    const read = async (id: string) => (await send<BulkResult>('GET', `pump/bulk/${id}`)).body;
    let id = '';
    try {
      id = String((await send('POST', 'pump/bulk', { body })).body['id']);
      await pump.untilAwaited();
      await act();
    } finally {
      await pump.unlock();
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

/** A change of 250 records whose replica crashed after 100. Returns its id. */
async function crashedChange(): Promise<string> {
  const { userId } = user();
  const { kit } = records.platform;
  const id = 'f'.repeat(24);
  await insertCrashedTask(kit, { id, mark: 'recordBulk' });
  await kit.pool.query(
    `insert into record_bulk (id, project, model, user_id, name, action, total, changed, started_at)
     values ($1, 'default', 'pump', $2, 'Pump', 'edit', 250, 100, now())`,
    [id, userId],
  );
  return id;
}

it('that ends while its result is read has its last numbers', async () => {
  const id = await crashedChange();
  const { jobs, pool } = records.platform.kit;
  const find = jobs.find.bind(jobs);
  vi.spyOn(jobs, 'find').mockImplementationOnce(async (address) => {
    await pool.query('update record_bulk set changed = 250');
    await jobs.recover();
    return find(address);
  });
  expect((await send('GET', `pump/bulk/${id}`)).body).toMatchObject({ status: 'fail', changed: 250 });
});

it('of a crashed replica fails with what was committed, and the next one completes it', async () => {
  const id = await crashedChange();
  const { kit } = records.platform;
  expect((await send('GET', `pump/bulk/${id}`)).body).toMatchObject({ status: 'ongoing' });
  await kit.jobs.recover();
  expect((await send('GET', `pump/bulk/${id}`)).body).toMatchObject({ status: 'fail', changed: 100 });
  expect(await run({ action: 'edit', filter: {}, values: { size: 4 } })).toMatchObject({ changed: 250 });
});

it('replaces a value that is one field of the form, such as a map, and names the place of its error', async () => {
  user();
  const alarms = async () => (await send('GET', 'pump/pump-0000')).body['alarms'];
  await run({ action: 'edit', ids: ['pump-0000'], values: { alarms: { low: 1, high: 9 } } });
  await run({ action: 'edit', ids: ['pump-0000'], values: { alarms: { high: null } } });
  expect(await alarms()).toEqual({ high: null });
  const { failures } = await run({ action: 'edit', ids: ['pump-0000'], values: { alarms: { high: 91 } } });
  expect(failures[0]?.error.message).toBe('Alarms › high must be at most 90');
  expect(await alarms()).toEqual({ high: null });
});
