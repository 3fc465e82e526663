import { PlatformError } from '@signalbox/api';
import {
  accountChannel,
  accountProject,
  claimUsername,
  findSameUsername,
  invalidField,
  type PlatformKit,
  rejectEndlessPageSetting,
  rejectGrants,
  requireBelowLimit,
  usernameFault,
  type Viewer,
} from '@signalbox/platform-kit';
import { stringsOf } from '@signalbox/schemas/json';
import type { UserRecord } from '@signalbox/schemas/types';
import type { UserCreate, UserUpdate } from '../../shared/generated/types';
import { type Accounts, changeAccounts, permissionsOf, type StoredUser } from '../accounts';
import { hashNewPassword, keepPassword } from './password';
import { rejectNoSuperLeft } from './super-users';

interface Sender {
  viewer: Viewer | undefined;
}

/** Returns the new id. */
export async function createUser(kit: PlatformKit, { viewer, body }: Sender & { body: UserCreate }): Promise<string> {
  const { password, isFirstLogin, ...user } = body;
  const hash = await hashNewPassword(kit, password);
  return changeAccounts(kit, async (accounts) => {
    await rejectWrongName(accounts, { id: '', username: user.username });
    await rejectUnearned(accounts, { viewer, before: {}, after: user });
    await requireBelowLimit(accounts.transaction, { limit: 'user', project: accountProject });
    const id = await accounts.users.insert(user);
    await claimUsername(accounts.run, { id, username: user.username });
    await keepPassword(accounts, { userId: id, hash, isOwn: isFirstLogin === false, at: kit.clock.now() });
    return id;
  });
}

interface UserChange extends Sender {
  id: string;
  next: (user: StoredUser) => UserUpdate;
  /** The request body. The password and its fields are not part of the document. */
  sent: UserUpdate;
}

export async function updateUser(kit: PlatformKit, { viewer, id, next, sent }: UserChange): Promise<void> {
  const isOneself = viewer?.userId === id;
  if (isOneself && sent.password !== undefined) throw ownPassword();
  const hash = sent.password === undefined ? undefined : await hashNewPassword(kit, sent.password);
  await changeAccounts(kit, async (accounts) => {
    const before = await accounts.users.get(id);
    if (!before) throw new PlatformError('notFound', { detail: id });
    const { password: _kept, isFirstLogin: _told, username, ...others } = next(before);
    if (username === undefined) throw new PlatformError('invalidField', { field: 'username', pointer: '/username' });
    const after = { ...others, username };
    const isRenamed = after.username !== before.username;
    if (isRenamed) await rejectWrongName(accounts, { id, username });
    if (sent.pageSetting !== undefined) rejectEndlessPageSetting(after.pageSetting);
    await rejectUnearned(accounts, { viewer, before, after });
    if (!isOneself) await rejectStronger(accounts, { viewer, user: before });
    await accounts.users.replace(id, after);
    if (isRenamed) await claimUsername(accounts.run, { id, username });
    await kit.notify(accountChannel, { userId: id }, accounts.transaction);
    await rejectNoSuperLeft(accounts, { before, field: after.disable === true ? 'disable' : 'isSuper' });
    if (hash !== undefined || sent.disable === true) {
      const except = isOneself ? viewer.sessionId : undefined;
      await kit.endSessions(id, { except, transaction: accounts.transaction });
    }
    if (hash !== undefined)
      await keepPassword(accounts, { userId: id, hash, isOwn: sent.isFirstLogin === false, at: kit.clock.now() });
  });
}

/** Users change their own password at `core/auth/user`, with the old one. */
function ownPassword(): PlatformError {
  const keyword = 'ownPassword';
  return invalidField([{ pointer: '/password', keyword, params: {} }], { detail: keyword });
}

export async function removeUser(kit: PlatformKit, { viewer, id }: Sender & { id: string }): Promise<void> {
  await changeAccounts(kit, async (accounts) => {
    const before = await accounts.users.get(id);
    if (!before) throw new PlatformError('notFound', { detail: id });
    await rejectStronger(accounts, { viewer, user: before });
    await accounts.users.remove(id);
    await rejectNoSuperLeft(accounts, { before, field: 'id' });
    await kit.endSessions(id, { transaction: accounts.transaction });
    await accounts.database.deleteFrom('user_secret').where('user_id', '=', id).execute();
  });
}

/** Rejects a new name that another user has, also in another spelling, or that no user may have. */
async function rejectWrongName({ run }: Accounts, user: { id: string; username: string }): Promise<void> {
  const keyword = usernameFault(user.username);
  if (keyword !== undefined) throw invalidField([{ pointer: '/username', keyword, params: {} }]);
  const detail = await findSameUsername(run, user);
  if (detail !== undefined)
    throw new PlatformError('alreadyExists', { field: 'username', pointer: '/username', detail });
}

/** Rejects grants and revocations of flags and permissions that `viewer` does not have. */
async function rejectUnearned(
  accounts: Accounts,
  { viewer, before, after }: Sender & { before: Partial<UserRecord>; after: UserRecord },
): Promise<void> {
  if ((after.isSuper === true) !== (before.isSuper === true) && !viewer?.isSuper)
    throw new PlatformError('forbidden', { detail: 'isSuper' });
  if ((after.isAdmin === true) !== (before.isAdmin === true) && !viewer?.isSuper && !viewer?.isAdmin)
    throw new PlatformError('forbidden', { detail: 'isAdmin' });
  const roleIds = stringsOf(after.roles);
  const known = await Promise.all(roleIds.map((id) => accounts.roles.get(id)));
  const unknown = known.indexOf(undefined);
  if (unknown >= 0 && !stringsOf(before.roles).includes(roleIds[unknown] ?? '')) {
    throw new PlatformError('invalidField', {
      field: `roles.${unknown}`,
      pointer: `/roles/${unknown}`,
      detail: roleIds[unknown],
    });
  }
  rejectGrants(viewer, {
    before: await permissionsOf(accounts, before),
    after: await permissionsOf(accounts, after),
  });
}

/** Rejects a change of an account with permissions that `viewer` does not have: its e-mail address alone may give access to it. */
async function rejectStronger(accounts: Accounts, { viewer, user }: Sender & { user: UserRecord }): Promise<void> {
  if (user.isSuper === true && !viewer?.isSuper) throw new PlatformError('forbidden', { detail: 'isSuper' });
  if (user.isAdmin === true && !viewer?.isSuper && !viewer?.isAdmin)
    throw new PlatformError('forbidden', { detail: 'isAdmin' });
  rejectGrants(viewer, { before: await permissionsOf(accounts, user), after: [] });
}
