import { mayEnterProject, PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../contract';

/** Resolves the sender of a request; undefined without a token. Throws `tokenInvalid` for an invalid token. */
export type Authenticate = (request: FastifyRequest) => Promise<Viewer | undefined>;

/**
 * The only access check of all routes that are not public: a viewer who may enter the project of the request, and the
 * permission that the route names. A public route that reads more for a viewer checks that itself.
 */
export function requireViewer(authenticate: Authenticate) {
  return async (request: FastifyRequest) => {
    if (request.is404) return;
    const { isPublic = false, isOwnAccount = false, permission } = request.routeOptions.config;
    try {
      request.viewer = await authenticate(request);
    } catch (error) {
      // A user whose session ended must still reach the routes of the login page.
      if (!isPublic) throw error;
    }
    if (!isPublic && !request.viewer) throw new PlatformError('tokenMissing');
    if (!isPublic && !isOwnAccount) requireProject(request);
    if (permission !== undefined && !mayDo(request.viewer, permission))
      throw new PlatformError('forbidden', { detail: permission });
  };
}

/** Throws `projectForbidden` for a viewer who may not enter the project of the request. */
export function requireProject({ viewer, project }: Pick<FastifyRequest, 'viewer' | 'project'>): void {
  if (viewer && !mayEnterProject(viewer, project)) throw new PlatformError('projectForbidden', { detail: project });
}

function mayDo(viewer: Viewer | undefined, permission: string): boolean {
  return viewer !== undefined && (viewer.isSuper || viewer.permissions.has(permission));
}

/** The sender of a request. Throws `tokenMissing` without one, which only a public route may have. */
export function viewerOf({ viewer }: Pick<FastifyRequest, 'viewer'>): Viewer {
  if (!viewer) throw new PlatformError('tokenMissing');
  return viewer;
}

/** Checks a permission that depends on the request, and cannot be part of the route's configuration. */
export function requirePermission(request: Pick<FastifyRequest, 'viewer'>, permission: string): void {
  const viewer = viewerOf(request);
  if (!viewer.isSuper && !viewer.permissions.has(permission))
    throw new PlatformError('forbidden', { detail: permission });
}
