import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRecord, insertAdministrator, insertDocuments } from '@signalbox/project-data/testing';
import { putArchive, restore, restorePlatform } from '../testing/restore-bench';
import { type BodyIndex, createBodyIndex, lockModules } from '@signalbox/project-data';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await restorePlatform();
  await insertAdministrator(platform.kit);
});
afterEach(() => platform.close());

const ask = async <Row extends object>(sql: string) => (await platform.kit.pool.query<Row>(sql)).rows;
const isThere = async () =>
  (await ask(`select from pg_index where indexrelid = to_regclass('document_body') and indisvalid`)).length === 1;
const holders = `select pid from pg_locks where locktype = 'advisory' and objid = 7425004
  and database = (select oid from pg_database where datname = current_database())`;

/** The platform's own task may be building it at that moment. */
const keptBy = (index: BodyIndex) =>
  vi.waitFor(
    async () => {
      await index.keep();
      expect(await isThere()).toBe(true);
    },
    { timeout: 60_000 },
  );

/** Repeats it: on a busy machine it may take longer than it may, and the platform's own task may have the lock. */
const droppedBy = (index: BodyIndex) => vi.waitFor(async () => expect(await index.drop()).toBe(true));

it('is dropped and rebuilt, and searches work meanwhile', async () => {
  await insertDocuments(platform.kit, 'dashboard', { d1: { n: 1 }, d2: { n: 2 } });
  const index = createBodyIndex(platform.kit.pool);
  await droppedBy(index);
  expect(await isThere()).toBe(false);
  expect(await ask(`select id from document where body @> '{"n": 2}'`)).toEqual([{ id: 'd2' }]);
  await index.restore();
  expect(await isThere()).toBe(true);
  await vi.waitFor(async () => expect(await ask(holders)).toEqual([]));
});

it('is not rebuilt by others while it is dropped, until the process that dropped it has ended', async () => {
  const [gone, other] = [createBodyIndex(platform.kit.pool), createBodyIndex(platform.kit.pool)];
  await droppedBy(gone);
  expect(await other.drop()).toBe(false);
  await other.keep();
  expect(await isThere()).toBe(false);
  await ask(`select pg_terminate_backend(pid) from (${holders}) holders`);
  await keptBy(other);
  await expect(gone.restore()).rejects.toThrow('onnection');
});

it('is rebuilt after an interrupted build', async () => {
  const [index] = await ask<{ definition: string }>(`select pg_get_indexdef('document_body'::regclass) as definition`);
  const definition = index!.definition.replace('CREATE INDEX', 'create index concurrently');
  await ask('drop index document_body');
  const [user, builder] = [await platform.kit.pool.connect(), await platform.kit.pool.connect()];
  await user.query('begin');
  await user.query('lock table document in row exclusive mode');
  const { rows } = await builder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const building = builder.query(definition).catch((error: unknown) => error);
  const halfBuilt = () => ask(`select from pg_index where indexrelid = to_regclass('document_body')`);
  await vi.waitFor(async () => expect(await halfBuilt()).toHaveLength(1));
  await ask(`select pg_cancel_backend(${rows[0]!.pid})`);
  expect(String(await building)).toMatch(/canceling statement/);
  await user.query('rollback');
  user.release();
  builder.release(true);
  expect(await halfBuilt()).toHaveLength(1);
  expect(await isThere()).toBe(false);
  await keptBy(createBodyIndex(platform.kit.pool));
});

it('stays when a transaction uses documents for longer than a restore waits', async () => {
  const client = await platform.kit.pool.connect();
  await client.query('begin');
  await client.query('lock table document in row exclusive mode');
  const index = createBodyIndex(platform.kit.pool);
  expect(await index.drop()).toBe(false);
  await client.query('rollback');
  client.release();
  await keptBy(index);
  await vi.waitFor(async () => expect(await ask(holders)).toEqual([]));
});

it('is not built while the program ends, but at its next start', async () => {
  const index = createBodyIndex(platform.kit.pool);
  await droppedBy(index);
  const built = index.restore();
  await index.stop();
  await built.catch(() => undefined);
  await vi.waitFor(async () => expect(await ask(holders)).toEqual([]));
  await keptBy(createBodyIndex(platform.kit.pool));
});

/** A build that waits for a transaction of this platform. */
async function aWaitingBuild({ kit: { pool } }: TestPlatform) {
  const index = createBodyIndex(pool);
  await droppedBy(index);
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into document (project, collection, id, body) values ('default', 'dashboard', 'd1', '{}')`,
  );
  const end = index.restore().then(() => 'built', String);
  await vi.waitFor(async () => expect((await pool.query(builds)).rows).toHaveLength(1));
  const commit = () => client.query('commit').finally(() => client.release());
  return { index, client, end, commit };
}
const builds = `select from pg_stat_progress_create_index
  where datname = current_database() and relid = 'document'::regclass`;

it('is not built while a transaction wants to lock the table that it waits for', async () => {
  const { index, client, end, commit } = await aWaitingBuild(platform);
  await lockModules(client, 'default');
  expect(await end).toContain('canceling statement');
  await commit();
  await keptBy(index);
});

it('is built while a transaction of another database wants to lock a table of the same oid', async () => {
  const another = await restorePlatform();
  try {
    const { end, commit } = await aWaitingBuild(another);
    const client = await platform.kit.pool.connect();
    await client.query('begin');
    await lockModules(client, 'default');
    await client.query('rollback');
    client.release();
    await commit();
    expect(await end).toBe('built');
  } finally {
    await another.close();
  }
});

it.each([false, true])('a restore of more records than exist drops it, also when it fails: %s', async (fails) => {
  const records = Array.from({ length: 20_001 }, (_, n) => aRecord(`d${String(n).padStart(5, '0')}`, { n }));
  await putArchive(platform, 'b1', { modules: { dashboard: records } });
  const seen: boolean[] = [];
  const atStep = async (step: string) => {
    if (step !== 'dataStaged') return;
    seen.push(await isThere());
    if (fails) throw new Error('interrupted');
  };
  const index = createBodyIndex(platform.kit.pool);
  const drop = () => droppedBy(index).then(() => true);
  const deps = { atStep, bodyIndex: { ...index, drop } };
  const run = restore(platform, { choice: { rules: { dashboard: 0 } }, deps });
  const end = await run.then(() => 'done', String);
  expect(end).toBe(fails ? 'Error: interrupted' : 'done');
  expect(seen).toEqual([false]);
  await vi.waitFor(async () => expect(await isThere()).toBe(true), { timeout: 60_000 });
});
