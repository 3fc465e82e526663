import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { Client } from 'pg';
import { startProgram } from '../backup/measure/program';
import { logIn, query, type Session } from '../backup/measure/session';
import { makeRecords, modelKey } from './make-records';
import { measureExports } from './measure-exports';

// Prints how long lists of 1,000,000 records take. Exits with 1 if one with a limit takes longer.
const recordCount = 1_000_000;
const requests = 300;
const maxMilliseconds = 50;

interface Measured {
  name: string;
  /** Another query for each request. */
  query: () => object | Promise<object>;
  path?: string;
  /** In ms, at the 99th percentile. Undefined: only printed. */
  limit?: number;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-lists-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const postgres = await startPostgres({ dataDir: folder });
  const client = new Client({ connectionString: postgres.url });
  try {
    const variables = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    // The first start makes the tables.
    await (await startProgram(variables)).stop();
    await client.connect();
    console.log(`Making ${recordCount} records …`);
    await makeRecords(client, recordCount);
    const program = await startProgram(variables);
    try {
      const session = await logIn(program.url);
      await measureAll(client, session);
      if (!(await measureExports(program, session, modelKey))) process.exitCode = 1;
    } finally {
      await program.stop();
    }
  } finally {
    await client.end();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
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
      query: () => ({ filter: { status: some(statuses) } }),
    },
  ];
  await buildIndexes(client, session, measured);
  console.log(`\n| list | 50 %, ms | 99 %, ms | at most | |\n|---|--:|--:|--:|---|`);
  for (const each of measured) {
    const times = await timesOf(session, each);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    const isMet = each.limit === undefined || at(0.99) <= each.limit;
    if (!isMet) process.exitCode = 1;
    const result = each.limit === undefined ? ' | ' : `${each.limit} | ${isMet ? 'met' : 'missed'}`;
    console.log(`| ${each.name} | ${at(0.5).toFixed(1)} | ${at(0.99).toFixed(1)} | ${result} |`);
  }
  console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
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

/** Durations of requests, one after another, in ms and sorted. The first ten do not count. */
async function timesOf(session: Session, { query: next, path }: Measured): Promise<number[]> {
  const times: number[] = [];
  for (let number = -10; number < (path === undefined ? requests : 20); number++) {
    const value = await next();
    const start = performance.now();
    await list(session, value, path);
    if (number >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

async function list({ url, token }: Session, value: object, path = ''): Promise<Response> {
  const answer = await fetch(`${url}/rest/core/record/${modelKey}${path}?${query(value)}`, {
    headers: { authorization: token },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The list ${JSON.stringify(value)} failed: ${answer.status} ${text}`);
  return answer;
}

const statuses = ['open', 'acknowledged', 'closed', 'suppressed'];
const numbers = Array.from({ length: 2000 }, (_none, number) => number);

function some<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

function someDate(): string {
  return new Date(Date.UTC(2026, 0, 1) + Math.random() * 365 * 24 * 60 * 60 * 1000).toISOString();
}

await main();
