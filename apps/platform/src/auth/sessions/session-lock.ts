import { type Database, sessionLock } from '@signalbox/platform-kit';
import { type Kysely, sql } from 'kysely';
import type { AuthDatabase } from '../auth-tables';

/**
 * Takes the lock of a user's sessions until the transaction ends. Every login takes it to start a session. Every change of
 * a password or an account takes it to end sessions. The later of the two sees the commit of the earlier.
 */
export async function lockSessions(transaction: Database | AuthDatabase, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sessionLock(userId)})`.execute(transaction as Kysely<unknown>);
}
