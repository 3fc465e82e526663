import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { csvOptions, CsvRows } from '../lines/csv-rows';
import { recordError } from '../lines/record-error';
import type { ArchivedRecord, RecordDemands } from '../lines/record-lines';
import { nothingFound, recordRows } from '../lines/record-rows';
import { recordValidator } from '../modules/record-validator';
import { isProject, rowError, rowTables } from '../modules/row-tables';

export interface ModuleToStage {
  /** In a transaction: the table goes when that ends. */
  client: PoolClient;
  module: string;
  /** Name of the archive's entry. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  /** What is brought back was here before: it is taken as it is. */
  isReturn?: boolean;
}

/** Copies the records of an archive's module into `stageTable(module)`; answers how many. Throws `archiveRefused`, naming entry and line. */
export async function stageModule({
  client,
  module,
  entry,
  content,
  signal,
  isReturn,
}: ModuleToStage): Promise<number> {
  const table = stageTable(module);
  // How many rows there are is all that planning asks of it.
  await client.query('set local default_statistics_target = 10');
  await client.query(`
    create temporary table ${table} (
      id text not null, created_at timestamptz, updated_at timestamptz, body jsonb not null, is_whole boolean,
      error jsonb
    ) on commit drop`);
  const found = nothingFound();
  const copy = client.query(copyFrom(`copy ${table} from stdin with (${csvOptions}, force_not_null (id))`));
  try {
    const rows = recordRows({ entry, content, ...demandsOf(module, { isReturn }), form: new CsvRows() }, found);
    await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  } catch (error) {
    throw lineError(entry, error);
  }
  if (!found.isAscending) await rejectTwice(client, { table, entry });
  if (found.whole > 0) await client.query(`update ${table} set body = body -> 'body' where is_whole`);
  // The bodies are long, and nobody plans by them.
  await client.query(`analyze ${table} (id)`);
  return found.count;
}

/**
 * The table of the running transaction with a module's records: `id`, `created_at`, `updated_at`, `body`, and `error`: what
 * is wrong with one that could not be written by hand.
 */
export function stageTable(module: string): string {
  return `backup_stage_${module}`;
}

/** What the records of a module must be. */
export function demandsOf(module: string, { isReturn = false }: { isReturn?: boolean } = {}): RecordDemands {
  const rows = rowTables[module];
  const check = rows ? ({ body }: ArchivedRecord) => rowError(rows, body) : validates[module];
  const needsTimes = rows === undefined && module !== 'setting' && module !== 'settings';
  const validate = isReturn ? undefined : recordValidator(module);
  return {
    needsTimes,
    maxIdLength: rows ? 800 : 200,
    ...(check ? { check } : {}),
    ...(validate ? { validate } : {}),
  };
}

const validates: Readonly<Record<string, RecordDemands['check']>> = {
  setting: ({ id }) => (id === 'setting' ? undefined : { reason: 'record.notSettings', field: '/id' }),
  settings: ({ id }) => (isProject(id) ? undefined : { reason: 'record.noProject', field: '/id' }),
  user: ({ body }) =>
    typeof body.username === 'string' && body.username !== ''
      ? undefined
      : { reason: 'record.noUsername', field: '/body/username' },
};

/** Rows stand in the table in the order of their lines. */
async function rejectTwice(client: PoolClient, { table, entry }: { table: string; entry: string }): Promise<void> {
  const { rows } = await client.query<{ id: string; line: number }>(
    `select id, line::int from (
       select id, row_number() over (order by ctid) as line, row_number() over (partition by id order by ctid) as time
       from ${table}) numbered
     where time > 1 order by line limit 1`,
  );
  if (rows[0]) throw recordError({ entry, ...rows[0], error: { reason: 'record.idTwice', field: '/id' } });
}

/** What only PostgreSQL's own parser refuses. */
function lineError(entry: string, error: unknown): unknown {
  const { code = '', where = '', message = '' } = error as Partial<Record<'code' | 'where' | 'message', string>>;
  const line = /^(?:JSON data, line \d+: .*\n)?COPY \w+, line (\d+)/.exec(where)?.[1];
  if (line === undefined || !/^(22|23|54)/.test(code)) return error;
  return recordError({ entry, line: Number(line), error: { reason: 'record.notStorable' }, messages: message });
}
