import { setTimeout as delay } from 'node:timers/promises';
import { advisoryLocks } from '@signalbox/platform-kit';
import type { Client } from 'pg';

/** Runs `act` while this connection has the lock without which no restore drops the index of documents. */
export async function whileIndexStays<Result>(client: Client, act: () => Promise<Result>): Promise<Result> {
  await client.query('select pg_advisory_lock($1)', [advisoryLocks.bodyIndex]);
  try {
    return await act();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.bodyIndex]);
  }
}

/** Waits until searches use the whole index again: it is rebuilt, or its pending list is merged. */
export async function untilIndexed(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isReady: boolean }>(
      `select exists (select from pg_index where indexrelid = to_regclass('document_body') and indisvalid)
         and not exists (select from pg_stat_activity where query like '%gin_clean_pending_list%' and state = 'active'
           and pid <> pg_backend_pid()) as "isReady"`,
    );
    if (rows[0]?.isReady === true) return;
    await delay(50);
  }
}
