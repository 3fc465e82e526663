import { type PlatformKit, readBriefly } from '@signalbox/platform-kit';
import type { DatabaseFigures } from '../../shared/operation';
import { shownStatement } from './shown-statement';

type Statement = NonNullable<DatabaseFigures['statements']>[number];

/** Size, connections, the largest tables, and the slowest statements where the database counts them. */
export async function readDatabase(kit: PlatformKit): Promise<DatabaseFigures> {
  const [figures, statements] = await Promise.all([readTables(kit), readStatements(kit)]);
  return { ...figures, ...(statements && { statements }) };
}

async function readTables(kit: PlatformKit): Promise<Omit<DatabaseFigures, 'statements'>> {
  return readBriefly(kit, async ({ query }) => {
    const [row] = await query<Omit<DatabaseFigures, 'tables'>>(`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as "maxConnections"`);
    if (row === undefined) throw new Error('the database did not describe itself');
    const tables = await query<TableRow>(`
      select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as rows,
        idx_scan::float8 / nullif(idx_scan + seq_scan, 0) as index_use, greatest(last_vacuum, last_autovacuum) as vacuum
      from pg_stat_user_tables order by bytes desc limit 15`);
    return {
      ...row,
      tables: tables.map(({ name, bytes, rows, index_use: indexUse, vacuum }) => ({
        name,
        bytes,
        rows,
        ...(indexUse !== null && { indexUse }),
        ...(vacuum !== null && { lastVacuum: vacuum.toISOString() }),
      })),
    };
  });
}

interface TableRow {
  name: string;
  bytes: number;
  rows: number;
  index_use: number | null;
  vacuum: Date | null;
}

/** Undefined where the extension is not installed, not loaded, or not for this user. */
async function readStatements(kit: PlatformKit): Promise<Statement[] | undefined> {
  return readBriefly(kit, async ({ query }) => {
    const [extension] = await query<{ schema: string }>(
      `select quote_ident(nspname) as schema from pg_extension join pg_namespace n on n.oid = extnamespace
       where extname = 'pg_stat_statements'`,
    );
    if (extension === undefined) return undefined;
    const statements = await query<Statement>(
      `select query as text, calls, mean_exec_time as mean, total_exec_time as total
       from ${extension.schema}.pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database())
       order by mean_exec_time desc limit 10`,
    );
    return statements.map(({ text, ...figures }) => ({ text: shownStatement(text), ...figures }));
  }).catch((error: unknown) => {
    kit.log.info({ err: error }, 'the statistics of statements were not read');
    return undefined;
  });
}
