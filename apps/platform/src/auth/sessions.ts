import { createHash, randomBytes } from 'node:crypto';
import { PlatformError, type SessionEndReason } from '@signalbox/api';
import { accountProject, newObjectId, type PlatformKit, sessionRules, type Viewer } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { type Account, findAccountById, passwordFacts, viewerOf } from './accounts';
import { asAuthDatabase, type AuthDatabase, type SessionRow } from './auth-tables';

export interface Sessions {
  /** Begins a session; a login limit ends the user's oldest ones. The token is answered once and stored nowhere. */
  begin(account: Account, options?: { seconds?: number }): Promise<{ token: string; sessionId: string }>;
  /** Who holds this token, judged by the settings as they are now. Throws `tokenInvalid` with the reason as `detail`. */
  resume(token: string): Promise<SessionHolder>;
  /** As `resume`, but by id, and without counting as activity: undefined while the session holds. */
  endReason(sessionId: string): Promise<SessionEndReason | undefined>;
  end(sessionId: string, reason: SessionEndReason): Promise<void>;
  /** Ends all sessions of a user, but for one. */
  endAll(userId: string, options: { reason: SessionEndReason; except?: string }): Promise<void>;
  /**
   * Ends all sessions of all users. Open connections are not told at once: what made it necessary may still have a last
   * word to say on them. Whoever looks after them closes them within seconds.
   */
  endEveryone(reason: SessionEndReason): Promise<void>;
}

interface SessionHolder {
  viewer: Viewer;
  account: Account;
  /** True while the user must choose a new password before anything else. */
  mustChangePassword: boolean;
}

type SessionParts = Pick<PlatformKit, 'database' | 'settings' | 'clock' | 'notify'>;

/** On this channel replicas tell each other which sessions ended. */
export const sessionChannel = 'session';

export function createSessions({ database: platformDatabase, settings: store, clock, notify }: SessionParts): Sessions {
  const database = asAuthDatabase(platformDatabase);

  async function judge(
    row: SessionRow,
  ): Promise<{ reason: SessionEndReason } | (SessionHolder & { idleSeconds?: number })> {
    if (row.ended) return { reason: row.ended };
    const [account, { settings }] = await Promise.all([
      findAccountById(database, row.user_id),
      store.read(accountProject),
    ]);
    if (!account || account.isDisabled) return { reason: 'revoked' };
    const { idleSeconds, loginSeconds } = sessionRules({ settings, isAdmin: account.isAdmin });
    const now = clock.now();
    const isOver = row.expires_at ? now >= row.expires_at.getTime() : secondsSince(row.created_at) >= loginSeconds;
    if (isOver) return { reason: 'expired' };
    if (!row.expires_at && idleSeconds !== undefined && secondsSince(row.last_seen_at) >= idleSeconds)
      return { reason: 'idle' };
    const { isFirstLogin, isPasswordExpired } = passwordFacts({ account, settings, now });
    return {
      viewer: viewerOf(account, row.id),
      account,
      mustChangePassword: isFirstLogin || isPasswordExpired,
      idleSeconds,
    };
  }

  const secondsSince = (time: Date) => (clock.now() - time.getTime()) / 1000;

  /** Written at most every few seconds, and often enough for the shortest idle time. */
  async function touch(row: SessionRow, idleSeconds = 60) {
    if (secondsSince(row.last_seen_at) < Math.min(5, idleSeconds / 10)) return;
    await database
      .updateTable('session')
      .set({ last_seen_at: new Date(clock.now()) })
      .where('id', '=', row.id)
      .execute();
  }

  async function end(sessionId: string, reason: SessionEndReason) {
    const { numUpdatedRows } = await database
      .updateTable('session')
      .set({ ended: reason })
      .where('id', '=', sessionId)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await notify(sessionChannel, { sessionIds: [sessionId] });
  }

  async function tellEnded(rows: { id: string }[]) {
    if (rows.length > 0) await notify(sessionChannel, { sessionIds: rows.map((row) => row.id).slice(0, 100) });
  }

  return {
    end,

    async begin(account, { seconds } = {}) {
      const token = randomBytes(32).toString('base64url');
      const now = new Date(clock.now());
      const sessionId = newObjectId(clock.now());
      const { settings } = await store.read(accountProject);
      const { limitCount, loginSeconds } = sessionRules({ settings, isAdmin: account.isAdmin });
      const replaced = await database.transaction().execute(async (transaction) => {
        // Two logins at once would each spare the other.
        await sql`select pg_advisory_xact_lock(hashtext(${account.id}))`.execute(transaction);
        const expires_at = seconds === undefined ? null : new Date(clock.now() + seconds * 1000);
        await transaction
          .insertInto('session')
          .values({
            id: sessionId,
            token_hash: hashOf(token),
            user_id: account.id,
            created_at: now,
            last_seen_at: now,
            expires_at,
            ended: null,
          })
          .execute();
        if (limitCount === undefined || seconds !== undefined) return [];
        const kept = transaction
          .selectFrom('session')
          .select('id')
          .where('user_id', '=', account.id)
          .where('ended', 'is', null)
          .where('expires_at', 'is', null)
          .where('id', '!=', sessionId)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limitCount - 1);
        return transaction
          .updateTable('session')
          .set({ ended: 'replaced' })
          .where('user_id', '=', account.id)
          .where('ended', 'is', null)
          .where('expires_at', 'is', null)
          .where('id', '!=', sessionId)
          .where('id', 'not in', kept)
          .returning('id')
          .execute();
      });
      await tellEnded(replaced);
      await forgetOld(database, { now, loginSeconds });
      return { token, sessionId };
    },

    async resume(token) {
      const row = await database
        .selectFrom('session')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .executeTakeFirst();
      if (!row) throw new PlatformError('tokenInvalid');
      const judged = await judge(row);
      if ('reason' in judged) {
        await end(row.id, judged.reason);
        throw new PlatformError('tokenInvalid', { detail: judged.reason });
      }
      await touch(row, judged.idleSeconds);
      return judged;
    },

    async endReason(sessionId) {
      const row = await database.selectFrom('session').selectAll().where('id', '=', sessionId).executeTakeFirst();
      if (!row) return 'revoked';
      const judged = await judge(row);
      return 'reason' in judged ? judged.reason : undefined;
    },

    async endAll(userId, { reason, except = '' }) {
      const rows = await database
        .updateTable('session')
        .set({ ended: reason })
        .where('user_id', '=', userId)
        .where('ended', 'is', null)
        .where('id', '!=', except)
        .returning('id')
        .execute();
      await tellEnded(rows);
    },

    async endEveryone(reason) {
      await database.updateTable('session').set({ ended: reason }).where('ended', 'is', null).execute();
    },
  };
}

/** Sessions that are over are kept for a while, to tell a returning client why. Most end by time alone, unseen. */
async function forgetOld(database: AuthDatabase, { now, loginSeconds }: { now: Date; loginSeconds: number }) {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await database
    .deleteFrom('session')
    .where('last_seen_at', '<', before)
    .where(({ eb, or }) =>
      or([
        eb('ended', 'is not', null),
        eb('expires_at', '<', now),
        eb('created_at', '<', new Date(now.getTime() - loginSeconds * 1000)).and('expires_at', 'is', null),
      ]),
    )
    .execute();
}

const keptDays = 30;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
