import { Client, type QueryConfig } from 'pg';
import { sql } from 'kysely';
import { advisoryLocks } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { modelFinder } from '../model/find-model';
import {
  createRecordIndexes,
  indexLimits,
  indexName,
  listRecords,
  parseRecordQuery,
  recordColumns,
  type RecordIndexes,
  type RecordModel,
} from '@signalbox/collections-platform';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords } = records;

const columns = {
  name: { type: 'string' },
  level: { type: 'integer' },
  isOpen: { type: 'boolean' },
  "it's \\ odd": { type: 'object', properties: { city: { type: 'string' } } },
  tags: { type: 'array' },
};
const ever = new AbortController().signal;

afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await sql`delete from record_index`.execute(records.platform.kit.database);
  await anIndexer().keep(ever);
});

async function aLargeModel(id = 'pump'): Promise<RecordModel> {
  await addModel(id, columns);
  await addRecords(
    id,
    Array.from({ length: 40 }, (_none, index) => ({
      name: `n${index % 9}`,
      level: index % 4,
      isOpen: index % 3 === 0,
    })),
  );
  return modelFinder(records.platform.kit)('default', id);
}

function anIndexer(limits: Partial<typeof indexLimits> = {}) {
  return createRecordIndexes(records.platform.kit, { ...indexLimits, fewRecords: 30, ...limits });
}

/** Lists as the route does. Returns the plan of the statement, by index if there is one, and the ids. */
async function list(indexes: RecordIndexes, model: RecordModel, query: object, without = 'bitmapscan') {
  const { kit } = records.platform;
  const seen = recordColumns(model, aViewer(), indexes);
  const parsed = parseRecordQuery(JSON.stringify({ limit: 100, ...query }), seen);
  indexes.note(model, parsed, seen);
  let plan = '';
  const queries = {
    ...kit.queries,
    async run<Row extends object>(_owner: unknown, { text, values }: QueryConfig): Promise<Row[]> {
      const client = await kit.pool.connect();
      await client.query(
        // With few records, the primary key and the index of the model serve everything at the same cost.
        `begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_${without} = off; drop index record_model; alter table document drop constraint document_pkey`,
      );
      const explained = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      const { rows } = await client.query<Row>(text, values);
      await client.query('rollback');
      client.release();
      return rows;
    },
  };
  const { records: found, cursor } = await listRecords(
    { ...kit, queries },
    { model, columns: seen, query: parsed },
    { userId: 'a', signal: ever },
  );
  return { plan, ids: found.map(({ id }) => id), cursor };
}

