import type { PoolClient } from 'pg';
import { areFew } from './small-share';
import { type InvalidRecord, type InvalidRecords, mostShown } from '../lines/invalid-records';
import { nothingCounted, type RestoreCounts, type RestoreRule } from '../modules/restore-rule';
import type { StagedDifference } from '../stage/stage-difference';
import { stageTable } from '../stage/stage-module';

export interface DocumentsToPlan {
  client: PoolClient;
  /** Staged before. */
  module: string;
  project: string;
  rule: RestoreRule;
  /** Where not all of it was staged, and nothing was written there since. */
  difference?: StagedDifference;
}

/**
 * Says of each record what the rule makes of it, in `verdictTable(module)`: the one judgement that a plan counts and
 * a restore carries out. Writes nothing else.
 */
export async function planDocuments({ client, module, project, rule, difference }: DocumentsToPlan): Promise<void> {
  await client.query(
    `create temporary table ${resultTable(module)} (id text not null, verdict text not null) on commit drop`,
  );
  // Under the other rules, what the archive does not name is no concern of its.
  const join = rule === 2 && !difference ? 'full join' : 'left join';
  const held = 'select id, body, created_at, updated_at from document where project = $1 and collection = $2';
  const isSparse = difference !== undefined && areFew(difference.staged, { of: difference.same });
  await client.query(
    `insert into ${resultTable(module)} (id, verdict)
     select coalesce(staged.id, held.id),
       case
         when staged.id is null then 'deleted'
         when held.body = staged.body
           and held.created_at = staged.created_at
           and held.updated_at = staged.updated_at then 'same'
         when held.id is not null and $3 = 'skipped' then $3
         when staged.error is not null then 'invalid'
         when held.id is null then 'added'
         else $3
       end
     from ${stageTable(module)} staged
     ${isSparse ? `left join lateral (${held} and id = staged.id offset 0) held on true` : `${join} (${held}) held on held.id = staged.id`}`,
    [project, module, rule === 1 ? 'skipped' : 'changed'],
  );
  if (rule === 2 && difference)
    await client.query(
      `insert into ${resultTable(module)} (id, verdict)
       select id, 'deleted' from document join unnest($3::text[]) only_held (id) using (id)
       where project = $1 and collection = $2 and not exists (select from ${stageTable(module)} staged where staged.id = only_held.id)`,
      [project, module, difference.existingOnly],
    );
  await client.query(`analyze ${resultTable(module)}`);
}

export function resultTable(module: string): string {
  return `backup_verdict_${module}`;
}

/** What is done with the records of a module, and which are left out. */
export async function countResults(client: PoolClient, module: string): Promise<CountedResults> {
  const { counts, invalidCount } = await countByResult(client, module);
  if (invalidCount === 0) return { counts };
  const { rows } = await client.query<InvalidRecord>(
    `select id, error from ${stageTable(module)} staged join ${resultTable(module)} judged using (id)
     where verdict = 'invalid' order by id limit ${mostShown}`,
  );
  return { counts, invalid: { count: invalidCount, shown: rows } };
}

export interface CountedResults {
  counts: RestoreCounts;
  /** Records that are left out; undefined where none is. */
  invalid?: InvalidRecords;
}

export async function countByResult(
  client: PoolClient,
  module: string,
): Promise<{ counts: RestoreCounts; invalidCount: number }> {
  const { rows } = await client.query<{ verdict: keyof RestoreCounts | 'invalid'; count: number }>(
    `select verdict, count(*)::int as count from ${resultTable(module)} group by verdict`,
  );
  const counts = { ...nothingCounted };
  let invalidCount = 0;
  for (const { verdict: result, count } of rows)
    if (result === 'invalid') invalidCount = count;
    else counts[result] = count;
  return { counts, invalidCount };
}
