import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';
import type { DeclaredSchema } from './route-schema';

export interface RegisteredRoute {
  /** One verb; `HEAD` is left out, as Fastify adds it to each `GET`. */
  method: string;
  /** As registered, with the prefix, e.g. `/rest/core/user/:id`. */
  path: string;
  /** As declared. */
  schema: DeclaredSchema;
  config: FastifyContextConfig;
}

const tables = new WeakMap<object, RouteOptions[]>();

/** Records every route that is registered afterwards. Fastify itself can only print its routes as a tree. */
export function recordRoutes(app: FastifyInstance): void {
  const table: RouteOptions[] = [];
  tables.set(app.server, table);
  app.addHook('onRoute', (route) => void table.push(route));
}

/** The routes of a server, in the order of their registration. Throws for a server that does not record them. */
export function registeredRoutes(app: FastifyInstance): RegisteredRoute[] {
  const table = tables.get(app.server);
  if (!table) throw new Error('The routes of this server are not recorded');
  return table.flatMap(({ method, url, schema = {}, config = {} }) =>
    [method]
      .flat()
      .filter((verb) => verb !== 'HEAD')
      .map((verb) => ({ method: verb, path: url, schema: schema as DeclaredSchema, config })),
  );
}
