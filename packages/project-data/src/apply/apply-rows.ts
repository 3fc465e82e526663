import type { RestoreCounts } from '@signalbox/api';
import type { PoolClient } from 'pg';
import { resultTable } from '../plan/plan-documents';
import { rowsTable } from '../plan/plan-rows';
import type { RowTable } from '../modules/row-tables';

interface RowsToApply {
  client: PoolClient;
  module: string;
  rows: RowTable;
  /** The counts of the plan. `applyRows` throws when it writes other numbers of rows. */
  counts: RestoreCounts;
}

/** Like `applyDocuments`, for the rows of a table. */
export async function applyRows({ client, module, rows, counts }: RowsToApply): Promise<void> {
  const { name, columns, key } = rows;
  // Changed rows are deleted and inserted again, as two of them may exchange a unique name.
  const gone = await client.query(
    `delete from ${name} existing using ${resultTable(module)} planned
     where ${key.map((column) => `existing.${column} = planned.${column}`).join(' and ')}
       and planned.result in ('changed', 'deleted')`,
  );
  const come = await client.query(
    `insert into ${name} (${columns.join()})
     select ${columns.map((column) => `staged.${column}`).join()}
     from ${rowsTable(module)} staged join ${resultTable(module)} planned using (${key.join()})
     where planned.result in ('added', 'changed')`,
  );
  const isAsPlanned =
    gone.rowCount === counts.changed + counts.deleted && come.rowCount === counts.added + counts.changed;
  if (!isAsPlanned)
    throw new Error(`${module}: ${gone.rowCount} deleted and ${come.rowCount} inserted, unlike the plan`);
}
