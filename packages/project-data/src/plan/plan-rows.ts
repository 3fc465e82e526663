import type { RestoreRule } from '@signalbox/schemas/types';
import { entryPath } from '@signalbox/archive';
import type { PoolClient } from 'pg';
import { planAccounts } from './plan-accounts';
import { countByResult, type CountedResults, resultTable } from './plan-documents';
import { type InvalidRecord, maxShown } from '../lines/invalid-records';
import { recordError } from '../lines/record-error';
import type { RowTable } from '../modules/row-tables';
import { stageTable } from '../stage/stage-module';

interface RowsToPlan {
  client: PoolClient;
  /** Must be staged. */
  module: string;
  rows: RowTable;
  rule: RestoreRule;
}

/** Like `planDocuments`, for the rows of a table. `resultTable(module)` has the columns of the key. */
export async function planRows({ client, module, rows, rule }: RowsToPlan): Promise<void> {
  const typed = rowsTable(module);
  await typeRows({ client, module, rows });
  const key = rows.key.join();
  const join = rule === 2 ? 'full join' : 'left join';
  const isSame = rows.columns.map((column) => `existing.${column} = staged.${column}`).join(' and ');
  await client.query(
    `create temporary table ${resultTable(module)} on commit drop as
     select ${rows.key.map((column) => `coalesce(staged.${column}, existing.${column}) as ${column}`).join()},
       case
         when staged.${rows.key[0]} is null then 'deleted'
         when ${isSame} then 'same'
         ${rule === 1 ? `when existing.${rows.key[0]} is not null then 'skipped'` : ''}
         when staged.error is not null then 'invalid'
         when existing.${rows.key[0]} is null then 'added'
         else '${rule === 1 ? 'skipped' : 'changed'}'
       end as result
     from ${typed} staged ${join} (select * from ${rows.name} where ${rows.isData}) existing using (${key})`,
  );
  await client.query(`create unique index on ${resultTable(module)} (${key})`);
  await client.query(`analyze ${resultTable(module)}`);
}

/** Like `countResults`. The id of an invalid row is its key. */
export async function countRowResults(
  client: PoolClient,
  { module, rows: { key } }: Pick<RowsToPlan, 'module' | 'rows'>,
): Promise<CountedResults> {
  const { counts, invalidCount } = await countByResult(client, module);
  if (invalidCount === 0) return { counts };
  const { rows } = await client.query<InvalidRecord>(
    `select concat_ws('/', ${key.join()}) as id, error
     from ${rowsTable(module)} staged join ${resultTable(module)} planned using (${key.join()})
     where result = 'invalid' order by 1 limit ${maxShown}`,
  );
  return { counts, invalid: { count: invalidCount, shown: rows } };
}

/** Name of the temporary table with a module's records as rows. */
export function rowsTable(module: string): string {
  return `plan_rows_${module}`;
}

async function typeRows({ client, module, rows }: Omit<RowsToPlan, 'rule'>): Promise<void> {
  const typed = rowsTable(module);
  await client.query(
    `create temporary table ${typed} (like ${rows.name}, error jsonb, unique (${rows.key.join()})) on commit drop`,
  );
  try {
    await client.query(
      `insert into ${typed} (${rows.columns.join()}, error)
       select ${rows.columns.map((column) => `typed.${column}`).join()}, staged.error
       from ${stageTable(module)} staged, jsonb_populate_record(null::${rows.name}, body) typed`,
    );
  } catch (error) {
    // A value that its column cannot store, or a duplicate key.
    const { code = '', message = '' } = error as { code?: string; message?: string };
    if (!/^(22|23|54)/.test(code)) throw error;
    const entry = entryPath({ kind: 'data', name: module });
    throw recordError({ entry, error: { reason: 'record.notStorable' }, messages: message });
  }
  await client.query(`analyze ${typed}`);
}

/** Plans the accounts among the documents of all projects like those of the module `user`. */
export async function planAccountRows(
  client: PoolClient,
  { rule, isReturn, accountProject }: { rule: RestoreRule; isReturn: boolean; accountProject: string },
): Promise<{ withoutPassword: number }> {
  const isUser = `project = $1 and collection = 'user'`;
  await client.query(
    `create temporary table ${stageTable('user')} on commit drop as
     select id, body from ${rowsTable('document')} where project = '${accountProject}' and collection = 'user'`,
  );
  await client.query(
    `create temporary table ${resultTable('user')} on commit drop as
     select id, result from ${resultTable('document')} where project = '${accountProject}' and collection = 'user'`,
  );
  const planned = await planAccounts(client, { rule, isReturn });
  await client.query(
    `update ${resultTable('document')} document set result = account.result from ${resultTable('user')} account
     where ${isUser} and document.id = account.id and document.result <> account.result`,
    [accountProject],
  );
  return planned;
}
