import type { PoolClient } from 'pg';
import { areFew } from '../plan/small-share';
import { resultTable } from '../plan/plan-documents';
import { stageTable } from '../stage/stage-module';
import type { RestoreCounts } from '../modules/restore-rule';

export interface DocumentsToApply {
  client: PoolClient;
  module: string;
  project: string;
  /** What was judged: anything else that happens is a fault of ours, and nothing of it may stay. */
  counts: RestoreCounts;
}

/** Carries the verdicts out. Records keep the times of the archive. */
export async function applyDocuments({ client, module, project, counts }: DocumentsToApply): Promise<void> {
  // Changed ones go first and come back: two that exchanged a name which must be unique would stand in each other's way.
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
     from ${stageTable(module)} staged join ${resultTable(module)} judged using (id)
     where judged.verdict in ('added', 'changed')`,
          [project, module],
        );
  const isAsPlanned = gone.rowCount === going && come.rowCount === counts.added + counts.changed;
  if (!isAsPlanned)
    throw new Error(`${module}: ${gone.rowCount} went and ${come.rowCount} came, unlike what was judged`);
}

function deleteSql(module: string, isSparse: boolean): string {
  const isValidated = `judged.verdict in ('changed', 'deleted')`;
  const isHere = 'document.project = $1 and document.collection = $2 and document.id = judged.id';
  return isSparse
    ? `delete from document
       using ${resultTable(module)} judged, lateral (select ctid from document where ${isHere} offset 0) place
       where document.ctid = place.ctid and ${isValidated}`
    : `delete from document using ${resultTable(module)} judged where ${isHere} and ${isValidated}`;
}

const nothing = { rowCount: 0 };
