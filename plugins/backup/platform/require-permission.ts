import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** For what a route's own configuration cannot say: which permission it takes depends on the request. */
export function requirePermission({ viewer }: FastifyRequest, permission: string): void {
  if (!viewer) throw new PlatformError('tokenMissing');
  if (!viewer.isSuper && !viewer.permissions.has(permission))
    throw new PlatformError('forbidden', { detail: permission });
}

/** Any one of them will do. */
export function requireAnyPermission(request: FastifyRequest, [first = '', ...others]: readonly string[]): void {
  if (others.some((permission) => request.viewer?.permissions.has(permission))) return;
  requirePermission(request, first);
}
