import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ArchivedRecord, type RecordDemands, refusal } from './record-lines';
import { recordRows, rowFormat, type RowsFound } from './record-rows';
import { isProject, rowFault, rowTables } from './row-tables';

export interface ModuleToStage {
  /** In a transaction: the table goes when that ends. */
  client: PoolClient;
  module: string;
  /** Name of the archive's entry. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

/** Copies the records of an archive's module into `stageTable(module)`. Throws `archiveRefused`, naming entry and line. */
export async function stageModule({ client, module, entry, content, signal }: ModuleToStage): Promise<void> {
  const table = stageTable(module);
  await client.query(`
    create temporary table ${table} (
      id text not null, created_at timestamptz, updated_at timestamptz, body jsonb not null, is_whole boolean
    ) on commit drop`);
  const found: RowsFound = { count: 0, isAscending: true, whole: 0 };
  const copy = client.query(copyFrom(`copy ${table} from stdin with (${rowFormat}, force_not_null (id))`));
  try {
    const rows = recordRows({ entry, content, ...demandsOf(module), marksWhole: true }, found);
    await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  } catch (error) {
    throw lineFault(entry, error);
  }
  if (!found.isAscending) await refuseTwice(client, { table, entry });
  if (found.whole > 0) await client.query(`update ${table} set body = body -> 'body' where is_whole`);
  // The bodies are long, and nobody plans by them.
  await client.query(`analyze ${table} (id)`);
}

/** The table of the running transaction with a module's records: `id`, `created_at`, `updated_at`, `body`. */
export function stageTable(module: string): string {
  return `backup_stage_${module}`;
}

/** What the records of a module must be. */
export function demandsOf(module: string): RecordDemands {
  const rows = rowTables[module];
  const judge = rows ? ({ body }: ArchivedRecord) => rowFault(rows, body) : judges[module];
  const needsTimes = rows === undefined && module !== 'setting' && module !== 'settings';
  return { needsTimes, maxIdLength: rows ? 800 : 200, ...(judge ? { judge } : {}) };
}

const judges: Readonly<Record<string, RecordDemands['judge']>> = {
  setting: ({ id }) => (id === 'setting' ? undefined : '/id: it is not the settings document'),
  settings: ({ id }) => (isProject(id) ? undefined : '/id: it is no project'),
  user: ({ body }) =>
    typeof body.username === 'string' && body.username !== '' ? undefined : '/body/username: it is no name',
};

/** Rows stand in the table in the order of their lines. */
async function refuseTwice(client: PoolClient, { table, entry }: { table: string; entry: string }): Promise<void> {
  const { rows } = await client.query<{ line: number }>(
    `select line::int from (
       select row_number() over (order by ctid) as line, row_number() over (partition by id order by ctid) as time
       from ${table}) numbered
     where time > 1 order by line limit 1`,
  );
  if (rows[0]) throw refusal({ entry, line: rows[0].line, reason: 'its id comes twice' });
}

/** What only PostgreSQL's own parser refuses. */
function lineFault(entry: string, error: unknown): unknown {
  const { code = '', where = '', message = '' } = error as Partial<Record<'code' | 'where' | 'message', string>>;
  const line = /^(?:JSON data, line \d+: .*\n)?COPY \w+, line (\d+)/.exec(where)?.[1];
  if (line === undefined || !/^(22|23|54)/.test(code)) return error;
  return refusal({ entry, line: Number(line), reason: message });
}
