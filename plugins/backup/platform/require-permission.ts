import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** For what a route's own configuration cannot say: which permission it takes depends on the request. */
export function requirePermission({ viewer }: Pick<FastifyRequest, 'viewer'>, permission: string): void {
  if (!viewer) throw new PlatformError('tokenMissing');
  if (!viewer.isSuper && !viewer.permissions.has(permission))
    throw new PlatformError('forbidden', { detail: permission });
}
