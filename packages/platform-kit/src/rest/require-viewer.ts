import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../contract';

/** Resolves the sender of a request; undefined without a token. Throws `tokenInvalid` for an invalid token. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>;

/** The only access check of all routes: a viewer where the route is not public, and the permission that it names. */
export function requireViewer(authenticate: Authenticate) {
  return async (request: FastifyRequest) => {
    if (request.is404) return;
    const { isPublic = false, permission } = request.routeOptions.config;
    try {
      request.viewer = await authenticate(request);
    } catch (error) {
      // A user whose session ended must still reach the routes of the login page.
      if (!isPublic) throw error;
    }
    if (!isPublic && !request.viewer) throw new PlatformError('tokenMissing');
    if (permission !== undefined && !mayDo(request.viewer, permission))
      throw new PlatformError('forbidden', { detail: permission });
  };
}

function mayDo(viewer: Viewer | undefined, permission: string): boolean {
  return viewer !== undefined && (viewer.isSuper || viewer.permissions.has(permission));
}
