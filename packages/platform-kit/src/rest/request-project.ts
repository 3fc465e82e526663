import { PlatformError } from '@signalbox/api';
import type { FastifyRequest } from 'fastify';

/** The project of a request: from the header, or from the query for downloads and sockets; `default` without either. */
export function requestProject(request: Pick<FastifyRequest, 'headers' | 'query'>): string {
  const { [name]: inQuery } = (request.query ?? {}) as Record<string, unknown>;
  const project = request.headers[name] ?? inQuery;
  if (project === undefined || project === '') return 'default';
  if (typeof project !== 'string' || !isProjectName(project)) throw new PlatformError('invalidField', { field: name });
  return project;
}

/** Every valid name is a project: there is no list of projects. */
export function isProjectName(name: string): boolean {
  return /^[\w.-]{1,64}$/.test(name);
}

const name = 'x-request-project';
