import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isProject, rowFault, rowTables } from './row-tables';
import { checkedLines, refusal, type ArchivedRecord } from './record-lines';

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
      record jsonb not null,
      id text generated always as (record ->> 'id') stored primary key
    ) on commit drop`);
  // CSV with a quote and a delimiter that no JSON text can hold: each line is one value, as it is.
  const copy = client.query(
    copyFrom(`copy ${table} (record) from stdin with (format csv, quote E'\\x01', delimiter E'\\x02')`),
  );
  try {
    const lines = checkedLines({
      entry,
      content,
      judge: judgeOf(module),
      maxIdLength: rowTables[module] ? 800 : undefined,
    });
    await pipeline(Readable.from(lines, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  } catch (error) {
    throw lineFault(entry, error);
  }
  await client.query(`analyze ${table}`);
}

/** The table of the running transaction with a module's records: `record`, and its `id`. */
export function stageTable(module: string): string {
  return `backup_stage_${module}`;
}

function judgeOf(module: string): ((record: ArchivedRecord) => string | undefined) | undefined {
  const rows = rowTables[module];
  if (rows) return ({ body }) => rowFault(rows, body);
  switch (module) {
    case 'setting':
      return ({ id }) => (id === 'setting' ? undefined : '/id: it is not the settings document');
    case 'settings':
      return ({ id }) => (isProject(id) ? undefined : '/id: it is no project');
    case 'user':
      return ({ body, ...record }) => {
        if (typeof body.username !== 'string' || body.username === '') return '/body/username: it is no name';
        return faultOfTimes(record);
      };
    default:
      return faultOfTimes;
  }
}

function faultOfTimes({ createdAt, updatedAt }: Omit<ArchivedRecord, 'body'>): string | undefined {
  return createdAt === undefined || updatedAt === undefined ? 'it has no times' : undefined;
}

/** What PostgreSQL finds and we do not: an id that comes twice, and what only its own parser refuses. */
function lineFault(entry: string, error: unknown): unknown {
  const { code = '', where = '', message = '' } = error as Partial<Record<'code' | 'where' | 'message', string>>;
  const line = /^COPY \w+, line (\d+)/.exec(where)?.[1];
  if (line === undefined || !/^(22|23|54)/.test(code)) return error;
  return refusal({ entry, line: Number(line), reason: code === '23505' ? 'its id comes twice' : message });
}
