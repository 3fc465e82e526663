import { PlatformError } from '@signalbox/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Rejects the handshake of a live connection that the page of another site asks for. Browsers always name the page's
 * origin; clients that are no browser send none. Throws `forbidden`, before the connection is taken out of HTTP.
 */
export function rejectForeignOrigins(app: FastifyInstance, { publicUrl }: { publicUrl?: string }): void {
  app.addHook('onRequest', async (request) => {
    if (request.raw.headers.upgrade === undefined || !/^\/ws(\/|$)/.test(request.url)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !isOwn(origin, { request, publicUrl }))
      throw new PlatformError('forbidden', { detail: 'Origin' });
  });
}

/**
 * The address under which this request came, which a trusted proxy may have written, or the one that the operator names.
 * The scheme does not count: a proxy that ends TLS need not name it.
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
