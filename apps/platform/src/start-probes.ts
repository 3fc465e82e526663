import { createHttpServer } from '@signalbox/platform-kit/rest';
import type { StartHold } from '@signalbox/platform-kit/stored-tree';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Environment } from './env';
import { createSecurityHeaders } from './http/security-headers';
import { listen } from './listen';
import { registerProbes } from './operation/probes';

interface StartProbes {
  /** Opens the port, if it is not open yet. The operator sees `hold` as the check `files` of `/readyz`. */
  hold(hold: StartHold): Promise<void>;
  /** Frees the port. */
  close(): Promise<void>;
}

/** Answers probes during a start that takes long: the process lives, but is not ready. Rejects all other requests with 503. */
export function createStartProbes({ environment, logger }: { environment: Environment; logger: Logger }): StartProbes {
  const { operatorToken, trustedProxies, connections, publicUrl, imageHosts } = environment;
  let app: FastifyInstance | undefined;
  let files: StartHold;
  return {
    async hold(hold) {
      files = hold;
      if (app) return;
      const setHeaders = createSecurityHeaders({ publicUrl, imageHosts });
      app = createHttpServer({ logger, trustedProxies, connections, setHeaders });
      registerProbes(app, { readiness: async () => ({ files }), operatorToken });
      app.setNotFoundHandler((_request, reply) =>
        reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').send({ ready: false }),
      );
      await listen(app, environment);
    },
    close: async () => app?.close(),
  };
}
