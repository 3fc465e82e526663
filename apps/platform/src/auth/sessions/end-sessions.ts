import type { SessionEndReason } from '@signalbox/api';
import type { Database, PlatformKit } from '@signalbox/platform-kit';
import { asAuthDatabase } from '../auth-tables';
import { lockSessions } from './session-lock';

export interface SessionEnds {
  end(sessionId: string, reason: SessionEndReason): Promise<void>;
  /**
   * Ends all sessions of a user, but for one. The caller passes the transaction that changes what a login verifies. It has
   * the user's session lock until it ends, so that no login starts a session on a state that it verified before.
   */
  endAll(userId: string, options: EndAllOptions): Promise<void>;
  /**
   * Ends all sessions of all users. Open connections are not closed at once, as the caller may still send a last message on
   * them. Polling closes them within seconds.
   */
  endEveryone(reason: SessionEndReason): Promise<void>;
  /** Notifies all replicas. After the commit, if a transaction is given. */
  notifyEnded(rows: { id: string }[], transaction?: Database): Promise<void>;
}

interface EndAllOptions {
  reason: SessionEndReason;
  except?: string;
  transaction?: Database;
}

/** On this channel replicas notify each other of ended sessions. */
export const sessionChannel = 'session';

/** Ends sessions, and notifies the replicas that have connections of them. */
export function createSessionEnds({ database, notify }: Pick<PlatformKit, 'database' | 'notify'>): SessionEnds {
  const authDatabase = asAuthDatabase(database);

  async function notifyEnded(rows: { id: string }[], transaction?: Database) {
    const sessionIds = rows.map((row) => row.id).slice(0, 100);
    if (rows.length > 0) await notify(sessionChannel, { sessionIds }, transaction);
  }

  return {
    notifyEnded,

    async end(sessionId, reason) {
      const { numUpdatedRows } = await authDatabase
        .updateTable('session')
        .set({ ended: reason })
        .where('id', '=', sessionId)
        .where('ended', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await notifyEnded([{ id: sessionId }]);
    },

    async endAll(userId, { reason, except = '', transaction }) {
      if (transaction) await lockSessions(transaction, userId);
      const rows = await asAuthDatabase(transaction ?? database)
        .updateTable('session')
        .set({ ended: reason })
        .where('user_id', '=', userId)
        .where('ended', 'is', null)
        .where('id', '!=', except)
        .returning('id')
        .execute();
      await notifyEnded(rows, transaction);
    },

    async endEveryone(reason) {
      await authDatabase.updateTable('session').set({ ended: reason }).where('ended', 'is', null).execute();
    },
  };
}
