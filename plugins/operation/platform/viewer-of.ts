import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';

/** The sender of a request to a route that needs a permission. */
export function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (viewer === undefined) throw new PlatformError('tokenMissing');
  return viewer;
}
