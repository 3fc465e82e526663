import exceptions from '@signalbox/schemas/data/body-limits.json';
import type { FastifyInstance } from 'fastify';

/** Limit of JSON bodies. Uploads have limits of their own. */
export const maxBodyBytes = 64 * 1024;

/** Gives the routes of `data/body-limits.json` their own limits of bytes and of values. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const limit = limits.get(`${String(route.method)} ${route.url}`);
    if (limit === undefined) return;
    route.bodyLimit = limit.kilobytes * 1024;
    route.config = { ...route.config, maxBodyValues: limit.values };
  });
}

const limits = new Map(Object.entries(exceptions));
