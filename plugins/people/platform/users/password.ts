import { accountProject, checkPassword, hashPassword, passwordPolicy, type PlatformKit } from '@signalbox/platform-kit';
import type { Accounts } from '../accounts';

/** Throws `invalidField` for a password that the settings do not allow. */
export async function hashNewPassword(kit: PlatformKit, password: string): Promise<string> {
  const { settings } = await kit.settings.read(accountProject);
  checkPassword({ password, policy: passwordPolicy(settings) });
  return hashPassword(password);
}

interface NewPassword {
  userId: string;
  hash: string;
  /** False if another user chose the password. */
  isOwn: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

export async function keepPassword({ database }: Accounts, { userId, hash, isOwn, at }: NewPassword): Promise<void> {
  const secret = { password_hash: hash, changed_at: new Date(at), is_own: isOwn };
  await database
    .insertInto('user_secret')
    .values({ user_id: userId, ...secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(secret))
    .execute();
}
