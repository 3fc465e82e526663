import { PlatformError } from '@signalbox/api';
import {
  accountProject,
  type PlatformKit,
  type RateLimit,
  textParameter,
  verifyPassword,
} from '@signalbox/platform-kit';
import { route, clientNetwork } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { type Account, findAccountById } from './accounts';
import type { AuthDatabase } from './auth-tables';
import type { VerifiedSecret } from './sessions/start-session';
import type { LoginClients } from './login/login-clients';
import type { LoginDelays } from './login/login-delays';
import { createOneAtATime } from './login/one-at-a-time';
import { spendTheSameTime } from './login/same-time';
import type { Sessions } from './sessions/sessions';

interface AppTokenDeps {
  kit: PlatformKit;
  database: AuthDatabase;
  sessions: Sessions;
  rateLimit: RateLimit;
  clients: LoginClients;
  delays: LoginDelays;
}

const validSeconds = 7_200;

/**
 * `core/auth/token`: an application's key and secret for a token that acts as one user. Applications are documents of
 * the collection `oauth_app` (`{appkey, userId, disable?}`), their secrets hashed in `user_secret` under the document's id.
 * Guessing a secret is delayed as guessing a password is, for keys known and unknown alike.
 */
export function appTokenRoutes(rest: FastifyInstance, deps: AppTokenDeps) {
  const { kit, database, sessions, rateLimit, clients, delays } = deps;
  rest.get('/core/auth/token', tokenRoute, async (request) => {
    const [appkey, appsecret] = [textParameter(request, 'appkey'), textParameter(request, 'appsecret')];
    if (appkey === undefined || appsecret === undefined || appkey === '' || appkey.includes('\0'))
      throw new PlatformError('loginFailed', { field: 'appkey' });
    const limitKey = `token:${clientNetwork(request.ip)}`;
    await rateLimit.spend(limitKey);
    const { verified, account } = await oneAtATime(appkey, async () => {
      const source = await clients.sourceOf({ appkey, address: request.ip });
      await delays.rejectEarly(source);
      await delays.count(source);
      const found = await findApp(appkey, appsecret);
      if (found.account && found.verified) await delays.forget(source);
      return found;
    });
    if (!account || !verified) {
      request.log.info({ user: account?.id, ip: request.ip }, 'login of an application failed');
      throw new PlatformError('loginFailed', { field: 'appkey' });
    }
    request.log.info({ user: account.id, ip: request.ip }, 'an application logged in');
    await rateLimit.refund(limitKey);
    await clients.remember(verified.ownerId, { address: request.ip });
    const { token } = await sessions.start(account, { verified, seconds: validSeconds });
    return {
      token: `Bearer ${token}`,
      expires: validSeconds,
      // In unix seconds: known clients compare it as a number.
      expiresAt: Math.floor(kit.clock.now() / 1000) + validSeconds,
    };
  });

  /** `account`: the user of the application, if the user may log in. `verified`: set if the secret is right, too. */
  async function findApp(appkey: string, appsecret: string): Promise<{ account?: Account; verified?: VerifiedSecret }> {
    const app = await database
      .selectFrom('document')
      .innerJoin('user_secret', 'user_secret.user_id', 'document.id')
      .select(['document.id', 'document.body', 'user_secret.password_hash'])
      .where('document.project', '=', accountProject)
      .where('document.collection', '=', 'oauth_app')
      .where((where) => where(where.ref('document.body', '->>').key('appkey'), '=', appkey))
      .executeTakeFirst();
    if (!app || app.body['disable'] === true) {
      await spendTheSameTime(appsecret);
      return {};
    }
    const isRight = await verifyPassword({ password: appsecret, stored: app.password_hash });
    const account = await findAccountById(kit.pool, String(app.body['userId'] ?? ''));
    if (!account || account.isDisabled) return {};
    return { account, ...(isRight ? { verified: { ownerId: app.id, hash: app.password_hash } } : {}) };
  }
}

/** Concurrent requests of one application must not count as failures for each other. */
const oneAtATime = createOneAtATime();

const text = { type: 'string' as const };
const tokenRoute = route('Gives an application a token of two hours.', {
  query: {
    name: 'app-token-query',
    schema: {
      required: ['appkey', 'appsecret'],
      properties: {
        appkey: { ...text, description: 'Key of the application.' },
        appsecret: { ...text, description: 'Secret of the application.' },
      },
    },
  },
  isPublic: true,
});
