import { describe, expect, it, vi } from 'vitest';
import type { BulkResult } from '@signalbox/collections-core';
import { pumps } from '../testing/pumps';

const { records, user } = pumps();
const { as, send } = records;
const pin = 'kingfisher';

/** Acts while a change of the model waits for its end, by which the PINs of records are no secrets any more. */
async function whileModelChanges<Result>(act: () => Promise<Result>, end: 'commit' | 'rollback'): Promise<Result> {
  const { pool } = records.platform.kit;
  const session = await pool.connect();
  try {
    await session.query('begin');
    const { rows } = await session.query<{ pid: number }>(
      `update document set body = jsonb_set(body, '{custom,schema,properties,pin,writeOnly}', 'false')
       where collection = 'model' and id = 'pump' returning pg_backend_pid() as pid`,
    );
    const acting = act();
    await vi.waitFor(async () => {
      const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
      expect((await pool.query(blocked, [rows[0]?.pid])).rowCount).toBe(1);
    }, 20_000);
    await session.query(end);
    return await acting;
  } finally {
    session.release();
  }
}
const storedPins = async () =>
  (await records.platform.kit.pool.query(`select from document where body -> 'values' ->> 'pin' = $1`, [pin])).rowCount;

describe('a secret that is saved while its model changes', () => {
  it.each([
    ['POST', 'pump'],
    ['PUT', 'pump/pump-0000'],
    ['PATCH', 'pump/pump-0000'],
  ] as const)('by %s is rejected when the model has changed, and stored when it has not', async (method, path) => {
    as('pump.add', 'pump.edit');
    const save = () => send(method, path, { body: { name: 'North', pin } });
    expect(await whileModelChanges(save, 'commit')).toMatchObject({ status: 400, body: { code: 100_030_003 } });
    expect(await storedPins()).toBe(0);
    expect((await whileModelChanges(save, 'rollback')).status).toBe(200);
    expect(await storedPins()).toBe(1);
  });

  it('by a bulk change ends it', async () => {
    user();
    const ids = ['pump-0000', 'pump-0001'];
    const start = () => send('POST', 'pump/bulk', { body: { action: 'edit', ids, values: { pin } } });
    const { body } = await whileModelChanges(start, 'commit');
    const result = async () => (await send<BulkResult>('GET', `pump/bulk/${String(body['id'])}`)).body;
    await vi.waitFor(async () => expect((await result()).status).not.toBe('ongoing'), 20_000);
    expect(await result()).toMatchObject({ status: 'fail', changed: 0 });
    expect(await storedPins()).toBe(0);
  });
});
