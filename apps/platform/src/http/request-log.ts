import { boundedCache } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { loggedUrl } from './logged-url';

/** Logs one line per answered request, without headers, bodies, and secrets in the URL. */
export function registerRequestLog(app: FastifyInstance) {
  // Consoles request the same few URLs again and again.
  const cache = boundedCache<{ shown: string }>({ maxEntries: 500, maxBytes: 512 * 1024 });
  const shownUrl = (url: string) => {
    const cached = cache.get(url);
    if (cached) return cached.shown;
    const shown = loggedUrl(url);
    cache.set(url, { shown }, url.length + shown.length);
    return shown;
  };

  app.addHook('onResponse', (request, reply, done) => {
    const { method, ip, viewer } = request;
    const line = {
      method,
      url: shownUrl(request.url),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      ip,
      user: viewer?.username,
    };
    // 501: the client asks for a part of a protocol that no server of this product has.
    if (reply.statusCode >= 500 && reply.statusCode !== 501) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