async function indexNames(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_index on indexrelid = pg_class.oid
    where starts_with(relname, 'record_values_') and indisvalid order by name`.execute(records.platform.kit.database);
  return rows.map(({ name }) => name);
}

it.each([
  [{ sort: { name: 1 } }],
  [{ sort: { level: -1 } }],
  [{ sorts: [{ isOpen: -1 }, { level: 1 }, { name: -1 }] }],
  [{ sort: { "it's \\ odd.city": -1 } }],
  [{ filter: { name: 'n3' } }],
  [{ filter: { level: { $gte: 2 }, isOpen: true } }],
  [{ filter: { $and: [{ name: { $in: ['n1', 'n2'] } }] }, sort: { level: 1 } }],
])('builds an index that serves %j, also beyond its first page', async (query) => {
  const model = await aLargeModel();
  const indexes = anIndexer();
  const before = await list(indexes, model, query);
  expect(before.plan).not.toContain('record_values_');
  await indexes.keep(ever);
  const after = await list(indexes, model, query);
  expect(after.plan).toContain('record_values_');
  expect(after.ids).toEqual(before.ids);

  const { cursor } = await list(indexes, model, { ...query, limit: 2 });
  const next = await list(indexes, model, { ...query, limit: 2, cursor });
  expect(next.plan).toContain('record_values_');
  expect(next.ids).toEqual(before.ids.slice(2, 4));
});

const parts = (path: string, part: string) => ({ [path]: { $regex: part, $options: 'i' } });
it.each([
  [{ filter: parts('name', 'N3') }, 1],
  [{ filter: { $or: [parts('name', 'pump'), parts("it's \\ odd.city", 'par')] }, sort: { level: 1 } }, 3],
])('builds an index that serves a search for a part of a text: %j', async (query, count) => {
  const model = await aLargeModel();
  const indexes = anIndexer();
  const before = await list(indexes, model, query, 'indexscan');
  expect(before.plan).not.toContain('record_values_');
  await indexes.keep(ever);
  const after = await list(indexes, model, query, 'indexscan');
  expect(after.plan).toContain('Bitmap Index Scan on record_values_');
  expect(after.ids).toEqual(before.ids);
  expect(await indexNames()).toHaveLength(count);
});

it.each([
  [{ $or: [parts('name', 'pump'), { level: 3 }] }],
  [parts('level', '3')],
  [{ name: { $not: { $regex: 'pump' } } }],
])('builds no index for a search that would read all records: %j', async (filter) => {
  const indexes = anIndexer();
  await list(indexes, await aLargeModel(), { filter });
  await indexes.keep(ever);
  expect(await indexNames()).toEqual([]);
});

it('searches without an index where the database has no trigrams, and builds the others', async () => {
  const { query } = Client.prototype;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...sent: unknown[]) {
    if (sent[0] === 'create extension if not exists pg_trgm') return Promise.reject(new Error('permission denied'));
    return Reflect.apply(query, this, sent) as never;
  });
  const model = await aLargeModel();
  const indexes = anIndexer();
  await list(indexes, model, { filter: parts('name', 'n3'), sort: { level: 1 } });
  await indexes.keep(ever);
  expect(await indexNames()).toHaveLength(1);
  expect((await list(indexes, model, { filter: parts('name', 'n3') })).ids).toHaveLength(5);
});

it('builds one index for an order and its reverse, and none for ids, lists, or records that are few', async () => {
  const model = await aLargeModel();
  await addModel('few', columns);
  const few = await modelFinder(records.platform.kit)('default', 'few');
  const indexes = anIndexer();
  await list(indexes, model, { sorts: [{ name: 1 }, { level: -1 }] });
  await list(indexes, model, { sorts: [{ name: -1 }, { level: 1 }] });
  for (const query of [{ sort: { id: -1 } }, { sort: { tags: 1 } }, { filter: { tags: 'x', id: 'y' } }, {}])
    await list(indexes, model, query);
  await list(indexes, few, { sort: { name: 1 } });
  await indexes.keep(ever);
  expect(await indexNames()).toHaveLength(1);
});

it.each<[object, string[]]>([
  [{ filter: { name: 'n3' }, sort: { level: -1 } }, ['name', 'level']],
  [{ filter: { name: { $in: ['n3'] } }, sorts: [{ level: 1 }, { isOpen: 1 }] }, ['name', 'level', 'isOpen']],
  [{ filter: { $and: [{ isOpen: true }, { level: { $gt: 0 } }] }, sort: { level: 1 } }, ['isOpen', 'level']],
])('builds an index that serves %j without a sort', async (query, keys) => {
  const model = await aLargeModel();
  const indexes = anIndexer();
  await list(indexes, model, query);
  await indexes.keep(ever);
  const { plan, ids } = await list(indexes, model, query);
  const types = { name: 'text', level: 'number', isOpen: 'boolean' } as const;
  const spec = keys.map((key) => ({ path: [key], type: types[key as 'name'], direction: 'asc' as const }));
  expect(plan).toContain(indexName({ project: 'default', model: 'pump', spec }));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(40);
});

it('builds a few indexes of orders among records with one value, so that others have room', async () => {
  const model = await aLargeModel();
  const indexes = anIndexer({ withinPerModel: 1 as 6 });
  for (const name of ['name', 'level'])
    await list(indexes, model, { filter: { [name]: name === 'name' ? 'n1' : 1 }, sort: { isOpen: 1 } });
  await indexes.keep(ever);
  // One of each column, and one of both pairs.
  expect(await indexNames()).toHaveLength(4);
});

it('keeps to its number, and replaces the index that was not used for the longest time', async () => {
  const model = await aLargeModel();
  const indexes = anIndexer({ perModel: 2 as 16 });
  for (const key of ['name', 'level', 'isOpen']) await list(indexes, model, { sort: { [key]: 1 } });
  await indexes.keep(ever);
  const [one, two, ...others] = await indexNames();
  expect(others).toEqual([]);
  expect(indexes.isIndexed(model, ['name']) && indexes.isIndexed(model, ['level'])).toBe(true);

  records.platform.clock.advance({ seconds: 25 * 60 * 60 });
  await list(indexes, model, { sort: { level: 1 } });
  await indexes.keep(ever);
  await list(indexes, model, { sort: { isOpen: 1 } });
  await indexes.keep(ever);
  expect(['name', 'level', 'isOpen'].map((key) => indexes.isIndexed(model, [key]))).toEqual([false, true, true]);
  expect((await indexNames()).filter((name) => name === one || name === two)).toHaveLength(1);

  records.platform.clock.advance({ seconds: 31 * 24 * 60 * 60 });
  await indexes.keep(ever);
  expect(await indexNames()).toEqual([]);
  const { rows } = await sql`select from pg_statistic_ext where starts_with(stxname, 'record_values_')`.execute(
    records.platform.kit.database,
  );
  expect(rows).toEqual([]);
});

it('leaves the work to another server that has started, and builds what that one did not', async () => {
  const model = await aLargeModel();
  const indexes = anIndexer();
  await list(indexes, model, { sort: { name: 1 } });
  const other = await records.platform.kit.pool.connect();
  try {
    await other.query('select pg_advisory_lock($1)', [advisoryLocks.recordIndexes]);
    await indexes.keep(ever);
    expect(indexes.isIndexed(model, ['name'])).toBe(false);
  } finally {
    other.release(true);
  }
  await expect
    .poll(async () => {
      await indexes.keep(ever);
      return indexes.isIndexed(model, ['name']);
    })
    .toBe(true);
  expect(await indexNames()).toHaveLength(1);
});

it('stops at once when the server does', async () => {
  const model = await aLargeModel();
  const indexes = anIndexer();
  await list(indexes, model, { sorts: [{ level: 1 }, { isOpen: 1 }] });
  await expect(indexes.keep(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
