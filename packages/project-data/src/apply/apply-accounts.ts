import type { PoolClient } from 'pg';
import { resultTable } from '../plan/plan-documents';

/** Users who stay keep their password; that of one who goes, goes too. */
export async function forgetPasswords(client: PoolClient): Promise<void> {
  await client.query(
    `delete from user_secret using ${resultTable('user')} judged where user_id = judged.id and verdict = 'deleted'`,
  );
}
