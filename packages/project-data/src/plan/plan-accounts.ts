import { PlatformError } from '@signalbox/api';
import { accountProject } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { resultTable } from './plan-documents';
import type { RestoreRule } from '../modules/restore-rule';
import { stageTable } from '../stage/stage-module';

/**
 * What holds for users beyond their records, after `judgeDocuments`: a name belongs to one of them, and somebody must
 * be left who may do everything and can log in. Throws `invalidField` of `moduleRules.user`. Answers how many users
 * come without a password: hashes never leave the platform, and stay only with who is there already.
 */
export async function planAccounts(
  client: PoolClient,
  { rule, isReturn = false }: { rule: RestoreRule; isReturn?: boolean },
): Promise<{ withoutPassword: number }> {
  const [staged, validated] = [stageTable('user'), resultTable('user')];
  // Adding only: whose name is taken counts as there already.
  if (rule === 1)
    await client.query(
      `update ${validated} judged set verdict = 'skipped'
       from ${staged} staged
       where judged.verdict = 'added' and staged.id = judged.id and exists (
         select from document held where held.project = $1 and held.collection = 'user'
           and held.body ->> 'username' = staged.body ->> 'username')`,
      [accountProject],
    );
  const after = `
    select held.id, held.body from document held left join ${validated} judged using (id)
      where held.project = $1 and held.collection = 'user' and coalesce(judged.verdict, '') not in ('changed', 'deleted')
    union all
    select staged.id, staged.body from ${staged} staged join ${validated} judged using (id)
      where judged.verdict in ('added', 'changed')`;
  const shared = await client.query<{ name: string }>(
    `select body ->> 'username' as name from (${after}) users
     where body ->> 'username' is not null group by 1 having count(*) > 1 order by 1 limit 1`,
    [accountProject],
  );
  if (shared.rows[0]) throw error('usernameTwice', { name: shared.rows[0].name });
  const supers = await client.query(
    `select from (${after}) users join user_secret on user_secret.user_id = users.id
     where body @> '{"isSuper": true}' and not body @> '{"disable": true}' limit 1`,
    [accountProject],
  );
  if (supers.rowCount === 0 && !isReturn) throw error('noSuperLeft');
  const without = await client.query<{ count: number }>(
    `select count(*)::int as count from ${validated} judged
     where verdict = 'added' and not exists (select from user_secret where user_id = judged.id)`,
  );
  return { withoutPassword: without.rows[0]?.count ?? 0 };
}

function error(keyword: string, params: Record<string, string> = {}): PlatformError {
  const [field, pointer] = ['moduleRules.user', '/moduleRules/user'];
  return new PlatformError('invalidField', {
    field,
    pointer,
    detail: params.name,
    faults: [{ pointer, keyword, params }],
  });
}
