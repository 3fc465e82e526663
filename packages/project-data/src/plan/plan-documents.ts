import type { RestoreRule } from '@signalbox/schemas/types';
import { type RestoreCounts, nothingCounted } from '@signalbox/api';
import type { FieldError, Viewer } from '@signalbox/platform-kit';
import { guardChange, type GuardChange } from '@signalbox/schemas/guard-change';
import type { JsonObject } from '@signalbox/schemas';
import type { PoolClient } from 'pg';
import { areFew } from './small-share';
import { type InvalidRecord, type InvalidRecords, maxShown } from '../lines/invalid-records';
import type { StagedDifference } from '../stage/stage-difference';
import { stageTable } from '../stage/stage-module';

interface DocumentsToPlan {
  client: PoolClient;
  /** Must be staged. */
  module: string;
  project: string;
  rule: RestoreRule;
  /** When only the difference was staged and nothing was written to the module since. */
  difference?: StagedDifference;
  /** The user who restores them. Undefined: records that this platform had before. */
  viewer: Viewer | undefined;
}

/**
 * Writes the planned result of each record to `resultTable(module)`. A plan counts these rows and a restore applies
 * them. Writes nothing else.
 */
export async function planDocuments({
  client,
  module,
  project,
  rule,
  difference,
  viewer,
}: DocumentsToPlan): Promise<void> {
  if (module === 'model' && viewer) await leaveOutOpened(client, { project, viewer });
  await client.query(
    `create temporary table ${resultTable(module)} (id text not null, result text not null) on commit drop`,
  );
  // The other rules do not change records that the archive does not contain.
  const join = rule === 2 && !difference ? 'full join' : 'left join';
  const existingRows = 'select id, body, created_at, updated_at from document where project = $1 and collection = $2';
  const isSparse = difference !== undefined && areFew(difference.staged, { of: difference.same });
  await client.query(
    `insert into ${resultTable(module)} (id, result)
     select coalesce(staged.id, existing.id),
       case
         when staged.id is null then 'deleted'
         when existing.body = staged.body
           and existing.created_at = staged.created_at
           and existing.updated_at = staged.updated_at then 'same'
         when existing.id is not null and $3 = 'skipped' then $3
         when staged.error is not null then 'invalid'
         when existing.id is null then 'added'
         else $3
       end
     from ${stageTable(module)} staged
     ${isSparse ? `left join lateral (${existingRows} and id = staged.id offset 0) existing on true` : `${join} (${existingRows}) existing on existing.id = staged.id`}`,
    [project, module, rule === 1 ? 'skipped' : 'changed'],
  );
  if (rule === 2 && difference)
    await client.query(
      `insert into ${resultTable(module)} (id, result)
       select id, 'deleted' from document join unnest($3::text[]) only_existing (id) using (id)
       where project = $1 and collection = $2 and not exists (select from ${stageTable(module)} staged where staged.id = only_existing.id)`,
      [project, module, difference.existingOnly],
    );
  await client.query(`analyze ${resultTable(module)}`);
}

/**
 * Models that would show what the existing ones hide: their routes ask before they delete it, and check permission keys. What
 * a model that is gone hid in its records is unknown: only super users bring it back.
 */
async function leaveOutOpened(
  client: PoolClient,
  { project, viewer }: { project: string; viewer: Viewer },
): Promise<void> {
  const { rows } = await client.query<{ id: string; before: JsonObject | null; after: JsonObject }>(
    `select staged.id, existing.body as before, staged.body as after from ${stageTable('model')} staged
     left join document existing on project = $1 and collection = 'model' and existing.id = staged.id
     where existing.body <> staged.body or existing.id is null and exists (
       select from document where project = $1 and collection = 'table_data'
         and body @> jsonb_build_object('model', staged.id))`,
    [project],
  );
  const isOpened = (change: GuardChange | undefined) => !change || change.lost.length + change.keys.length > 0;
  const leaveOut = async (keyword: string, ids: string[]) => {
    const error: FieldError = { pointer: '/custom', keyword, params: {} };
    await client.query(`update ${stageTable('model')} set error = coalesce(error, $1) where id = any($2)`, [
      error,
      ids,
    ]);
  };
  const opened = rows.filter(({ before, after }) => before && isOpened(guardChange(before, after)));
  await leaveOut(
    'modelOpened',
    opened.map(({ id }) => id),
  );
  const gone = rows.filter(({ before }) => !before && !viewer.isSuper);
  await leaveOut(
    'modelGone',
    gone.map(({ id }) => id),
  );
}

export function resultTable(module: string): string {
  return `plan_result_${module}`;
}

/** Counts the planned results of a module, and lists its invalid records. */
export async function countResults(client: PoolClient, module: string): Promise<CountedResults> {
  const { counts, invalidCount } = await countByResult(client, module);
  if (invalidCount === 0) return { counts };
  const { rows } = await client.query<InvalidRecord>(
    `select id, error from ${stageTable(module)} staged join ${resultTable(module)} planned using (id)
     where result = 'invalid' order by id limit ${maxShown}`,
  );
  return { counts, invalid: { count: invalidCount, shown: rows } };
}

export interface CountedResults {
  counts: RestoreCounts;
  /** Records that are left out. Undefined when there are none. */
  invalid?: InvalidRecords;
}

export async function countByResult(
  client: PoolClient,
  module: string,
): Promise<{ counts: RestoreCounts; invalidCount: number }> {
  const { rows } = await client.query<{ result: keyof RestoreCounts | 'invalid'; count: number }>(
    `select result, count(*)::int as count from ${resultTable(module)} group by result`,
  );
  const counts = { ...nothingCounted };
  let invalidCount = 0;
  for (const { result, count } of rows)
    if (result === 'invalid') invalidCount = count;
    else counts[result] = count;
  return { counts, invalidCount };
}
