import { PlatformError, type SessionEndReason } from '@signalbox/api';
import { accountProject, type Database, type PlatformKit, sessionRules } from '@signalbox/platform-kit';
import type { Account } from './accounts';
import { asAuthDatabase, type AuthDatabase } from './auth-tables';
import { startSession, type StartSessionOptions } from './start-session';
import { isMediaTokenOf, sessionIdOfMediaToken } from './media-token';
import { lockSessions } from './session-lock';
import { createSessionStateReader, readSessionStates, type SessionState } from './session-state';
import { createSessionTouch } from './touch-session';
import { tokenHash } from './token-hash';
import { createSessionValidator, type SessionCheck, type SessionHolder } from './validate-session';

export interface Sessions {
  /**
   * Starts a session. A login limit ends the user's oldest ones. The token is returned once and stored nowhere. Throws
   * `loginFailed` if the verified secret or the account has changed since.
   */
  start(account: Account, options: StartSessionOptions): Promise<{ token: string; sessionId: string }>;
  /**
   * The viewer of this token, by the current account and settings. Throws `tokenInvalid` with the reason as `detail`.
   * `project`: the one whose `settingsVersion` is returned.
   */
  resume(token: string, project?: string): Promise<SessionHolder>;
  /** As `resume`, by the value of the media cookie. */
  resumeMedia(mediaToken: string): Promise<SessionHolder>;
  /** As `resume`, but for many ids, and not counted as activity. Returns the reason if a session has ended. */
  check(sessionIds: string[]): Promise<Map<string, SessionCheck>>;
  end(sessionId: string, reason: SessionEndReason): Promise<void>;
  /**
   * Ends all sessions of a user, but for one. The caller passes the transaction that changes what a login verifies. It holds
   * the user's session lock until it ends, so that no login starts a session on a state that it verified before.
   */
  endAll(userId: string, options: EndAllOptions): Promise<void>;
  /**
   * Ends all sessions of all users. Open connections are not closed at once, as the caller may still send a last message on
   * them. Polling closes them within seconds.
   */
  endEveryone(reason: SessionEndReason): Promise<void>;
}

interface EndAllOptions {
  reason: SessionEndReason;
  except?: string;
  transaction?: Database;
}

type SessionDeps = Pick<PlatformKit, 'database' | 'pool' | 'settings' | 'clock' | 'notify'>;

/** On this channel replicas notify each other of ended sessions. */
export const sessionChannel = 'session';

export function createSessions(deps: SessionDeps): Sessions {
  const { database: platformDatabase, pool, settings: store, clock, notify } = deps;
  const database = asAuthDatabase(platformDatabase);

  const readState = createSessionStateReader(pool);
  const touchSession = createSessionTouch(pool, clock);

  const validate = createSessionValidator({ pool, settings: store, clock });

  /** Written at most every few seconds, and often enough for the shortest idle time. */
  async function touch(row: SessionState, idleSeconds = 60) {
    if ((clock.now() - row.last_seen_at.getTime()) / 1000 >= Math.min(5, idleSeconds / 10)) await touchSession(row.id);
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

  async function notifyEnded(rows: { id: string }[], transaction?: Database) {
    const sessionIds = rows.map((row) => row.id).slice(0, 100);
    if (rows.length > 0) await notify(sessionChannel, { sessionIds }, transaction);
  }

  async function resumeHash(hash: string, project: string): Promise<SessionHolder> {
    const row = await readState({ tokenHash: hash, project });
    if (!row) throw new PlatformError('tokenInvalid');
    const validated = await validate(row);
    if ('reason' in validated) {
      await end(row.id, validated.reason);
      throw new PlatformError('tokenInvalid', { detail: validated.reason });
    }
    await touch(row, validated.idleSeconds);
    return validated;
  }

  return {
    end,

    async start(account, options) {
      const { settings } = await store.read(accountProject);
      const rules = sessionRules({ settings, isAdmin: account.isAdmin });
      const { token, sessionId, replaced } = await startSession(
        { database, clock },
        { account, limitCount: rules.limitCount, ...options },
      );
      await notifyEnded(replaced);
      await forgetOld(database, { now: new Date(clock.now()), loginSeconds: rules.loginSeconds });
      return { token, sessionId };
    },

    resume: (token, project = accountProject) => resumeHash(tokenHash(token), project),

    async resumeMedia(mediaToken) {
      const sessionId = sessionIdOfMediaToken(mediaToken);
      if (sessionId === undefined) throw new PlatformError('tokenInvalid');
      const row = await database
        .selectFrom('session')
        .select('token_hash')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      if (!row || !isMediaTokenOf(mediaToken, { sessionId, tokenHash: row.token_hash }))
        throw new PlatformError('tokenInvalid');
      return resumeHash(row.token_hash, accountProject);
    },

    async check(sessionIds) {
      const checks = new Map<string, SessionCheck>(sessionIds.map((id) => [id, { reason: 'revoked' }]));
      const rows = await readSessionStates(pool, sessionIds, accountProject);
      const validated = await Promise.all(rows.map(validate));
      for (const [index, { id }] of rows.entries()) checks.set(id, validated[index] ?? { reason: 'revoked' });
      return checks;
    },

    async endAll(userId, { reason, except = '', transaction }) {
      if (transaction) await lockSessions(transaction, userId);
      const rows = await asAuthDatabase(transaction ?? platformDatabase)
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
      await database.updateTable('session').set({ ended: reason }).where('ended', 'is', null).execute();
    },
  };
}

/** Ended sessions are kept for a while, so that a returning client gets the reason. Most sessions just expire. */
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
