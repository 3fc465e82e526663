import { accountProject, hashPassword, type PlatformKit, seedDocuments } from '@signalbox/platform-kit';
import { accountsOf } from '../accounts';
import { demoRoles, demoUsers } from './demo-accounts';

/** Demo accounts of a new installation. Idempotent: keeps existing records. */
export async function seedPeople(kit: PlatformKit, project: string): Promise<void> {
  if (project !== accountProject) return;
  await seedDocuments(kit, { project, collection: 'role', documents: demoRoles });
  await seedDocuments(kit, { project, collection: 'user', documents: demoUsers });
  await seedPasswords(kit);
}

/**
 * Demo accounts have no password. Login is impossible until an administrator sets one. With `DEMO_PASSWORD` in
 * the environment of the first start (for trials and browser tests), all of them get that password.
 */
async function seedPasswords(kit: PlatformKit): Promise<void> {
  const password = process.env['DEMO_PASSWORD'];
  if (password === undefined || password === '') return;
  const { database } = accountsOf(kit);
  const changed_at = new Date(kit.clock.now());
  for (const { id } of demoUsers) {
    const secret = { user_id: id, password_hash: await hashPassword(password), changed_at, is_own: true };
    await database
      .insertInto('user_secret')
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
