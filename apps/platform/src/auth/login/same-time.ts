import { hashPassword, verifyPassword } from '@signalbox/platform-kit';

let placeholder: Promise<string> | undefined;

/** Verifies against a dummy hash: an answer for an unknown name must take as long as one for a known name. */
export async function spendTheSameTime(password: string): Promise<void> {
  placeholder ??= hashPassword('the password of no account');
  await verifyPassword({ password, stored: await placeholder });
}
