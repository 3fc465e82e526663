import type { FastifyInstance } from 'fastify';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

/**
 * Leaves WebSockets below `/ws` to the WebSocket proxy. A request that offers any other protocol (`Upgrade: h2c`) is
 * answered as a plain request, and its connection is closed, because Node has taken it out of HTTP. Call this after the
 * proxies are ready.
 */
export function routeUpgrades(app: FastifyInstance): void {
  const { server } = app;
  const accept = server.listeners('upgrade') as ((...given: [IncomingMessage, Duplex, Buffer]) => void)[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
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
