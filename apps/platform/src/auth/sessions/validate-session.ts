import type { SessionEndReason } from '@signalbox/api';
import { accountProject, type PlatformKit, sessionRules, type Viewer } from '@signalbox/platform-kit';
import { createAccountReader } from './account-cache';
import { type Account, passwordState, viewerOf } from '../accounts';
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
