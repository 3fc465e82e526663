import { boundedCache } from '@signalbox/platform-kit';
import type { SetHeaders } from '@signalbox/platform-kit/rest';
import helmet from 'helmet';
import { type IncomingMessage, ServerResponse } from 'node:http';

interface SecurityHeaderOptions {
  publicUrl?: string;
  /** Origins from which pages may show pictures, besides the console's own. */
  imageHosts: string[];
}

/** Strict headers for every answer. The console runs no script but our own files. */
export function createSecurityHeaders({ publicUrl, imageHosts }: SecurityHeaderOptions): SetHeaders {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  // Not `@fastify/helmet`, which validates these options anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'script-src-attr': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
        'font-src': ["'self'", 'data:'],
        'media-src': ["'self'", 'blob:'],
        // Not every browser counts a WebSocket to the same host as 'self'.
        'connect-src': [
          "'self'",
          (request) => socketSource({ request, publicUrl, scheme: 'ws' }),
          (request) => socketSource({ request, publicUrl, scheme: 'wss' }),
        ],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Over plain http these would redirect the browser to an https URL that does not exist.
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  // They only depend on the host, so they are computed once per host.
  const cache = boundedCache<[string, string][]>({ maxEntries: 100, maxBytes: 1024 * 1024 });
  function headersFor(request: IncomingMessage): [string, string][] {
    const host = request.headers.host ?? '';
    const cached = cache.get(host);
    if (cached) return cached;
    const answer = new ServerResponse(request);
    setHeaders(request, answer, (error) => {
      if (error !== undefined) throw error;
    });
    const headers = answer.getHeaderNames().map((name): [string, string] => [name, String(answer.getHeader(name))]);
    cache.set(host, headers, host.length + JSON.stringify(headers).length);
    return headers;
  }
  return (request, response) => {
    for (const [name, value] of headersFor(request)) response.setHeader(name, value);
  };
}

function socketSource({
  request,
  publicUrl,
  scheme,
}: {
  request: IncomingMessage;
  publicUrl?: string;
  scheme: string;
}): string {
  const host = publicUrl ? new URL(publicUrl).host : (request.headers.host ?? '');
  return /^[\w.:[\]-]+$/.test(host) ? `${scheme}://${host}` : "'self'";
}
