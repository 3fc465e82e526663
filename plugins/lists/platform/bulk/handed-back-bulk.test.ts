import type { JsonObject } from '@signalbox/schemas/json';
import { anotherReplica } from '@signalbox/platform-kit/testing/jobs';
import { expect, it, vi } from 'vitest';
import type { BulkResult } from '../../shared/record-bulk';
import { modelFinder } from '../model/find-model';
import { pumps } from '../testing/pumps';
import { defineBulkJob } from './bulk-job';
import type { OrderDeps } from './bulk-order';
import { createBulkRunner } from './run-bulk';

const { records, sizes, user } = pumps();
const { as, send } = records;

const read = async (id: string) => (await send<BulkResult>('GET', `pump/bulk/${id}`)).body;
const edit = { action: 'edit', filter: {}, values: { size: 3 } };

/** Another server, which runs bulk changes. */
function anotherServer() {
  const { kit } = records.platform;
  const deps: OrderDeps = { kit, findModel: modelFinder(kit), indexes: { isIndexed: () => false } };
  return anotherReplica(kit, (jobs) => defineBulkJob({ ...deps, kit: { ...kit, jobs } }, createBulkRunner(deps)));
}

/** Starts a change on a server that stops within its second batch, and so completes this one. */
async function handedBack(body: JsonObject): Promise<string> {
  const first = anotherServer();
  const { kit } = records.platform;
  const holder = await kit.pool.connect();
  const jobs = { ...kit.jobs };
  Object.assign(kit.jobs, { start: first.jobs.start });
  try {
    await holder.query(`begin; select from document where id = 'pump-0150' for update`);
    const id = String((await send('POST', 'pump/bulk', { body })).body['id']);
    await vi.waitFor(async () => expect(await read(id)).toMatchObject({ changed: 100 }), 20_000);
    const stopped = first.jobs.stop();
    await holder.query('rollback');
    await stopped;
    expect(await read(id)).toMatchObject({ status: 'ongoing', changed: 200, count: 250 });
    return id;
  } finally {
    Object.assign(kit.jobs, jobs);
    holder.release();
  }
}

it('goes on after the last complete batch when its server stops, and changes no record twice', async () => {
  user();
  const id = await handedBack(edit);
  // Others cannot start one meanwhile, and their own changes stay.
  expect((await send('POST', 'pump/bulk', { body: edit })).body).toMatchObject({ code: 100_080_003 });
  expect((await send('PATCH', 'pump/pump-0007', { body: { size: 8 } })).status).toBe(200);
  await records.addRecords('pump', [{ id: 'pump-9999', size: 1 }]);
  await anotherServer().jobs.recover();
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'finish' }), 20_000);
  expect(await read(id)).toMatchObject({ changed: 250, unchanged: 0, failed: 0 });
  expect([await sizes(3), await sizes(8), await sizes(1)]).toEqual([249, 1, 1]);
  const { rows } = await records.platform.kit.pool.query('select from job_request');
  expect(rows).toEqual([]);
});

it('goes on within a list of records', async () => {
  user();
  const ids = Array.from({ length: 250 }, (_none, index) => `pump-${String(index).padStart(4, '0')}`);
  const id = await handedBack({ action: 'delete', ids });
  await anotherServer().jobs.recover();
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'finish' }), 20_000);
  expect(await read(id)).toMatchObject({ changed: 250, unchanged: 0 });
});

it('fails if its user may not change records any more', async () => {
  user();
  const id = await handedBack(edit);
  as('pump.view');
  await anotherServer().jobs.recover();
  await vi.waitFor(async () => expect(await read(id)).toMatchObject({ status: 'fail', changed: 200 }), 20_000);
  const { rows } = await records.platform.kit.pool.query('select from record_bulk where ended_at is null');
  expect(rows).toEqual([]);
});
