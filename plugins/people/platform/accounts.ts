import {
  accountProject,
  advisoryLocks,
  collectionStore,
  type CollectionStore,
  type Database,
  type PlatformKit,
  type PlatformTables,
  type Stored,
  storeUsernameKeys,
} from '@signalbox/platform-kit';
import { stringsOf } from '@signalbox/schemas/json';
import type { Role, UserRecord } from '@signalbox/schemas/types';
import { CompiledQuery, type Kysely, sql } from 'kysely';

interface AccountTables extends PlatformTables {
  user_secret: { user_id: string; password_hash: string; changed_at: Date; is_own: boolean };
}

export type StoredUser = Stored<UserRecord>;
export type StoredRole = Stored<Role>;

export interface Accounts {
  database: Kysely<AccountTables>;
  /** The same in the interface that other plug-ins use. */
  transaction: Database;
  users: CollectionStore<StoredUser>;
  roles: CollectionStore<StoredRole>;
  /** Runs a statement in the same transaction. */
  run<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

export function accountsOf(kit: PlatformKit, database: Database = kit.database): Accounts {
  const address = { database, clock: kit.clock, project: accountProject };
  return {
    database: database.withTables<Pick<AccountTables, 'user_secret'>>(),
    transaction: database,
    users: collectionStore({ ...address, collection: 'user' }),
    roles: collectionStore({ ...address, collection: 'role' }),
    run: async <Row>(text: string, values: unknown[] = []) =>
      (await database.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
  };
}

/** Serializes changes of accounts on all replicas until the transaction ends, so that the check for the last super user is reliable. */
export async function lockAccounts(kit: PlatformKit, transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.accounts})`.execute(transaction);
  await storeUsernameKeys(accountsOf(kit, transaction).run);
}

/** All permission keys of a user: their own and those of their roles. */
export async function permissionsOf({ roles }: Accounts, user: Partial<UserRecord>): Promise<string[]> {
  const ownRoles = await Promise.all(stringsOf(user.roles).map((id) => roles.get(id)));
  return [...stringsOf(user.permissions), ...ownRoles.flatMap((role) => stringsOf(role?.permissions))];
}
