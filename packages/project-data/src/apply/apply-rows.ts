import type { PoolClient } from 'pg';
import { resultTable } from '../plan/plan-documents';
import { rowsTable } from '../plan/plan-rows';
import type { RestoreCounts } from '../modules/restore-rule';
import type { RowTable } from '../modules/row-tables';

export interface RowsToApply {
  client: PoolClient;
  module: string;
  rows: RowTable;
  /** What was judged: anything else that happens is a fault of ours, and nothing of it may stay. */
  counts: RestoreCounts;
}

/** As `applyDocuments`, for the rows of a table. */
export async function applyRows({ client, module, rows, counts }: RowsToApply): Promise<void> {
  const { name, columns, key } = rows;
  // Changed ones go first and come back, as two may have exchanged a name that must be unique.
  const gone = await client.query(
    `delete from ${name} held using ${resultTable(module)} judged
     where ${key.map((column) => `held.${column} = judged.${column}`).join(' and ')}
       and judged.verdict in ('changed', 'deleted')`,
  );
  const come = await client.query(
    `insert into ${name} (${columns.join()})
     select ${columns.map((column) => `staged.${column}`).join()}
     from ${rowsTable(module)} staged join ${resultTable(module)} judged using (${key.join()})
     where judged.verdict in ('added', 'changed')`,
  );
  const isAsPlanned =
    gone.rowCount === counts.changed + counts.deleted && come.rowCount === counts.added + counts.changed;
  if (!isAsPlanned)
    throw new Error(`${module}: ${gone.rowCount} went and ${come.rowCount} came, unlike what was judged`);
}
