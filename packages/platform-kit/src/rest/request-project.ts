import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** The project a request is about: header, or query for downloads and sockets; `default` without either. */
export function requestProject(request: Pick<FastifyRequest, 'headers' | 'query'>): string {
  const { [name]: inQuery } = (request.query ?? {}) as Record<string, unknown>;
  const project = request.headers[name] ?? inQuery;
  if (project === undefined || project === '') return 'default';
  if (typeof project !== 'string' || !isProjectName(project)) throw new PlatformError('invalidField', { field: name });
  return project;
}

/** Whatever may be called so is a project: there is no list of them. */
export function isProjectName(name: string): boolean {
  return /^[\w.-]{1,64}$/.test(name);
}

const name = 'x-request-project';
