import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pointerOf } from '@signalbox/engine/core';
import { isProjectName } from '@signalbox/platform-kit';
import { inexactPath } from '@signalbox/schemas/exact-numbers';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { csvOptions, CsvRows } from '../lines/csv-rows';
import { type RecordError, recordError } from '../lines/record-error';
import type { ArchivedRecord, RecordDemands } from '../lines/record-lines';
import { nothingFound, recordRows } from '../lines/record-rows';
import { recordValidator } from '../modules/record-validator';
import { rowError, rowTables } from '../modules/row-tables';

interface ModuleToStage {
  /** Must be in a transaction, at whose end the table is dropped. */
  client: PoolClient;
  module: string;
  /** Name of the archive's entry. */
  entry: string;
  content: AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
  /** Records that this platform had before are restored without validation. */
  isReturn?: boolean;
}

/**
 * Copies the records of an archive's module into `stageTable(module)` and returns their number. Throws `archiveInvalid`
 * with entry and line.
 */
export async function stageModule({
  client,
  module,
  entry,
  content,
  signal,
  isReturn,
}: ModuleToStage): Promise<number> {
  const table = stageTable(module);
  // The planner only needs the number of rows.
  await client.query('set local default_statistics_target = 10');
  await client.query(`
    create temporary table ${table} (
      id text not null, created_at timestamptz, updated_at timestamptz, body jsonb not null, is_whole boolean,
      error jsonb
    ) on commit drop`);
  const found = nothingFound();
  const copy = client.query(copyFrom(`copy ${table} from stdin with (${csvOptions}, force_not_null (id))`));
  try {
    const rows = recordRows({ entry, content, ...requirementsOf(module, { isReturn }), form: new CsvRows() }, found);
    await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  } catch (error) {
    throw lineError(entry, error);
  }
  if (!found.isAscending) await rejectTwice(client, { table, entry });
  if (found.entireRecords > 0) await client.query(`update ${table} set body = body -> 'body' where is_whole`);
  // Skips the long bodies, which no plan uses.
  await client.query(`analyze ${table} (id)`);
  return found.count;
}

/**
 * Name of the temporary table with a module's records: `id`, `created_at`, `updated_at`, `body` and `error`, the error
 * of a record that no user could save.
 */
export function stageTable(module: string): string {
  return `stage_${module}`;
}

export function requirementsOf(module: string, { isReturn = false }: { isReturn?: boolean } = {}): RecordDemands {
  const rows = rowTables[module];
  const check = rows ? ({ body }: ArchivedRecord) => rowError(rows, body) : checks[module];
  const needsTimes = rows === undefined && module !== 'setting' && module !== 'settings';
  const validate = recordValidator(module);
  return {
    needsTimes,
    maxIdLength: rows ? 800 : 200,
    ...(check && !isReturn ? { check } : {}),
    ...(validate && !isReturn ? { validate } : {}),
  };
}

const checks: Readonly<Record<string, RecordDemands['check']>> = {
  setting: ({ id }, line) => (id === 'setting' ? numberError(line) : { reason: 'record.notSettings', field: '/id' }),
  settings: ({ id }, line) => (isProjectName(id) ? numberError(line) : { reason: 'record.noProject', field: '/id' }),
  user: ({ body }) =>
    typeof body.username === 'string' && body.username !== ''
      ? undefined
      : { reason: 'record.noUsername', field: '/body/username' },
};

/** Settings are read for the plan, which would round the number. All other records are copied as they are stored. */
function numberError(line: string): RecordError | undefined {
  const path = inexactPath(line);
  return path && { reason: 'record.number', field: pointerOf(path) };
}

/** Throws for an id that is used twice. `ctid` has the order of the lines. */
async function rejectTwice(client: PoolClient, { table, entry }: { table: string; entry: string }): Promise<void> {
  const { rows } = await client.query<{ id: string; line: number }>(
    `select id, line::int from (
       select id, row_number() over (order by ctid) as line, row_number() over (partition by id order by ctid) as time
       from ${table}) numbered
     where time > 1 order by line limit 1`,
  );
  if (rows[0]) throw recordError({ entry, ...rows[0], error: { reason: 'record.idTwice', field: '/id' } });
}

/** Converts an error of PostgreSQL's own parser. */
function lineError(entry: string, error: unknown): unknown {
  const { code = '', where = '', message = '' } = error as Partial<Record<'code' | 'where' | 'message', string>>;
  const line = /^(?:JSON data, line \d+: .*\n)?COPY \w+, line (\d+)/.exec(where)?.[1];
  if (line === undefined || !/^(22|23|54)/.test(code)) return error;
  return recordError({ entry, line: Number(line), error: { reason: 'record.notStorable' }, messages: message });
}
