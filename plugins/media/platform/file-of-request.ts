import { ownerOf, pathSegments } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import type { LibraryPath } from './retained/places';
import { storePathOf } from './store-path-of';

/** `path`: inside the library of the request's project, or the URL of one of its files. Throws `invalidPath`. */
export function fileOfRequest({ project }: FastifyRequest, path: string): LibraryPath {
  return { project, path: pathSegments(ownerOf(storePathOf(project, path)).path).join('/') };
}
