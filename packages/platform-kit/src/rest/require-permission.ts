import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** Checks a permission that depends on the request, and cannot be part of the route's configuration. */
export function requirePermission({ viewer }: Pick<FastifyRequest, 'viewer'>, permission: string): void {
  if (!viewer) throw new PlatformError('tokenMissing');
  if (!viewer.isSuper && !viewer.permissions.has(permission))
    throw new PlatformError('forbidden', { detail: permission });
}
