import type { Client } from 'pg';
import { logIn, query, send, type Session } from '../session';
import { printTimes, type Timed } from '../times';
import { withDatabase } from '../workbench';
import { makeRecords, modelKey } from './make-records';
import { measureExports } from './measure-exports';

// Prints how long lists of 1,000,000 records take. Exits with 1 if one with a limit takes longer.
const recordCount = 1_000_000;
const maxMilliseconds = 50;

interface Measured extends Omit<Timed<object>, 'send'> {
  path?: string;
}

async function main() {
  await withDatabase(async ({ client, start }) => {
    // The first start makes the tables.
    await (await start()).stop();
    console.log(`Making ${recordCount} records …`);
    await makeRecords(client, recordCount);
    const program = await start();
    const session = await logIn(program.url);
    await measureAll(client, session);
    if (!(await measureExports(program, session, modelKey))) process.exitCode = 1;
  });
}

const newestFirst = { sort: { raisedAt: -1 } };
const worstFirst = { sorts: [{ severity: -1 }, { raisedAt: -1 }] };
const byStatus = { sorts: [{ status: 1 }, { value: -1 }] };

async function measureAll(client: Client, session: Session) {
  // The cursor of one list is that of another in the same order.
  const after = async (order: object, place: object) =>
    (await list(session, { ...order, filter: place, limit: 1 })).headers.get('cursor') ?? undefined;
  const limit = maxMilliseconds;
  const measured: Measured[] = [
    { name: 'first page, oldest first', query: () => ({}), limit },
    { name: 'the same, counted', query: () => ({ withCount: true }), limit },
    { name: 'first page, by date', query: () => newestFirst, limit },
    {
      name: 'any page, by date and keyset',
      query: async () => ({ ...newestFirst, cursor: await after(newestFirst, { raisedAt: { $lt: someDate() } }) }),
      limit,
    },
    {
      name: 'one of four statuses, by date',
      query: () => ({ ...newestFirst, filter: { status: some(statuses) } }),
      limit,
    },
    {
      name: 'one of 2,000 devices, by date',
      query: () => ({ ...newestFirst, filter: { device: `pump-${some(numbers)}` } }),
      limit,
    },
    { name: 'values in a range, by id', query: () => ({ filter: { value: { $gte: 999.9 } } }), limit },
    ...searches,
    { name: 'by severity and date', query: () => worstFirst, limit },
    {
      name: 'any page, by severity, date and keyset',
      query: async () => ({
        ...worstFirst,
        cursor: await after(worstFirst, { severity: some([1, 2, 3, 4, 5]), raisedAt: { $lt: someDate() } }),
      }),
      limit,
    },
    { name: 'by status, ascending, and value, descending', query: () => byStatus, limit },
    { name: 'last page, by severity and date', query: () => ({ ...worstFirst, cursor: 'end' }), limit },
    { name: 'one of four statuses, counted', query: () => ({ filter: { status: some(statuses) }, withCount: true }) },
    {
      name: 'one of 2,000 devices, counted',
      query: () => ({ filter: { device: `pump-${some(numbers)}` }, withCount: true }),
    },
    {
      name: 'exact count of one of four statuses',
      path: '/count',
      requests: 20,
      query: () => ({ filter: { status: some(statuses) } }),
    },
  ];
  await buildIndexes(client, session, measured);
  await printTimes<object>(
    'list',
    measured.map((each) => ({ ...each, send: (value) => list(session, value, each.path) })),
  );
}

/** Sends each list once, and waits until the server has built the indexes that they ask for. */
async function buildIndexes(client: Client, session: Session, measured: Measured[]) {
  const start = performance.now();
  for (const { query: next, path } of measured)
    await (async () => list(session, await next(), path))().catch((error: unknown) => {
      // Without an index, a list may take longer than the server allows.
      if (!tooSlowCodes.some((code) => String(error).includes(`"code":${code}`))) throw error;
    });
  const kept = async () => {
    const { rows } = await client.query<{ all: number; built: number }>(
      `select count(*)::int as all, (count(*) filter (where indisvalid))::int as built
       from record_index left join pg_index on indexrelid = to_regclass(name)`,
    );
    return rows[0] ?? { all: 0, built: 0 };
  };
  let state = await kept();
  while (state.all === 0 || state.built < state.all) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    state = await kept();
  }
  // The server reads which indexes exist when it has built them all.
  await new Promise((resolve) => setTimeout(resolve, 65_000));
  console.log(`${state.built} indexes built in ${((performance.now() - start) / 1000 - 65).toFixed(0)} s`);
}

/** The codes of `listTooSlow` and `indexBeingBuilt`. */
const tooSlowCodes = [100_080_010, 100_080_011];

function list(session: Session, value: object, path = '') {
  return send(session, `core/record/${modelKey}${path}?${query(value)}`);
}

const statuses = ['open', 'acknowledged', 'closed', 'suppressed'];
const minutes = Array.from({ length: 60 }, (_none, number) => number);
const numbers = Array.from({ length: 2000 }, (_none, number) => number);

const searches: Measured[] = [
  {
    name: 'a part of a text that one of 60 has, by date',
    query: () => ({ ...newestFirst, filter: { note: { $regex: `for ${some(minutes)} minutes`, $options: 'i' } } }),
    limit: maxMilliseconds,
  },
  {
    name: 'a part of a text that none has',
    query: () => ({ filter: { note: { $regex: `for ${some(numbers)} hours`, $options: 'i' } } }),
    limit: maxMilliseconds,
  },
];

function some<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

function someDate(): string {
  return new Date(Date.UTC(2026, 0, 1) + Math.random() * 365 * 24 * 60 * 60 * 1000).toISOString();
}

await main();
