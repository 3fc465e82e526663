import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PlatformError } from '@signalbox/api';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { limitClients } from './connections/client-turns';
import { limitBodyTime } from './connections/body-deadline';
import { keepForwardedAddresses } from './connections/client-address';
import { answerClientError, type SetHeaders } from './errors/client-error';
import { type ConnectionLimits, limitConnections } from './connections/connection-limits';
import { answerError } from './errors/error-answers';
import { createServerOneByOne, isAnswering } from './connections/one-by-one';
import { endSilentSenders } from './connections/end-silent-senders';
import { limitBodies, maxBodyBytes } from './body-limits';
import { recordRoutes } from './route-table';

export interface HttpServerOptions {
  logger?: FastifyBaseLogger;
  /** Addresses, CIDR ranges, or `loopback`, `linklocal` and `uniquelocal`, whose `X-Forwarded-For` counts. */
  trustedProxies?: string[];
  /** Without them, any number of connections. */
  connections?: ConnectionLimits;
  /** Sets the headers of every response, those to malformed requests among them. */
  setHeaders?: SetHeaders;
}

/** The HTTP server without routes, in the product and in tests alike. */
export function createHttpServer({
  logger,
  trustedProxies = [],
  connections,
  setHeaders = () => undefined,
}: HttpServerOptions = {}): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    // Fastify's numbers start again with each server. The id is in log, answer, audit and trace.
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: maxBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    // No hook runs for these.
    frameworkErrors(error, request, reply) {
      setHeaders(request.raw, reply.raw);
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerClientError({ error, socket, setHeaders }),
    // The platform logs requests itself, without the tokens that an address may contain.
    logController: new LogController({ disableRequestLogging: true }),
    // An open connection must not delay the end of the process.
    forceCloseConnections: true,
    serverFactory: (answer) => createServerOneByOne(serverOptions, answer),
  });
  app.addHook('onRequest', ({ raw, id }, reply, done) => {
    setHeaders(raw, reply.raw);
    void reply.header('x-request-id', id);
    keepForwardedAddresses(raw.headers);
    const detail = !hasOneHost(raw) ? 'Host' : isCoded(raw) ? 'Transfer-Encoding' : undefined;
    done(detail === undefined ? undefined : new PlatformError('malformedBody', { detail }));
  });
  limitClients(app);
  app.setErrorHandler(answerError);
  if (connections) limitConnections(app.server, { ...connections, trustedProxies, log: app.log });
  limitBodyTime(app.server, { milliseconds: bodyMilliseconds });
  endSilentSenders(app.server, { silentMilliseconds });
  closeUpgrades(app);
  limitBodies(app);
  recordRoutes(app);
  return app;
}

const serverOptions = {
  // Node's own limit of 16 KiB is too low for queries that the query language allows: an escaped character takes up to nine bytes.
  maxHeaderSize: 160 * 1024,
  // Node would answer a request without `Host` by itself, without a body.
  requireHostHeader: false,
  // It would include the body, and an upload may take any time. Heads keep Node's own limit.
  requestTimeout: 0,
  headersTimeout: 60_000,
  keepAliveTimeout: 72_000,
};

/** Of several `Host` headers, a proxy and the platform may each read another one (RFC 9112, 3.2). */
function hasOneHost({ headers: { host }, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return lines === 1 ? !/[\s,/@]/.test(host ?? '') : lines === 0 && httpVersion !== '1.1';
}

/** True for a body that Node would hand over compressed, as if it were plain. */
function isCoded({ headers: { 'transfer-encoding': coding = 'chunked' } }: IncomingMessage): boolean {
  return coding.trim().toLowerCase() !== 'chunked';
}

/** Long enough for an interrupted network to recover. */
const silentMilliseconds = 120_000;

/** For bodies of up to two megabytes, on a line of 300 kbit/s. */
const bodyMilliseconds = 60_000;

/**
 * Closes the connection after the HTTP response to an upgrade request. Node has taken such a connection out of HTTP by
 * then, and would neither read from it nor close it.
 * An accepted WebSocket has no HTTP response, and stays open.
 */
function closeUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.end();
  });
  // The socket cannot belong to an earlier request and to a WebSocket.
  app.addHook('onReady', async () => {
    const { server } = app;
    if (server.listenerCount('upgrade') > 0)
      server.prependListener('upgrade', (_request, socket) => isAnswering(socket) && socket.destroy());
  });
}
