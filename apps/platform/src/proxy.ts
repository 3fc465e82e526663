import proxy from '@fastify/http-proxy';
import { createHttpServer } from '@signalbox/platform-kit/rest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
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
  const { origin, pathname } = new URL(platformUrl);
  // The platform itself may stand below a path.
  const at = (prefix: string) => ({
    upstream: origin,
    prefix,
    rewritePrefix: pathname.replace(/\/$/, '') + prefix,
    disableRequestLogging: true,
  });
  await app.register(proxy, { ...at('/rest'), replyOptions: { rewriteRequestHeaders: withCaller } });
  await app.register(proxy, { ...at('/ws'), websocket: true, wsUpstream: origin.replace(/^http/, 'ws') });
  await serveConsole(app, { consoleDir: () => consoleDir });
  return app;
}

/** The platform counts wrong passwords by address: without this, all readers would be one to it. */
function withCaller({ socket }: Pick<FastifyRequest, 'socket'>, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const before = headers['x-forwarded-for'];
  return { ...headers, 'x-forwarded-for': [before ?? [], socket.remoteAddress ?? []].flat().join(', ') };
}
