import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  /** One verb; `HEAD` is left out, as Fastify adds it to each `GET`. */
  method: string;
  /** As registered, with the prefix, e.g. `/rest/core/user/:id`. */
  path: string;
  /** The permission that the route requires of every request. */
  permission?: string;
  /** For callers without a session, too. */
  isPublic?: boolean;
}

const tables = new WeakMap<object, RegisteredRoute[]>();

/** Records every route that is registered afterwards. Fastify itself can only print its routes as a tree. */
export function recordRoutes(app: FastifyInstance): void {
  const table: RegisteredRoute[] = [];
  tables.set(app.server, table);
  app.addHook('onRoute', ({ method, url, config }) => {
    const { permission, isPublic = false } = config ?? {};
    for (const verb of [method].flat())
      if (verb !== 'HEAD')
        table.push({ method: verb, path: url, isPublic, ...(permission !== undefined && { permission }) });
  });
}

/** The routes of a server, in the order of their registration. Throws for a server that does not record them. */
export function registeredRoutes(app: FastifyInstance): readonly RegisteredRoute[] {
  const table = tables.get(app.server);
  if (!table) throw new Error('The routes of this server are not recorded');
  return table;
}
