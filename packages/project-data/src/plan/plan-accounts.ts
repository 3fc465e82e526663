import type { RestoreRule } from '@signalbox/schemas/types';
import type { PlatformError } from '@signalbox/api';
import { accountProject, foldedUsername, invalidField } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import { resultTable } from './plan-documents';
import { stageTable } from '../stage/stage-module';

/**
 * Plans users, after `planDocuments`: a username belongs to one user, and an enabled super user with a password must
 * remain. Throws `invalidField` of `moduleRules.user`. Returns how many new users have no password: hashes never leave
 * the platform, only existing users keep theirs.
 */
export async function planAccounts(
  client: PoolClient,
  { rule, isReturn = false }: { rule: RestoreRule; isReturn?: boolean },
): Promise<{ withoutPassword: number }> {
  const [staged, planned] = [stageTable('user'), resultTable('user')];
  // Rule 1: a user whose name is taken counts as existing.
  if (rule === 1)
    await client.query(`update ${planned} planned set result = 'skipped' where result = 'added' and id = any($1)`, [
      await newOfTakenNames(client),
    ]);
  const after = `
    select existing.id, existing.body from document existing left join ${planned} planned using (id)
      where existing.project = $1 and existing.collection = 'user' and coalesce(planned.result, '') not in ('changed', 'deleted')
    union all
    select staged.id, staged.body from ${staged} staged join ${planned} planned using (id)
      where planned.result in ('added', 'changed')`;
  const shared = await client.query<{ name: string }>(
    `select body ->> 'username' as name from (${after}) users
     where body ->> 'username' is not null group by 1 having count(*) > 1 order by 1 limit 1`,
    [accountProject],
  );
  if (shared.rows[0]) throw error('usernameTwice', { name: shared.rows[0].name });
  const [taken] = isReturn ? [] : await newOfTakenNames(client);
  if (taken !== undefined) throw error('usernameTwice', { name: await nameOf(client, taken) });
  const supers = await client.query(
    `select from (${after}) users join user_secret on user_secret.user_id = users.id
     where body @> '{"isSuper": true}' and not body @> '{"disable": true}' limit 1`,
    [accountProject],
  );
  if (supers.rowCount === 0 && !isReturn) throw error('noSuperLeft');
  const without = await client.query<{ count: number }>(
    `select count(*)::int as count from ${planned} planned
     where result = 'added' and not exists (select from user_secret where user_id = planned.id)`,
  );
  return { withoutPassword: without.rows[0]?.count ?? 0 };
}

/**
 * The ids of the records that would get the name of another user who stays, also in another spelling. Two users of one
 * backup whose names differ only in their spelling were so before, and stay.
 */
async function newOfTakenNames(client: PoolClient): Promise<string[]> {
  const [staged, planned] = [stageTable('user'), resultTable('user')];
  const { rows } = await client.query<{ id: string; present: string | null; next: string | null }>(
    `select id, present.name as present, next.name as next from
       (select id, body ->> 'username' as name from document where project = $1 and collection = 'user') present
       full join (select id, staged.body ->> 'username' as name from ${staged} staged join ${planned} using (id)
         where result in ('added', 'changed')) next using (id)
     where not exists (select from ${planned} gone where gone.id = present.id and result = 'deleted')`,
    [accountProject],
  );
  const staying = new Map(
    rows.flatMap(({ id, present, next }) =>
      present && (next ?? present) === present ? [[foldedUsername(present), id]] : [],
    ),
  );
  return rows.flatMap(({ id, present, next }) =>
    next !== null && next !== present && staying.has(foldedUsername(next)) ? [id] : [],
  );
}

async function nameOf(client: PoolClient, id: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select body ->> 'username' as name from ${stageTable('user')} where id = $1`,
    [id],
  );
  return rows[0]?.name ?? '';
}

function error(keyword: string, params: Record<string, string> = {}): PlatformError {
  return invalidField([{ pointer: '/moduleRules/user', keyword, params }], { detail: params.name });
}
