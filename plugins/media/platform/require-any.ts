import { PlatformError } from '@signalbox/api';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';

/** Throws `forbidden`, naming the first, unless the sender has one of `permissions`. */
export function requireAny(request: FastifyRequest, permissions: string[]): void {
  viewerOf(request);
  if (!mayAny(request, permissions)) throw new PlatformError('forbidden', { detail: permissions[0] });
}

/** True if the sender has one of `permissions`. */
export function mayAny({ viewer }: FastifyRequest, permissions: string[]): boolean {
  return (
    viewer !== undefined && (viewer.isSuper || permissions.some((permission) => viewer.permissions.has(permission)))
  );
}
