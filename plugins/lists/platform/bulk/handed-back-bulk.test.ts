import type { JsonObject } from '@signalbox/schemas/json';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { anotherReplica } from '@signalbox/platform-kit/testing/jobs';
import type { Jobs } from '@signalbox/jobs';
import { beforeAll, expect, it, vi } from 'vitest';
import type { BulkResult } from '@signalbox/collections-core';
import { modelFinder } from '../model/find-model';
import { lockPump } from '../testing/lock-pump';
import { pumps } from '../testing/pumps';
import { createBulkRunner, defineBulkJob, type OrderDeps } from '@signalbox/collections-platform';

const { records, sizes, user } = pumps();
const { as, send } = records;

// The one under test would take up the jobs of the others before a test has seen them wait.
beforeAll(() => records.platform.kit.jobs.takeUpNone());

const read = async (id: string) => (await send<BulkResult>('GET', `pump/bulk/${id}`)).body;
const edit = { action: 'edit', filter: {}, values: { size: 3 } };

const others: Jobs[] = [];
/** Another server, which runs bulk changes. `resource`: that of its lists. */
function anotherServer(resource = 'core/record') {
  const { kit } = records.platform;
  const find = modelFinder(kit);
  const findModel: OrderDeps['findModel'] = async (...address) => ({ ...(await find(...address)), resource });
  const deps: OrderDeps = { kit, findModel, indexes: { isIndexed: () => false } };
  const server = anotherReplica(kit, (jobs) =>
    defineBulkJob({ ...deps, kit: { ...kit, jobs } }, createBulkRunner(deps)),
  );
  others.push(server.jobs);
  return server;
}

/** Starts a change on another server, of which the second batch waits until `act` has ended. */
async function withinSecondBatch(body: JsonObject, act: (jobs: Jobs) => Promise<void>): Promise<string> {
  // Those of the tests before would take up the job before the test has seen it wait.
  for (const earlier of others.splice(0)) earlier.takeUpNone();
  const first = anotherServer();
  const { kit } = records.platform;
  const jobs = { ...kit.jobs };
  const pump = await lockPump(kit);
  Object.assign(kit.jobs, { start: first.jobs.start });
  try {
    const id = String((await send('POST', 'pump/bulk', { body })).body['id']);
    await pump.untilAwaited();
    await act(first.jobs);
    return id;
  } finally {
    Object.assign(kit.jobs, jobs);
    await pump.unlock();
  }
}

/** Starts a change on a server that stops within its second batch, and so completes this one. */
async function stopped(body: JsonObject): Promise<string> {
  let stop: Promise<void> | undefined;
  const id = await withinSecondBatch(body, async (jobs) => void (stop = jobs.stop()));
  await stop;
  return id;
}

async function handedBack(body: JsonObject): Promise<string> {
  const id = await stopped(body);
  expect(await read(id)).toMatchObject({ status: 'ongoing', changed: 200, count: 250 });
  return id;
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
  // The job ends its change and its task first.
  const requests = async () => (await records.platform.kit.pool.query('select from job_request')).rows;
  await expect.poll(requests).toEqual([]);
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

it.each([
  ['core/record', { status: 'fail', changed: 200 }],
  ['core/user', { status: 'finish', changed: 250 }],
])('goes on with a license without models as that closes %s', async (resource, result) => {
  user();
  const id = await handedBack(edit);
  await installTestLicense(records.platform.kit, { feature: ['notice'] });
  await anotherServer(resource).jobs.recover();
  const { pool } = records.platform.kit;
  const ended = 'select from record_bulk where ended_at is not null';
  await vi.waitFor(async () => expect((await pool.query(ended)).rowCount).toBe(1), 20_000);
  await pool.query('delete from license');
  await vi.waitFor(async () => expect(await read(id)).toMatchObject(result), 20_000);
});

it('leaves a change to another server that goes on with it', async () => {
  user();
  const id = await withinSecondBatch(edit, async () => {
    // The other one has changed the second batch.
    await records.platform.kit.pool.query("update record_bulk set seen = 200, after_id = 'pump-0199'");
  });
  await vi.waitFor(async () => {
    await anotherServer().jobs.recover();
    expect(await read(id)).not.toMatchObject({ status: 'ongoing' });
  }, 20_000);
  expect(await read(id)).toMatchObject({ status: 'finish', changed: 150 });
  expect(await sizes(3)).toBe(150);
});

it('fails if it sets a secret, which is not stored for another server', async () => {
  user();
  const id = await stopped({ ...edit, values: { size: 3, pin: '4711' } });
  expect(await read(id)).toMatchObject({ status: 'fail', changed: 200 });
  const { rows } = await records.platform.kit.pool.query('select from record_bulk where ended_at is null');
  expect(rows).toEqual([]);
});
