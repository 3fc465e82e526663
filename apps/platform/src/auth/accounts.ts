import type { SessionUser } from '@signalbox/api';
import { accountProject, passwordPolicy, type Viewer } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { AuthDatabase } from './auth-tables';

/** A user as the platform judges them: the document, its secret's facts, and all permissions together. */
export interface Account {
  id: string;
  username: string;
  isSuper: boolean;
  isAdmin: boolean;
  isDisabled: boolean;
  permissions: ReadonlySet<string>;
  document: JsonObject;
  passwordHash: string;
  passwordChangedAt: Date;
  isOwnPassword: boolean;
}

export function findAccountById(database: AuthDatabase, id: string): Promise<Account | undefined> {
  return findAccount(database, { column: 'id', value: id });
}

export function findAccountByName(database: AuthDatabase, username: string): Promise<Account | undefined> {
  return findAccount(database, { column: 'username', value: username });
}

async function findAccount(
  database: AuthDatabase,
  { column, value }: { column: 'id' | 'username'; value: string },
): Promise<Account | undefined> {
  const found = await database
    .selectFrom('document')
    .leftJoin('user_secret', 'user_secret.user_id', 'document.id')
    .select([
      'document.id',
      'document.body',
      'user_secret.password_hash',
      'user_secret.changed_at',
      'user_secret.is_own',
    ])
    .where('document.project', '=', accountProject)
    .where('document.collection', '=', 'user')
    .where((where) =>
      column === 'id'
        ? where('document.id', '=', value)
        : where(where.ref('document.body', '->>').key('username'), '=', value),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, body } = found;
  return {
    id,
    username: String(body['username'] ?? ''),
    isSuper: body['isSuper'] === true,
    isAdmin: body['isAdmin'] === true,
    isDisabled: body['disable'] === true,
    permissions: new Set([...texts(body['permissions']), ...(await rolePermissions(database, texts(body['roles'])))]),
    document: body,
    passwordHash: found.password_hash ?? '',
    passwordChangedAt: found.changed_at ?? new Date(0),
    isOwnPassword: found.is_own ?? false,
  };
}

export function viewerOf(account: Account, sessionId: string): Viewer {
  const { id, username, isSuper, isAdmin, permissions } = account;
  return { userId: id, username, sessionId, isSuper, isAdmin, permissions };
}

/** What the wire carries of an account, by the policy that holds now. */
export function sessionUser({
  account,
  settings,
  now,
}: {
  account: Account;
  settings: JsonObject;
  now: number;
}): Omit<SessionUser, 'token'> & JsonObject {
  const { document } = account;
  return {
    ...document,
    id: account.id,
    username: account.username,
    isSuper: account.isSuper,
    isAdmin: account.isAdmin,
    permissions: [...account.permissions],
    roles: texts(document['roles']),
    email: typeof document['email'] === 'string' ? document['email'] : '',
    ...passwordFacts({ account, settings, now }),
  };
}

export function passwordFacts({ account, settings, now }: { account: Account; settings: JsonObject; now: number }) {
  const { mustChangeFirst, expireDays } = passwordPolicy(settings);
  const ageDays = (now - account.passwordChangedAt.getTime()) / 86_400_000;
  return {
    isFirstLogin: mustChangeFirst && !account.isOwnPassword,
    isPasswordExpired: expireDays !== undefined && ageDays >= expireDays,
  };
}

async function rolePermissions(database: AuthDatabase, roleIds: string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const roles = await database
    .selectFrom('document')
    .select('body')
    .where('project', '=', accountProject)
    .where('collection', '=', 'role')
    .where('id', 'in', roleIds)
    .execute();
  return roles.flatMap(({ body }) => texts(body['permissions']));
}

function texts(value: JsonValue | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
