import { objectOf } from '@signalbox/schemas/json';
import type { FastifyRequest } from 'fastify';

/** The part of the address that the route's path names, such as `id` of `/role/:id`, or `*`. */
export function pathParameter({ params }: FastifyRequest, name: string): string {
  const value = objectOf(params)[name];
  if (typeof value !== 'string') throw new TypeError(`the path of the route has no parameter ${name}`);
  return value;
}
