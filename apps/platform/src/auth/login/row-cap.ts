import { type RawBuilder, sql } from 'kysely';
import type { AuthDatabase } from '../auth-tables';

interface RowCapOptions {
  database: AuthDatabase;
  table: string;
  /** An `order by` list: the first rows are kept. */
  order: RawBuilder<unknown>;
  maxRows: number;
}

/**
 * Bounds a table into which anyone can write rows. Call the result after each insert: it deletes rows above `maxRows` on
 * the first call and on every 500th.
 */
export function createRowCap({ database, table, order, maxRows }: RowCapOptions): () => Promise<void> {
  let calls = 0;
  return async () => {
    if (calls++ % callsBetween !== 0) return;
    const rows = sql.table(table);
    await sql`delete from ${rows} where ctid in (select ctid from ${rows} order by ${order} offset ${maxRows})`.execute(
      database,
    );
  };
}

const callsBetween = 500;
