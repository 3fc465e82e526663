import { registeredRoutes, type RegisteredRoute } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';

/** Every REST route of a server, from its own route table, so that a new route is tested automatically. */
export function restRoutes(app: FastifyInstance): RegisteredRoute[] {
  return registeredRoutes(app).filter(({ path }) => path.startsWith('/rest/'));
}
