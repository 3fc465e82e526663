import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../contract';

/** Says who sent a request; undefined without a token. Throws `tokenInvalid` for a token that does not count. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>;

/** The one gate of all routes: a viewer where the route is not public, and the permission that it names. */
export function requireViewer(authenticate: Authenticate) {
  return async (request: FastifyRequest) => {
    if (request.is404) return;
    const { isPublic = false, permission } = request.routeOptions.config;
    try {
      request.viewer = await authenticate(request);
    } catch (error) {
      // Someone whose session ended must still reach the login page's own routes.
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
