import { PlatformError } from '@signalbox/api';
import type { Viewer } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';

/** The sender of a request. Throws `tokenMissing` without one. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (request.viewer === undefined) throw new PlatformError('tokenMissing');
  return request.viewer;
}
