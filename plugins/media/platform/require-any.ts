import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** Throws `forbidden`, naming the first, unless the sender holds one of `permissions`. */
export function requireAny({ viewer }: FastifyRequest, permissions: string[]): void {
  if (!viewer) throw new PlatformError('tokenMissing');
  if (viewer.isSuper || permissions.some((permission) => viewer.permissions.has(permission))) return;
  throw new PlatformError('forbidden', { detail: permissions[0] });
}
