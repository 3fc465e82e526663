import type { SessionEndReason } from '@signalbox/api';
import {
  accountProject,
  batchCalls,
  boundedCache,
  type PlatformKit,
  sessionRules,
  type Viewer,
} from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { type Account, findAccountsById, passwordState, viewerOf } from '../accounts';
import type { SessionState } from './session-state';

/** The current rights of a session, or why it has ended. */
export type SessionCheck = { reason: SessionEndReason } | SessionHolder;

export interface SessionHolder {
  viewer: Viewer;
  account: Account;
  /** Version of the settings of the requested project. */
  settingsVersion: string;
  /** True while the user must choose a new password before anything else. */
  mustChangePassword: boolean;
}

/** Returns a function for the current rights of a stored session, or the reason why it has ended. */
export function createSessionValidator({
  pool,
  settings: store,
  clock,
}: Pick<PlatformKit, 'pool' | 'settings' | 'clock'>) {
  const readAccount = createAccountReader(pool);
  const secondsSince = (time: Date) => (clock.now() - time.getTime()) / 1000;

  return async (
    row: SessionState,
  ): Promise<{ reason: SessionEndReason } | (SessionHolder & { idleSeconds?: number })> => {
    if (row.ended) return { reason: row.ended };
    const account = await readAccount(row.user_id, row.accountVersion);
    const { settings } = await store.read(accountProject, row.loginSettingsVersion);
    if (!account || account.isDisabled) return { reason: 'revoked' };
    const { idleSeconds, loginSeconds } = sessionRules({ settings, isAdmin: account.isAdmin });
    const now = clock.now();
    const isOver = row.expires_at ? now >= row.expires_at.getTime() : secondsSince(row.created_at) >= loginSeconds;
    if (isOver) return { reason: 'expired' };
    if (!row.expires_at && idleSeconds !== undefined && secondsSince(row.last_seen_at) >= idleSeconds)
      return { reason: 'idle' };
    const { isFirstLogin, isPasswordExpired } = passwordState({ account, settings, now });
    return {
      viewer: viewerOf(account, row.id),
      account,
      settingsVersion: row.settingsVersion,
      mustChangePassword: isFirstLogin || isPasswordExpired,
      idleSeconds,
    };
  };
}

/** Reads an account, or returns the cached one of the same version. Accounts that are requested together, such as all of a
 * changed role, are read in one statement. */
type AccountReader = (userId: string, version: string | null) => Promise<Account | undefined>;

function createAccountReader(pool: Pool): AccountReader {
  const cache = boundedCache<Account>({ maxEntries: maxAccounts, maxBytes });
  const read = batchCalls({ run: (ids: readonly string[]) => findAccountsById(pool, ids), atOnce: 2, maxKeys: 250 });
  return async (userId, version) => {
    if (version === null) return undefined;
    const cached = cache.get(userId);
    if (cached?.version === version) return cached;
    const account = await read(userId);
    if (account) cache.set(userId, account, bytesPerCharacter * JSON.stringify(account.document).length);
    return account;
  };
}

const maxAccounts = 5_000;
const maxBytes = 32 * 1024 * 1024;
/** Objects take more memory than their text, and they include the permissions of roles. */
const bytesPerCharacter = 8;
