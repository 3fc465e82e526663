import { createRateLimit, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { appTokenRoutes } from './app-token-routes';
import { asAuthDatabase } from './auth-tables';
import { createAuthenticate } from './authenticate';
import { createCaptchas } from './captcha/captcha';
import { lockedAccounts } from './login/locked-accounts';
import { createLoginClients } from './login/login-clients';
import { createLoginDelays } from './login/login-delays';
import { createLoginFailures } from './login/login-failures';
import { createLoginLimit } from './login/login-limit';
import { loginRoutes } from './login/login-routes';
import { profileRoutes } from './profile-routes';
import { reportFrozen } from './login/report-frozen';
import type { Sessions } from './sessions/sessions';

/** Limits per minute: wrong old passwords of one user, captchas drawn for one address. */
const attemptsPerMinute = 60;
const reportMilliseconds = 5_000;

/** Authentication: the routes under `core/auth`, and the check of all others. */
export function createAuth({ kit, sessions, isSecure }: { kit: PlatformKit; sessions: Sessions; isSecure: boolean }) {
  const { clock } = kit;
  const database = asAuthDatabase(kit.database);
  const rateLimit = createRateLimit({ ...kit, count: attemptsPerMinute, windowSeconds: 60 });
  const deps = {
    kit,
    database,
    sessions,
    rateLimit,
    loginLimit: createLoginLimit(kit),
    captchas: createCaptchas({ database, clock }),
    delays: createLoginDelays({ database, clock }),
    clients: createLoginClients({ database, clock }),
    failures: createLoginFailures({ database, clock }),
  };
  return {
    sessions,
    authenticate: createAuthenticate(sessions),
    register(rest: FastifyInstance) {
      kit.every(reportMilliseconds, { name: 'report frozen administrators', run: () => reportFrozen(kit) });
      kit.operationActions.push(lockedAccounts(deps));
      loginRoutes(rest, { ...deps, isSecure });
      profileRoutes(rest, { ...deps, isSecure });
      appTokenRoutes(rest, deps);
    },
  };
}

export type Auth = ReturnType<typeof createAuth>;
export { findViewer } from './accounts';
export { authMigrations } from './auth-tables';
export { createSessions, kitSessions, type Sessions } from './sessions/sessions';
