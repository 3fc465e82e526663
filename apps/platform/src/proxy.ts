import proxy from '@fastify/http-proxy';
import { createHttpServer } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serveConsole } from './console/serve-console';
import { registerRequestLog } from './http/request-log';
import { registerSecurityHeaders } from './http/security-headers';

export interface ProxyOptions {
  platformUrl: string;
  publicUrl?: string;
  logger: Logger;
  consoleDir: string;
}

/** The console alone, in front of an existing platform: `/rest` and `/ws` are passed on, nothing is kept. */
export async function createProxy({
  platformUrl,
  publicUrl,
  logger,
  consoleDir,
}: ProxyOptions): Promise<FastifyInstance> {
  const app = createHttpServer({ logger });
  registerRequestLog(app);
  await registerSecurityHeaders(app, { publicUrl });
  await app.register(proxy, {
    upstream: platformUrl,
    prefix: '/rest',
    rewritePrefix: '/rest',
    disableRequestLogging: true,
  });
  await app.register(proxy, {
    upstream: platformUrl,
    prefix: '/ws',
    rewritePrefix: '/ws',
    websocket: true,
    wsUpstream: platformUrl.replace(/^http/, 'ws'),
    disableRequestLogging: true,
  });
  await serveConsole(app, { consoleDir });
  return app;
}
