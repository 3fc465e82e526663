import { createHttpServer } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Environment } from './env';
import type { StartChecks } from './held-start';
import { createSecurityHeaders } from './http/security-headers';
import { listen } from './listen';
import { registerProbes } from './operation/probes';

interface StartProbes {
  /** Opens the port, if it is not open yet. The operator sees the checks in `/readyz`. */
  hold(checks: StartChecks): Promise<void>;
  /** Frees the port. */
  close(): Promise<void>;
}

/** Answers probes during a start that takes long: the process lives, but is not ready. Rejects all other requests with 503. */
export function createStartProbes({ environment, logger }: { environment: Environment; logger: Logger }): StartProbes {
  const { operatorToken, trustedProxies, connections, publicUrl, imageHosts } = environment;
  let app: FastifyInstance | undefined;
  let checks: StartChecks;
  return {
    async hold(current) {
      checks = current;
      if (app) return;
      const setHeaders = createSecurityHeaders({ publicUrl, imageHosts });
      app = createHttpServer({ logger, trustedProxies, connections, setHeaders });
      registerProbes(app, { readiness: async () => checks, operatorToken });
      app.setNotFoundHandler((_request, reply) =>
        reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').send({ ready: false }),
      );
      await listen(app, environment, 'starting, only probes are answered at');
    },
    close: async () => app?.close(),
  };
}
