import { PlatformError } from '@signalbox/api';
import {
  accountProject,
  bodyOf,
  checkPassword,
  collectionStore,
  hashPassword,
  licenseAnswer,
  passwordPolicy,
  type PlatformKit,
  type RateLimit,
  rejectEndlessPageSetting,
  rejectErrors,
  type Stored,
  validated,
  type Viewer,
  verifyPassword,
  invalidField,
} from '@signalbox/platform-kit';
import { later, route, viewerOf } from '@signalbox/platform-kit/rest';
import type { JsonObject, SchemaError } from '@signalbox/schemas';
import type { Profile, UserRecord } from '@signalbox/schemas/types';
import { profileEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { type Account, findAccountById, sessionUser } from './accounts';
import { asAuthDatabase, type AuthDatabase } from './auth-tables';
import { tokenOf } from './authenticate';
import { createMediaCookies } from './media-cookies';
import type { Sessions } from './sessions/sessions';
import { tokenHash } from './sessions/token-hash';

interface ProfileDeps {
  kit: PlatformKit;
  database: AuthDatabase;
  sessions: Sessions;
  rateLimit: RateLimit;
}

/** `core/auth/user`: the user's own account, without the rights. */
export function profileRoutes(rest: FastifyInstance, deps: ProfileDeps & { isSecure: boolean }) {
  const { kit } = deps;
  const mediaCookieOf = createMediaCookies({ isSecure: deps.isSecure });

  rest.get('/core/auth/user', route('Returns the own account.', { isOwnAccount: true }), async (request, reply) => {
    // Browsers do not send the cookie here: a session that started without one, or in another version, gets it now.
    const token = tokenOf(request);
    if (token !== undefined) {
      const { sessionId } = viewerOf(request);
      void reply.header('set-cookie', mediaCookieOf({ sessionId, tokenHash: tokenHash(token) }));
    }
    const { account = await ownAccount(kit.pool, request), project, settingsVersion } = request;
    const { settings } = await kit.settings.read(
      accountProject,
      project === accountProject ? settingsVersion : undefined,
    );
    const now = kit.clock.now();
    return { ...sessionUser({ account, settings, now }), license: licenseAnswer(await kit.readLicense(project), now) };
  });

  const userRoute = route('Changes the own account. A new password requires the old one.', {
    body: later(profileEntity),
    example: { language: 'en' },
    isOwnAccount: true,
  });
  rest.put('/core/auth/user', userRoute, async (request) => {
    const account = await ownAccount(kit.pool, request);
    const { settings } = await kit.settings.read(accountProject);
    const answered = sessionUser({ account, settings, now: kit.clock.now() });
    const { oldPassword, password, ...changes } = ownChanges(bodyOf(request), answered);
    if (oldPassword !== undefined && password !== undefined)
      await changePassword(deps, { account, viewer: viewerOf(request), oldPassword, password, settings });
    if (Object.keys(changes).length > 0) {
      const users = collectionStore<Stored<UserRecord>>({ ...kit, project: accountProject, collection: 'user' });
      await users.change(account.id, (user) => ({ ...user, ...changes }));
    }
    return { status: 'OK' };
  });
}

/**
 * The fields that differ from the account as it was answered: known clients send all of it back. Throws `invalidField` for
 * a field that users cannot change themselves.
 */
function ownChanges(body: JsonObject, answered: JsonObject): Profile {
  const { token: _token, license: _license, ...profile } = body;
  const changes = Object.fromEntries(
    Object.entries(profile).filter(([name, value]) => !isDeepStrictEqual(value, answered[name])),
  );
  rejectErrors(profileEntity.validate(changes).map(asForbidden));
  rejectEndlessPageSetting(changes.pageSetting);
  return validated(changes, profileEntity);
}

/** True for a field of the account that users cannot change themselves. */
function asForbidden(error: SchemaError): SchemaError {
  return error.keyword === 'additionalProperties' ? { ...error, keyword: 'forbidden' } : error;
}

interface PasswordChange {
  account: Account;
  viewer: Viewer;
  oldPassword: string;
  password: string;
  settings: JsonObject;
}

/** Requires the old password, because another person may be using the session. Then ends all other sessions. */
async function changePassword(
  { kit, sessions, rateLimit }: ProfileDeps,
  { account, viewer, oldPassword, password, settings }: PasswordChange,
) {
  const limitKey = `password:${account.id}`;
  await rateLimit.spend(limitKey);
  if (!(await verifyPassword({ password: oldPassword, stored: account.passwordHash })))
    throw passwordError('oldPassword', 'wrong');
  checkPassword({ password, policy: passwordPolicy(settings) });
  if (await verifyPassword({ password, stored: account.passwordHash })) throw passwordError('password', 'unchanged');
  const secret = { password_hash: await hashPassword(password), changed_at: new Date(kit.clock.now()), is_own: true };
  await kit.database.transaction().execute(async (transaction) => {
    await sessions.endAll(account.id, { reason: 'revoked', except: viewer.sessionId, transaction });
    const { numUpdatedRows } = await asAuthDatabase(transaction)
      .updateTable('user_secret')
      .set(secret)
      .where('user_id', '=', account.id)
      // Another change may have committed first: the old password is then a different one.
      .where('password_hash', '=', account.passwordHash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw passwordError('oldPassword', 'wrong');
  });
  await rateLimit.refund(limitKey);
}

function passwordError(field: 'oldPassword' | 'password', keyword: string): PlatformError {
  return invalidField([{ pointer: `/${field}`, keyword, params: {} }]);
}

async function ownAccount(pool: Pool, request: FastifyRequest): Promise<Account> {
  const account = await findAccountById(pool, viewerOf(request).userId);
  if (!account) throw new PlatformError('tokenInvalid', { detail: 'revoked' });
  return account;
}
