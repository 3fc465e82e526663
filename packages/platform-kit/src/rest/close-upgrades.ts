import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after the HTTP response to an upgrade request. Node has taken such a connection out of HTTP by
 * then, and would neither read from it nor close it.
 * An accepted WebSocket has no HTTP response, and stays open.
 */
export function closeUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.end();
  });
}
