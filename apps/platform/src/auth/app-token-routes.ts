import { PlatformError } from '@signalbox/api';
import { accountProject, type PlatformKit, verifyPassword } from '@signalbox/platform-kit';
import { clientNetwork } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { findAccountById } from './accounts';
import type { AuthDatabase } from './auth-tables';
import type { VerifiedSecret } from './begin-session';
import type { RateLimit } from './rate-limit';
import type { Sessions } from './sessions';

interface AppTokenParts {
  kit: PlatformKit;
  database: AuthDatabase;
  sessions: Sessions;
  rateLimit: RateLimit;
}

const validSeconds = 7_200;

/**
 * `core/auth/token`: an application's key and secret for a token that acts as one user. Applications are documents of
 * the collection `oauth_app` (`{appkey, userId, disable?}`), their secrets hashed in `user_secret` under the document's id.
 */
export function appTokenRoutes(rest: FastifyInstance, { kit, database, sessions, rateLimit }: AppTokenParts) {
  rest.get('/core/auth/token', { config: { isPublic: true } }, async (request) => {
    const { appkey, appsecret } = request.query as { appkey?: unknown; appsecret?: unknown };
    if (typeof appkey !== 'string' || typeof appsecret !== 'string' || appkey === '' || appkey.includes('\0'))
      throw new PlatformError('loginFailed', { field: 'appkey' });
    const limitKey = `token:${clientNetwork(request.ip)}`;
    await rateLimit.spend(limitKey);
    const verified = await verifyApp(appkey, appsecret);
    const account = verified && (await findAccountById(kit.pool, verified.userId));
    if (!account || account.isDisabled) throw new PlatformError('loginFailed', { field: 'appkey' });
    await rateLimit.refund(limitKey);
    const { token } = await sessions.begin(account, { verified, seconds: validSeconds });
    return {
      token: `Bearer ${token}`,
      expires: validSeconds,
      expiresAt: new Date(kit.clock.now() + validSeconds * 1000).toISOString(),
    };
  });

  async function verifyApp(
    appkey: string,
    appsecret: string,
  ): Promise<(VerifiedSecret & { userId: string }) | undefined> {
    const app = await database
      .selectFrom('document')
      .innerJoin('user_secret', 'user_secret.user_id', 'document.id')
      .select(['document.id', 'document.body', 'user_secret.password_hash'])
      .where('document.project', '=', accountProject)
      .where('document.collection', '=', 'oauth_app')
      .where((where) => where(where.ref('document.body', '->>').key('appkey'), '=', appkey))
      .executeTakeFirst();
    if (
      !app ||
      app.body['disable'] === true ||
      !(await verifyPassword({ password: appsecret, stored: app.password_hash }))
    )
      return undefined;
    return { ownerId: app.id, hash: app.password_hash, userId: String(app.body['userId'] ?? '') };
  }
}
