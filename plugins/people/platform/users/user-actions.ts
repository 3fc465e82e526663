import { randomInt } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import {
  accountChannel,
  accountProject,
  hashPassword,
  idOf,
  passwordPolicy,
  type PlatformKit,
} from '@signalbox/platform-kit';
import { optional, route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userActionEntity } from '../../shared/generated/entities';
import { type Accounts, accountsOf, lockAccounts, type StoredUser } from '../accounts';
import { keepPassword } from './password';
import { ownPassword, rejectStronger } from './user-rules';

/** `POST core/user/{id}/resetPassword` and `unlock`: what administrators do with an account that cannot log in. */
export function userActions(rest: FastifyInstance, kit: PlatformKit): void {
  const config = { permission: 'user.edit' };

  /** Answers `{password}`, which nothing stores. Counts as one that another user chose: the settings may ask for an own one. */
  const resetPasswordRoute = route('Gives a user a new password, which the answer shows once. Ends their sessions.', {
    body: optional(userActionEntity),
    ...config,
  });
  rest.post('/core/user/:id/resetPassword', resetPasswordRoute, async (request) => {
    if (viewerOf(request).userId === idOf(request)) throw ownPassword();
    const { settings } = await kit.settings.read(accountProject);
    const password = newPassword(passwordPolicy(settings).minLength);
    const hash = await hashPassword(password);
    await kit.database.transaction().execute(async (transaction) => {
      await lockAccounts(kit, transaction);
      const accounts = accountsOf(kit, transaction);
      const { id: userId } = await weakerUser(accounts, request);
      await keepPassword(accounts, { userId, hash, isOwn: false, at: kit.clock.now() });
      await kit.endSessions(userId, { transaction });
      await kit.notify(accountChannel, { userId }, transaction);
    });
    return { password };
  });

  /** Forgets the wrong passwords so far. */
  const unlockRoute = route('Forgets the wrong passwords of a user, so that they can log in again.', {
    body: optional(userActionEntity),
    answer: 'done',
    ...config,
  });
  rest.post('/core/user/:id/unlock', unlockRoute, async (request) => {
    const { username } = await weakerUser(accountsOf(kit), request);
    for (const { unlock } of kit.operationActions) await unlock?.(username);
    return { status: 'OK' };
  });
}

/** Throws `notFound`, and `forbidden` for a user with rights that the viewer does not have. */
async function weakerUser(accounts: Accounts, request: FastifyRequest): Promise<StoredUser> {
  const user = await accounts.users.get(idOf(request));
  if (!user) throw new PlatformError('notFound', { detail: idOf(request) });
  await rejectStronger(accounts, { viewer: viewerOf(request), user });
  return user;
}

/** Has all kinds of characters, so that each policy allows it. Without those that look alike. */
function newPassword(minLength: number): string {
  const all = kinds.join('');
  const characters = Array.from({ length: Math.max(minLength, 16) }, (_, at) => {
    const among = kinds[at] ?? all;
    return among[randomInt(among.length)] ?? '';
  });
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-+=_.!?'];
