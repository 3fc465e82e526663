import type { RestoreCounts } from '@signalbox/api';
import type { PoolClient } from 'pg';
import { areFew } from '../plan/small-share';
import { resultTable } from '../plan/plan-documents';
import { stageTable } from '../stage/stage-module';

interface DocumentsToApply {
  client: PoolClient;
  module: string;
  project: string;
  /**
   * The counts of the plan. `applyDocuments` throws when it writes other numbers of records, so that the transaction
   * rolls back.
   */
  counts: RestoreCounts;
}

/** Writes the planned results to `document`. Records keep the times of the archive. */
export async function applyDocuments({ client, module, project, counts }: DocumentsToApply): Promise<void> {
  // Changed records are deleted and inserted again: two records that exchange a unique name would conflict in an
  // update.
  const going = counts.changed + counts.deleted;
  const gone =
    going === 0
      ? nothing
      : await client.query(deleteSql(module, areFew(going, { of: counts.same })), [project, module]);
  const come =
    counts.added + counts.changed === 0
      ? nothing
      : await client.query(
          `insert into document (project, collection, id, body, created_at, updated_at)
     select $1, $2, staged.id, staged.body, staged.created_at, staged.updated_at
     from ${stageTable(module)} staged join ${resultTable(module)} planned using (id)
     where planned.result in ('added', 'changed')`,
          [project, module],
        );
  const isAsPlanned = gone.rowCount === going && come.rowCount === counts.added + counts.changed;
  if (!isAsPlanned)
    throw new Error(`${module}: ${gone.rowCount} deleted and ${come.rowCount} inserted, unlike the plan`);
}

function deleteSql(module: string, isSparse: boolean): string {
  const isRemoved = `planned.result in ('changed', 'deleted')`;
  const isHere = 'document.project = $1 and document.collection = $2 and document.id = planned.id';
  return isSparse
    ? `delete from document
       using ${resultTable(module)} planned, lateral (select ctid from document where ${isHere} offset 0) place
       where document.ctid = place.ctid and ${isRemoved}`
    : `delete from document using ${resultTable(module)} planned where ${isHere} and ${isRemoved}`;
}

const nothing = { rowCount: 0 };
