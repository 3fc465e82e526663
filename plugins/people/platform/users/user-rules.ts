import { PlatformError } from '@signalbox/api';
import type { RecordHooks, RecordWrite } from '@signalbox/collections-platform';
import { isSameValue } from '@signalbox/engine/core';
import {
  accountChannel,
  claimUsername,
  findSameUsername,
  invalidField,
  type PlatformKit,
  rejectEndlessPageSetting,
  rejectGrants,
  usernameFault,
  validated,
  type Viewer,
} from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject, objectOf, stringsOf } from '@signalbox/schemas/json';
import { profileEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyRequest } from 'fastify';
import { type Accounts, accountsOf, permissionsOf } from '../accounts';
import { hashNewPassword, keepPassword } from './password';
import { rejectNoSuperLeft } from './super-users';

/** The hashes of new passwords: hashing one takes longer than a transaction may. */
const hashes = new WeakMap<FastifyRequest, string>();

/** What no schema says of users: names, passwords, and who may change whom. */
export function userRules(kit: PlatformKit): Pick<RecordHooks, 'before' | 'onWrite'> {
  return {
    async before({ request, viewer }) {
      // Another program may have stored one in the document, which no change makes valid.
      const { password } = sentBy(request);
      if (password === undefined || request === undefined) return;
      if (Object(request.params).id === viewer.userId) throw ownPassword();
      hashes.set(request, await hashNewPassword(kit, String(password)));
    },

    async onWrite(write) {
      const { id, viewer, before, after, request } = write;
      const accounts = accountsOf(kit, write.database);
      const isOneself = viewer.userId === id;
      if (after) await rejectWrongUser(accounts, write);
      if (before && !isOneself) await rejectStronger(accounts, { viewer, user: before });
      if (before) await rejectNoSuperLeft(accounts, { id, before, after });
      if (after && after.username !== before?.username)
        await claimUsername(accounts.run, { id, username: String(after.username) });
      const hash = request && hashes.get(request);
      if (before) {
        await kit.notify(accountChannel, { userId: id }, accounts.transaction);
        if (!after || hash !== undefined || after.disable === true)
          await kit.endSessions(id, {
            except: after && isOneself ? viewer.sessionId : undefined,
            transaction: accounts.transaction,
          });
      }
      if (!after) await accounts.database.deleteFrom('user_secret').where('user_id', '=', id).execute();
      else if (hash !== undefined)
        await keepPassword(accounts, { userId: id, hash, isOwn: isOwn(request), at: kit.clock.now() });
    },
  };
}

function sentBy(request: FastifyRequest | undefined): JsonObject {
  const body: unknown = request?.body;
  return isJsonObject(body) ? body : {};
}

function isOwn(request: FastifyRequest | undefined): boolean {
  return sentBy(request).isFirstLogin === false;
}

/** Users change their own password at `core/auth/user`, with the old one. */
export function ownPassword(): PlatformError {
  const keyword = 'ownPassword';
  return invalidField([{ pointer: '/password', keyword, params: {} }], { detail: keyword });
}

async function rejectWrongUser(
  accounts: Accounts,
  { id, viewer, before = {}, after = {} }: RecordWrite,
): Promise<void> {
  const username = String(after.username);
  if (username !== before.username) await rejectWrongName(accounts, { id, username });
  // That of an earlier version stays.
  if (after.avatar !== undefined && after.avatar !== before.avatar) validated({ avatar: after.avatar }, profileEntity);
  const added = stringsOf(after.roles).filter((role) => !stringsOf(before.roles).includes(role));
  const roles = await Promise.all(added.map((role) => accounts.roles.get(role)));
  if (roles.includes(undefined)) throw invalidField([{ pointer: '/roles', keyword: 'reference', params: {} }]);
  if (!isSameValue(after.pageSetting, before.pageSetting)) rejectEndlessPageSetting(objectOf(after.pageSetting));
  await rejectUnearned(accounts, { viewer, before, after });
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
  { viewer, before, after }: { viewer: Viewer; before: JsonObject; after: JsonObject },
): Promise<void> {
  if ((after.isSuper === true) !== (before.isSuper === true) && !viewer.isSuper)
    throw new PlatformError('forbidden', { detail: 'isSuper' });
  if ((after.isAdmin === true) !== (before.isAdmin === true) && !viewer.isSuper && !viewer.isAdmin)
    throw new PlatformError('forbidden', { detail: 'isAdmin' });
  rejectGrants(viewer, {
    before: await permissionsOf(accounts, before),
    after: await permissionsOf(accounts, after),
  });
}

/** Rejects a change of an account with permissions that `viewer` does not have: its e-mail address alone may give access to it. */
export async function rejectStronger(
  accounts: Accounts,
  { viewer, user }: { viewer: Viewer; user: JsonObject },
): Promise<void> {
  if (user.isSuper === true && !viewer.isSuper) throw new PlatformError('forbidden', { detail: 'isSuper' });
  if (user.isAdmin === true && !viewer.isSuper && !viewer.isAdmin)
    throw new PlatformError('forbidden', { detail: 'isAdmin' });
  rejectGrants(viewer, { before: await permissionsOf(accounts, user), after: [] });
}
