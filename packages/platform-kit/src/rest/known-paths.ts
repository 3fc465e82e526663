import { PlatformError } from '@signalbox/api';
import type { FastifyInstance } from 'fastify';

/** Answers requests without a route: 405 if the path exists with another verb, else "resource does not exist". */
export function installNotFound(rest: FastifyInstance) {
  const routes: { url: string; methods: string[] }[] = [];
  // Compiled at the first request without a route.
  const patterns = new Map<string, RegExp>();
  const matches = (url: string, path: string) => {
    const pattern = patterns.get(url) ?? patternOf(url);
    patterns.set(url, pattern);
    return pattern.test(path);
  };
  rest.addHook('onRoute', ({ url, method }) => {
    routes.push({ url, methods: [method].flat() });
  });
  rest.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = routes.filter(({ url }) => matches(url, path)).flatMap((route) => route.methods);
    if (methods.length === 0 || methods.includes(request.method)) throw new PlatformError('notFound');
    void reply.header('allow', [...new Set(methods)].join(', '));
    throw new PlatformError('methodNotAllowed', { detail: request.method });
  });
}

function patternOf(url: string): RegExp {
  const source = url
    .replace(/\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${source}/?$`);
}
