import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Tracing } from './tracing-variables';

interface TracingOptions {
  /** Undefined: nothing is traced, and no code of it is loaded. */
  tracing: Tracing | undefined;
  pools: Pool[];
  version: string;
}

/** Traces requests and their queries where the operator has a collector. Its failures are logged and stop nothing. */
export async function registerTracing(
  app: FastifyInstance,
  { tracing, pools, version }: TracingOptions,
): Promise<void> {
  if (!tracing) return;
  const [{ openTracing }, { traceRequests }, { traceQueries }] = await Promise.all([
    import('./open-tracing'),
    import('./request-spans'),
    import('./query-spans'),
  ]);
  const { tracer, close } = openTracing({ ...tracing, version, log: app.log });
  traceRequests(app, tracer);
  for (const pool of pools) traceQueries(pool, tracer);
  app.addHook('onClose', () => close().catch((error: unknown) => app.log.warn({ error }, 'tracing')));
}
