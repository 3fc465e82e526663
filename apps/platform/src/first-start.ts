import { randomBytes } from 'node:crypto';
import {
  accountProject,
  advisoryLocks,
  collectionStore,
  hashPassword,
  listSameUsernames,
  type PlatformKit,
  type PlatformPlugin,
  type Stored,
  storeUsernameKeys,
  usernameFault,
} from '@signalbox/platform-kit';
import type { UserRecord } from '@signalbox/schemas/types';
import type pg from 'pg';
import { EnvironmentError } from './environment-error';

interface FirstStart {
  kit: PlatformKit;
  pool: pg.Pool;
  plugins: PlatformPlugin[];
  adminUsername: string;
  adminPassword?: string;
  /** Called before the first login is stored: the next start after an interrupted one generates another. */
  onFirstLogin?: (login: FirstLogin) => void;
}

/** The first login, which is shown once. */
export interface FirstLogin {
  username: string;
  /** Only a generated password: the operator knows their own. */
  password?: string;
  /** What the data folder or the bucket has already: the database may have been lost. */
  found: string[];
}

/**
 * Creates the administrator and each plug-in's demo content, each once per database. Then plug-ins update the content that
 * ships with this version. Replicas take turns.
 */
export async function runFirstStart({
  kit,
  pool,
  plugins,
  adminUsername,
  adminPassword,
  onFirstLogin,
}: FirstStart): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.firstStart]);
    const { rows } = await client.query<{ name: string }>('select name from signalbox_migration');
    const done = new Set(rows.map(({ name }) => name));
    const once = async (name: string, run: () => Promise<void>) => {
      if (done.has(name)) return;
      await run();
      await client.query('insert into signalbox_migration (name) values ($1)', [name]);
    };
    await once('first-start/administrator', async () =>
      onFirstLogin?.(await createAdministrator({ kit, pool, adminUsername, adminPassword })),
    );
    for (const plugin of plugins)
      await once(`first-start/${plugin.id}/${accountProject}`, async () => plugin.seed?.(kit, accountProject));
    for (const plugin of plugins) await plugin.refresh?.(kit);
    const run = async <Row>(text: string, values?: unknown[]) => (await client.query(text, values)).rows as Row[];
    await storeUsernameKeys(run);
    const names = await listSameUsernames(run);
    if (names.length > 0)
      kit.log.warn({ names }, 'user names differ only in their spelling: rename all but one of each group');
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLocks.firstStart]);
    client.release();
  }
}

async function createAdministrator({
  kit,
  pool,
  adminUsername,
  adminPassword,
}: Omit<FirstStart, 'plugins' | 'onFirstLogin'>): Promise<FirstLogin> {
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const users = collectionStore<Stored<UserRecord>>({ ...kit, project: accountProject, collection: 'user' });
  if (/[\s/\\]/.test(adminUsername) || usernameFault(adminUsername) !== undefined)
    throw new EnvironmentError(
      'ADMIN_USERNAME has a space, a slash, an invisible character, or letters of several writing systems: set it to a name without them',
    );
  // An interrupted start may have left the account without a password.
  const known = await users.find({ kind: 'equals', path: ['username'], value: adminUsername });
  const id =
    known[0]?.id ??
    (await users.insert({
      username: adminUsername,
      name: adminUsername,
      email: '',
      isSuper: true,
      isAdmin: true,
      roles: [],
      permissions: [],
      // Its first login goes through the first steps of the console.
      pageSetting: { firstSteps: ['open'] },
    }));
  const changedAt = new Date(kit.clock.now());
  await pool.query(
    `insert into user_secret (user_id, password_hash, changed_at, is_own) values ($1, $2, $3, $4)
     on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at, is_own = excluded.is_own`,
    [id, await hashPassword(password), changedAt, adminPassword !== undefined],
  );
  const found = await foundContent(kit);
  if (found.length > 0) kit.log.warn({ found }, 'the database is new, but there are files: an earlier one may be lost');
  return { username: adminUsername, password: adminPassword === undefined ? password : undefined, found };
}

/** Archives of backups, and media in the data folder: those in a bucket have their names in the database. */
async function foundContent({ archives, fileTree }: Pick<PlatformKit, 'archives' | 'fileTree'>): Promise<string[]> {
  const hasArchives = (await archives.list('').next()).done !== true;
  const media = await fileTree.names('media').catch(() => []);
  return [...(hasArchives ? ['archives of backups'] : []), ...(media.length > 0 ? ['media files'] : [])];
}
