import { randomBytes } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import { accountProject, type Clock, newObjectId } from '@signalbox/platform-kit';
import type { Account } from '../accounts';
import type { AuthDatabase } from '../auth-tables';
import { lockSessions } from './session-lock';
import { tokenHash } from './token-hash';

export interface StartSessionOptions {
  verified: VerifiedSecret;
  /** Lifetime of an application's token. The settings decide the lifetime of a user's session. */
  seconds?: number;
}

/** The secret that the login was verified against. */
export interface VerifiedSecret {
  /** Document that it belongs to: the user's own or the application's. */
  ownerId: string;
  hash: string;
}

interface SessionStart extends StartSessionOptions {
  account: Account;
  /** Sessions that the user may have at once. */
  limitCount?: number;
}

/**
 * Inserts a session. Returns its token and the sessions that it replaced. Throws `loginFailed` if, under the lock, the
 * secret is no longer the verified one, or the account is disabled or deleted.
 */
export function startSession(
  { database, clock }: { database: AuthDatabase; clock: Clock },
  { account, verified, seconds, limitCount }: SessionStart,
): Promise<{ token: string; sessionId: string; replaced: { id: string }[] }> {
  const token = randomBytes(32).toString('base64url');
  const sessionId = newObjectId(clock.now());
  const now = new Date(clock.now());
  return database.transaction().execute(async (transaction) => {
    await lockSessions(transaction, account.id);
    await rejectChanged(transaction, { userId: account.id, verified });
    await transaction
      .insertInto('session')
      .values({
        id: sessionId,
        token_hash: tokenHash(token),
        user_id: account.id,
        created_at: now,
        last_seen_at: now,
        expires_at: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000),
        ended: null,
      })
      .execute();
    if (limitCount === undefined || seconds !== undefined) return { token, sessionId, replaced: [] };
    const replaced = await replaceOldest(transaction, { userId: account.id, sessionId, limitCount });
    return { token, sessionId, replaced };
  });
}

/** Compares the hash itself: it is salted, so it differs after every change, however soon. */
async function rejectChanged(
  transaction: AuthDatabase,
  { userId, verified }: { userId: string; verified: VerifiedSecret },
): Promise<void> {
  const documents = await transaction
    .selectFrom('document')
    .leftJoin('user_secret', 'user_secret.user_id', 'document.id')
    .select(['document.id', 'document.body', 'user_secret.password_hash'])
    .where('document.project', '=', accountProject)
    .where('document.collection', 'in', ['user', 'oauth_app'])
    .where('document.id', 'in', [userId, verified.ownerId])
    .execute();
  const user = documents.find(({ id }) => id === userId);
  const owner = documents.find(({ id }) => id === verified.ownerId);
  const isUnchanged =
    user !== undefined &&
    owner?.password_hash === verified.hash &&
    documents.every(({ body }) => body['disable'] !== true) &&
    (owner === user || owner.body['userId'] === userId);
  if (!isUnchanged) throw new PlatformError('loginFailed');
}

function replaceOldest(
  transaction: AuthDatabase,
  { userId, sessionId, limitCount }: { userId: string; sessionId: string; limitCount: number },
): Promise<{ id: string }[]> {
  const kept = transaction
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .where('expires_at', 'is', null)
    .where('id', '!=', sessionId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limitCount - 1);
  return transaction
    .updateTable('session')
    .set({ ended: 'replaced' })
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .where('expires_at', 'is', null)
    .where('id', '!=', sessionId)
    .where('id', 'not in', kept)
    .returning('id')
    .execute();
}
