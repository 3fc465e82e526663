import type { FastifyInstance } from 'fastify';

export interface ListedRoute {
  method: string;
  /** As registered, e.g. `/rest/core/user/:id`. */
  path: string;
}

/** Every REST route of a server, read off its own route tree, so that a new route is tested without being named. */
export function restRoutes(app: FastifyInstance): ListedRoute[] {
  const trail: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, own, methods] = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)/u.exec(line) ?? [];
      if (indent === undefined || own === undefined || methods === undefined) return [];
      const depth = indent.length / 4;
      trail.splice(depth - 1, trail.length, own);
      const path = trail.join('');
      return methods.split(', ').map((method) => ({ method, path }));
    })
    .filter(({ path, method }) => path.startsWith('/rest/') && method !== 'HEAD');
}
