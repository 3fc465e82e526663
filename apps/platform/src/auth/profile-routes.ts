import { accountProject } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import {
  checkPassword,
  collectionStore,
  hashPassword,
  passwordPolicy,
  type PlatformKit,
  type Viewer,
  verifyPassword,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { type Account, findAccountById, sessionUser } from './accounts';
import type { AuthDatabase } from './auth-tables';
import { objectBody, textField } from './body-fields';
import type { RateLimit } from './rate-limit';
import type { Sessions } from './sessions';

interface ProfileParts {
  kit: PlatformKit;
  database: AuthDatabase;
  sessions: Sessions;
  rateLimit: RateLimit;
}

/** `core/auth/user`: one's own account. What one may do is not one's own to change. */
export function profileRoutes(rest: FastifyInstance, parts: ProfileParts) {
  const { kit, database } = parts;

  rest.get('/core/auth/user', async (request) => {
    const [account, { settings }] = await Promise.all([
      ownAccount(database, request),
      kit.settings.read(accountProject),
    ]);
    return sessionUser({ account, settings, now: kit.clock.now() });
  });

  rest.put('/core/auth/user', async (request) => {
    const account = await ownAccount(database, request);
    const { oldPassword: _old, password: _new, ...profile } = objectBody(request.body);
    const { settings } = await kit.settings.read(accountProject);
    const answered = sessionUser({ account, settings, now: kit.clock.now() });
    const changes = ownChanges(profile, answered);
    if (_new !== undefined)
      await changePassword(parts, { account, viewer: viewerOf(request), body: objectBody(request.body), settings });
    if (Object.keys(changes).length > 0) {
      await collectionStore({
        database: kit.database,
        clock: kit.clock,
        project: accountProject,
        collection: 'user',
      }).change(account.id, (document) => ({ ...document, ...changes }));
    }
    return { status: 'OK' };
  });
}

const ownFields = ['name', 'email', 'phone', 'avatar', 'language', 'pageSetting'];
const maxFieldLength = 4_096;

/** Known clients send the whole account back: what they may not change must then be unchanged. */
function ownChanges(profile: JsonObject, answered: JsonObject): JsonObject {
  const changes: JsonObject = {};
  for (const [name, value] of Object.entries(profile)) {
    if (name === 'id' || name === 'token' || isDeepStrictEqual(value, answered[name])) continue;
    const at = { field: name, pointer: `/${name}` };
    if (!ownFields.includes(name))
      throw new PlatformError('invalidField', {
        ...at,
        faults: [{ pointer: at.pointer, keyword: 'forbidden', params: {} }],
      });
    const isRightKind =
      name === 'pageSetting' ? typeof value === 'object' && value !== null : typeof value === 'string';
    if (!isRightKind)
      throw new PlatformError('invalidField', {
        ...at,
        faults: [
          { pointer: at.pointer, keyword: 'type', params: { type: name === 'pageSetting' ? 'object' : 'string' } },
        ],
      });
    if (JSON.stringify(value).length > maxFieldLength)
      throw new PlatformError('invalidField', {
        ...at,
        faults: [{ pointer: at.pointer, keyword: 'maxLength', params: { limit: maxFieldLength } }],
      });
    changes[name] = value;
  }
  return changes;
}

interface PasswordChange {
  account: Account;
  viewer: Viewer;
  body: JsonObject;
  settings: JsonObject;
}

/** Asks for the old password, as a session may be somebody else's by now; then ends all other sessions. */
async function changePassword(
  { kit, database, sessions, rateLimit }: ProfileParts,
  { account, viewer, body, settings }: PasswordChange,
) {
  const limitKey = `password:${account.id}`;
  await rateLimit.spend(limitKey);
  const oldPassword = textField(body, { name: 'oldPassword', maxLength: 256, required: true });
  const password = textField(body, { name: 'password', maxLength: 256, required: true });
  if (!(await verifyPassword({ password: oldPassword, stored: account.passwordHash })))
    throw passwordFault('oldPassword', 'wrong');
  checkPassword({ password, policy: passwordPolicy(settings) });
  if (await verifyPassword({ password, stored: account.passwordHash })) throw passwordFault('password', 'unchanged');
  const secret = { password_hash: await hashPassword(password), changed_at: new Date(kit.clock.now()), is_own: true };
  await database.updateTable('user_secret').set(secret).where('user_id', '=', account.id).execute();
  await rateLimit.refund(limitKey);
  await sessions.endAll(account.id, { reason: 'revoked', except: viewer.sessionId });
}

function passwordFault(field: 'oldPassword' | 'password', keyword: string): PlatformError {
  const pointer = `/${field}`;
  return new PlatformError('invalidField', { field, pointer, faults: [{ pointer, keyword, params: {} }] });
}

async function ownAccount(database: AuthDatabase, request: FastifyRequest): Promise<Account> {
  const account = await findAccountById(database, viewerOf(request).userId);
  if (!account) throw new PlatformError('tokenInvalid', { detail: 'revoked' });
  return account;
}

function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (!viewer) throw new PlatformError('tokenMissing');
  return viewer;
}
