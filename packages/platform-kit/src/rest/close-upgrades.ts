import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after the answer to a request that asked for another protocol and was answered in HTTP. Node has
 * taken such a connection out of HTTP by then, and would neither read from it nor close it.
 * A WebSocket that was accepted has no HTTP answer, and stays open.
 */
export function closeUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.headers.upgrade !== undefined) raw.socket.end();
  });
}
