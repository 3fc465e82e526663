import { PlatformError } from '@signalbox/api';
import { accountProject, type PlatformKit, sessionRules } from '@signalbox/platform-kit';
import type { Account } from '../accounts';
import { asAuthDatabase, type AuthDatabase } from '../auth-tables';
import { isMediaTokenOf, sessionIdOfMediaToken } from '../media-token';
import { createSessionEnds, type SessionEnds } from './end-sessions';
import { createSessionStateReader, readSessionStates } from './session-state';
import { startSession, type StartSessionOptions } from './start-session';
import { tokenHash } from './token-hash';
import { createSessionTouch } from './touch-session';
import { createSessionValidator, type SessionCheck, type SessionHolder } from './validate-session';

export interface Sessions extends Pick<SessionEnds, 'end' | 'endAll' | 'endEveryone'> {
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
}

type SessionDeps = Pick<PlatformKit, 'database' | 'pool' | 'settings' | 'clock' | 'notify'>;

export function createSessions(deps: SessionDeps): Sessions {
  const { pool, settings: store, clock } = deps;
  const database = asAuthDatabase(deps.database);
  const { end, endAll, endEveryone, notifyEnded } = createSessionEnds(deps);
  const readState = createSessionStateReader(pool);
  const touch = createSessionTouch(pool, clock);
  const validate = createSessionValidator({ pool, settings: store, clock });

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
    endAll,
    endEveryone,

    async start(account, options) {
      const { settings } = await store.read(accountProject);
      const rules = sessionRules({ settings, isAdmin: account.isAdmin });
      const { token, sessionId, replaced } = await startSession(
        { database, clock },
        { account, limitCount: rules.limitCount, ...options },
      );
      await notifyEnded(replaced);
      await forgetOldSessions(database, { now: new Date(clock.now()), loginSeconds: rules.loginSeconds });
      return { token, sessionId };
    },

    resume: (token, project = accountProject) => resumeHash(tokenHash(token), project),

    async resumeMedia(mediaToken) {
      return resumeHash(await hashOfMediaToken(database, mediaToken), accountProject);
    },

    async check(sessionIds) {
      const checks = new Map<string, SessionCheck>(sessionIds.map((id) => [id, { reason: 'revoked' }]));
      const rows = await readSessionStates(pool, sessionIds, accountProject);
      const validated = await Promise.all(rows.map(validate));
      for (const [index, { id }] of rows.entries()) checks.set(id, validated[index] ?? { reason: 'revoked' });
      return checks;
    },
  };
}

/** What plug-ins may do with sessions. */
export function kitSessions(
  sessions: Pick<Sessions, 'endAll' | 'endEveryone' | 'check'>,
): Pick<PlatformKit, 'endSessions' | 'endAllSessions' | 'sessionViewer'> {
  return {
    endSessions: (userId, options) => sessions.endAll(userId, { reason: 'revoked', ...options }),
    endAllSessions: (reason) => sessions.endEveryone(reason),
    async sessionViewer(sessionId) {
      const checked = (await sessions.check([sessionId])).get(sessionId);
      return checked && 'viewer' in checked && !checked.mustChangePassword ? checked.viewer : undefined;
    },
  };
}

/** The hash of the token of the session that a media token belongs to. Throws `tokenInvalid`. */
async function hashOfMediaToken(database: AuthDatabase, mediaToken: string): Promise<string> {
  const sessionId = sessionIdOfMediaToken(mediaToken);
  if (sessionId === undefined) throw new PlatformError('tokenInvalid');
  const row = await database.selectFrom('session').select('token_hash').where('id', '=', sessionId).executeTakeFirst();
  if (!row || !isMediaTokenOf(mediaToken, { sessionId, tokenHash: row.token_hash }))
    throw new PlatformError('tokenInvalid');
  return row.token_hash;
}

/** Ended sessions are kept for a while, so that a returning client gets the reason. Most sessions just expire. */
async function forgetOldSessions(database: AuthDatabase, { now, loginSeconds }: { now: Date; loginSeconds: number }) {
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
