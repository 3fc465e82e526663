import { PlatformError } from '@signalbox/api';
import type { FastifyInstance } from 'fastify';

/** Answers requests without a route: 405 if the path exists with another verb, else "resource does not exist". */
export function installNotFound(rest: FastifyInstance) {
  const routes: { pattern: RegExp; methods: string[] }[] = [];
  rest.addHook('onRoute', ({ url, method }) => {
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  rest.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const methods = routes.filter(({ pattern }) => pattern.test(path)).flatMap((route) => route.methods);
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
