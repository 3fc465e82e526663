import { PlatformError } from '@signalbox/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Rejects the handshake of a live connection from the page of another site. Browsers always send the page's origin; other
 * clients send none. Throws `forbidden`, before the connection leaves HTTP.
 */
export function rejectForeignOrigins(app: FastifyInstance, { publicUrl }: { publicUrl?: string }): void {
  app.addHook('onRequest', async (request) => {
    const { origin, upgrade } = request.headers;
    // By the header, not by the URL: the router also takes `/%77s/setting` for `/ws/setting`.
    if (!/^websocket$/i.test(upgrade ?? '')) return;
    if (origin !== undefined && !isOwn(origin, { request, publicUrl }))
      throw new PlatformError('forbidden', { detail: 'Origin' });
  });
}

/**
 * True for the host of this request, which a trusted proxy may have written, or the one that the operator configured.
 * The scheme does not count: a proxy that ends TLS need not send it.
 */
function isOwn(origin: string, { request, publicUrl }: { request: FastifyRequest; publicUrl?: string }): boolean {
  const page = parsed(origin);
  if (page === undefined || !/^https?:$/.test(page.protocol)) return false;
  if (publicUrl !== undefined && page.host === new URL(publicUrl).host) return true;
  return page.host === parsed(`${page.protocol}//${request.host}`)?.host;
}

function parsed(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}
