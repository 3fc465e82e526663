import { accountProject, type Migration, type PlatformPlugin } from '@signalbox/platform-kit';
import { withParts } from '../plugin-parts';

export const adminPassword = 'north signal 7';

/**
 * What a first start stores, without demo content. As a migration, it is part of the template that databases of tests are
 * copies of, so no start hashes the administrator's password.
 */
export function firstStartDone(plugins: readonly PlatformPlugin[]): Migration {
  const parts = withParts(plugins).map(({ id }) => `first-start/${id}/${accountProject}`);
  const done = ['first-start/administrator', ...parts].map((name) => `('${name}')`);
  return {
    name: 'testing/first-start',
    sql: `
      insert into document (project, collection, id, body, created_at, updated_at)
        values ('${accountProject}', 'user', '${adminId}', '${JSON.stringify(administrator)}', now(), now());
      insert into user_secret (user_id, password_hash, changed_at, is_own) values ('${adminId}', '${passwordHash}', now(), true);
      insert into signalbox_migration (name) values ${done.join(', ')};
    `,
  };
}

/** Before all ids that a server creates. */
const adminId = '000000000000000000000001';
const administrator = {
  username: 'admin',
  name: 'admin',
  email: '',
  isSuper: true,
  isAdmin: true,
  roles: [],
  permissions: [],
};
/** The hash of `adminPassword`, at the least cost of argon2id. */
const passwordHash = '$argon2id$v=19$m=64,t=1,p=1$W6v188AfeQjyB4vyhCIkhQ$QKu0JkiKZSGkp5ueqnUwVsDv9h2w4w9Sgck+SittRv4';
