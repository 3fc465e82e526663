import type { Server } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import { clientNetwork } from './client-address';

export interface ConnectionLimits {
  /** Limit of all clients together. */
  total: number;
  /** Limit of one IPv4 address, or one IPv6 network of 64 bits. Trusted proxies are exempt. */
  perClient: number;
}

/** Closes connections beyond the limits as soon as they open. Logs that at most once a minute. */
export function limitConnections(
  server: Server,
  { total, perClient, trustedProxies, log }: ConnectionLimits & { trustedProxies: string[]; log: FastifyBaseLogger },
): void {
  const isTrusted = trustedProxies.length > 0 ? compile(trustedProxies) : () => false;
  const open = new Map<string, number>();
  let loggedAt = 0;
  const logClosed = (options: Record<string, string | number>) => {
    if (Date.now() - loggedAt < 60_000) return;
    loggedAt = Date.now();
    log.warn(options, 'closed a connection beyond the limit');
  };
  server.maxConnections = total;
  server.on('drop', (options) => logClosed({ address: options?.remoteAddress ?? '', total }));
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const client = clientNetwork(remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count <= perClient) return;
    socket.destroy();
    logClosed({ address: client, perClient });
  });
}
