import type { FastifyInstance } from 'fastify';
import type { StartChecks } from '../held-start';
import { isFromOperator } from './operator-token';
import type { Readiness } from './readiness';

interface ProbeOptions {
  readiness: () => Promise<Readiness | StartChecks>;
  /** Shows which check fails. Undefined: it is shown to no request. */
  operatorToken?: string;
}

/**
 * For process managers and load balancers: `/livez` says that the process answers, `/readyz` that it can serve requests
 * (200) or cannot (503). Both are open to all callers. The checks behind `/readyz` are shown to the operator only.
 */
export function registerProbes(app: FastifyInstance, { readiness, operatorToken }: ProbeOptions): void {
  app.get('/livez', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok\n'),
  );
  app.get('/readyz', quiet, async (request, reply) => {
    const checks = await readiness();
    const isReady = Object.values(checks).every((outcome) => outcome === 'ok' || outcome === 'away');
    const detail = isFromOperator(request, operatorToken) ? { checks } : {};
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: isReady, ...detail });
  });
}

/** Load balancers ask every few seconds. */
const quiet = { logLevel: 'warn' as const };
