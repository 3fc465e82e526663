import type { SessionUser } from '@signalbox/api';
import {
  accountProject,
  deepFreeze,
  foldedUsername,
  passwordPolicy,
  permissionsWithinProjects,
  type Viewer,
} from '@signalbox/platform-kit';
import { stringsOf, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { Pool } from 'pg';
import { accountVersionSql, isRoleOfAccountSql } from './account-version';

/** A user: the document, data of the secret, and all permissions together. Requests share it, so it is read-only. */
export interface Account {
  id: string;
  /** From `accountVersionSql`. */
  version: string;
  username: string;
  isSuper: boolean;
  isAdmin: boolean;
  isDisabled: boolean;
  permissions: ReadonlySet<string>;
  /** The projects that the user may enter. Undefined: all of them. */
  projects: ReadonlySet<string> | undefined;
  document: JsonObject;
  passwordHash: string;
  passwordChangedAt: Date;
  isOwnPassword: boolean;
}

/** Reads an account with its secret and its roles' permissions, in one statement. */
export async function findAccountById(pool: Pool, id: string): Promise<Account | undefined> {
  return (await findAccounts(pool, { name: 'account-by-id', condition: 'account.id = $1', value: id }))[0];
}

/** The account of this very name, else that of the same name in another spelling. */
export async function findAccountByName(pool: Pool, username: string): Promise<Account | undefined> {
  const condition = `(account.body ->> 'username' = ($1::text[])[1]
    or account.id = (select user_id from user_name where key = ($1::text[])[2]))`;
  const value = [username, foldedUsername(username)];
  const accounts = await findAccounts(pool, { name: 'account-by-name', condition, value });
  return accounts.find((account) => account.username === username) ?? accounts[0];
}

/** As `findAccountById`, many in one statement; one result for each id, in their order. */
export async function findAccountsById(pool: Pool, ids: readonly string[]): Promise<(Account | undefined)[]> {
  const accounts = await findAccounts(pool, { name: 'accounts-by-id', condition: 'account.id = any($1)', value: ids });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => byId.get(id));
}

async function findAccounts(
  pool: Pool,
  { name, condition, value }: { name: string; condition: string; value: string | readonly string[] },
): Promise<Account[]> {
  const { rows } = await pool.query<AccountRow>({
    name,
    text: `select account.id, account.body, secret.password_hash, secret.changed_at, secret.is_own,
        ${accountVersionSql} as version,
        array(select role.body -> 'permissions' from document role where ${isRoleOfAccountSql}) as role_permissions
      from document account left join user_secret secret on secret.user_id = account.id
      where account.project = '${accountProject}' and account.collection = 'user' and ${condition}`,
    values: [value],
  });
  return rows.map(accountOf);
}

interface AccountRow {
  id: string;
  body: JsonObject;
  version: string;
  password_hash: string | null;
  changed_at: Date | null;
  is_own: boolean | null;
  role_permissions: (JsonValue | undefined)[];
}

function accountOf(row: AccountRow): Account {
  const { id, body } = row;
  const isSuper = body['isSuper'] === true;
  const projects = isSuper || body['projects'] === undefined ? undefined : new Set(stringsOf(body['projects']));
  const permissions = [...stringsOf(body['permissions']), ...row.role_permissions.flatMap(stringsOf)];
  return {
    id,
    version: row.version,
    username: String(body['username'] ?? ''),
    isSuper,
    isAdmin: body['isAdmin'] === true,
    isDisabled: body['disable'] === true,
    permissions: new Set(projects ? permissionsWithinProjects(permissions) : permissions),
    projects,
    document: deepFreeze(body),
    passwordHash: row.password_hash ?? '',
    passwordChangedAt: row.changed_at ?? new Date(0),
    isOwnPassword: row.is_own ?? false,
  };
}

export function viewerOf(account: Account, sessionId: string): Viewer {
  const { id, username, isSuper, isAdmin, permissions, projects } = account;
  return { userId: id, username, sessionId, isSuper, isAdmin, permissions, projects };
}

/** As `viewerOf`, outside of a session. Undefined for an account that is disabled or gone. */
export async function findViewer(pool: Pool, userId: string): Promise<Viewer | undefined> {
  const account = await findAccountById(pool, userId);
  return account && !account.isDisabled ? viewerOf(account, '') : undefined;
}

/** The account as on the wire, by the current policy. */
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
    roles: stringsOf(document['roles']),
    ...(account.projects && { projects: [...account.projects] }),
    email: typeof document['email'] === 'string' ? document['email'] : '',
    ...passwordState({ account, settings, now }),
  };
}

export function passwordState({ account, settings, now }: { account: Account; settings: JsonObject; now: number }) {
  const { mustChangeFirst, expireDays } = passwordPolicy(settings);
  const ageDays = (now - account.passwordChangedAt.getTime()) / 86_400_000;
  return {
    isFirstLogin: mustChangeFirst && !account.isOwnPassword,
    isPasswordExpired: expireDays !== undefined && ageDays >= expireDays,
  };
}
