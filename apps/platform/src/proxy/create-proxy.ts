import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { PlatformError } from '@signalbox/api';
import {
  allowLongBody,
  createHttpServer,
  type HttpServerOptions,
  isAnswering,
  isMultipart,
} from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { serveConsole } from '../console/serve-console';
import { registerRequestLog } from '../http/request-log';
import { createSecurityHeaders } from '../http/security-headers';
import { rejectForeignOrigins } from '../live/foreign-origins';
import { LimitedSocket, limitedSockets } from '../live/limited-socket';
import { registerProbes } from '../operation/probes';
import { answeredHeaders, forwardedHeaders } from './forwarded-headers';

interface ProxyOptions extends Pick<HttpServerOptions, 'trustedProxies' | 'connections'> {
  platformUrl: string;
  publicUrl?: string;
  /** Origins besides the console's own. */
  imageHosts?: string[];
  logger: Logger;
  consoleDir: string;
}

/** The console in front of an existing platform: it forwards `/rest` and `/ws`, and stores nothing. */
export async function createProxy({
  platformUrl,
  publicUrl,
  imageHosts = [],
  logger,
  consoleDir,
  trustedProxies,
  connections,
}: ProxyOptions): Promise<FastifyInstance> {
  const setHeaders = createSecurityHeaders({ publicUrl, imageHosts });
  const app = createHttpServer({ logger, trustedProxies, connections, setHeaders });
  registerRequestLog(app);
  // It stores nothing that could be missing.
  registerProbes(app, { readiness: async () => ({}) });
  rejectForeignOrigins(app, { publicUrl });
  const { origin, pathname } = new URL(platformUrl);
  // The URL of the platform may have a path.
  const at = (prefix: string) => ({
    upstream: origin,
    prefix,
    rewritePrefix: pathname.replace(/\/$/, '') + prefix,
    disableRequestLogging: true,
    // The proxy also reports clients that disconnect as errors.
    logSerializers: { err: withoutStack },
    replyOptions,
  });
  // Only the platform knows the sessions. It ends an upload without one.
  app.addHook('onRequest', async ({ raw }) => {
    if (isMultipart(raw)) allowLongBody(raw);
  });
  // Loaded here, because a platform starts without it.
  const { default: proxy } = await import('@fastify/http-proxy');
  await app.register(proxy, at('/rest'));
  await app.register(proxy, {
    ...at('/ws'),
    websocket: true,
    wsUpstream: origin.replace(/^http/, 'ws'),
    wsServerOptions: limitedSockets(FrontSocket),
  });
  await serveConsole(app, { consoleDir: () => consoleDir });
  await app.ready();
  routeUpgrades(app);
  return app;
}

const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
  rewriteRequestHeaders: forwardedHeaders,
  rewriteHeaders: answeredHeaders,
  // The cause contains the platform's address: it is only logged.
  onError: (reply, { error }) => reply.send(new PlatformError('platformUnanswered', { cause: error })),
};

function withoutStack({ name, message }: Error): string {
  return `${name}: ${message}`;
}

/** By default, a connection that the platform rejects is closed with the error's message, which contains the platform's address. */
class FrontSocket extends LimitedSocket {
  override close(code?: number, reason?: string | Buffer) {
    super.close(code, code === internalError ? 'the platform cannot be reached' : reason);
  }
}
const internalError = 1011;

/**
 * Leaves WebSockets below `/ws` to the WebSocket proxy. A request that offers any other protocol (`Upgrade: h2c`) is
 * answered as a plain request, and its connection is closed, because Node has taken it out of HTTP. Call this after the
 * proxies are ready.
 */
function routeUpgrades(app: FastifyInstance): void {
  const { server } = app;
  const accept = server.listeners('upgrade') as ((...given: [IncomingMessage, Duplex, Buffer]) => void)[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
    if (isAnswering(socket)) return void socket.destroy();
    if (isWebSocket(request)) return accept.forEach((listener) => listener.call(server, request, socket, head));
    if (!(socket instanceof Socket)) return void socket.destroy();
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.assignSocket(socket);
    response.once('finish', () => socket.end());
    app.routing(request, response);
  });
}

function isWebSocket({ url = '', headers }: IncomingMessage): boolean {
  return /^\/ws(\/|$)/.test(url.split('?')[0] ?? '') && headers.upgrade?.toLowerCase() === 'websocket';
}
