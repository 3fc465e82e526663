import type { Database } from '@signalbox/platform-kit';
import { type Kysely, sql } from 'kysely';
import type { AuthDatabase } from './auth-tables';

/**
 * Holds the lock of a user's sessions until the transaction ends. Every login takes it to begin a session, and every
 * change of what a login verifies takes it to end the sessions: the later of the two sees what the earlier committed.
 */
export async function lockSessions(transaction: Database | AuthDatabase, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${userId}))`.execute(transaction as Kysely<unknown>);
}
