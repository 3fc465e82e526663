import { PlatformError } from '@signalbox/api';
import { objectOf } from '@signalbox/schemas/json';
import type { FastifyRequest } from 'fastify';
import { isProjectName } from '../project-access';

/** The project of a request: from the header, or from the query for downloads and sockets; `default` without either. */
export function requestProject(request: Pick<FastifyRequest, 'headers' | 'query'>): string {
  const { [name]: inQuery } = objectOf(request.query);
  const project = request.headers[name] ?? inQuery;
  if (project === undefined || project === '') return 'default';
  if (!isProjectName(project)) throw new PlatformError('invalidField', { field: name });
  return project;
}

const name = 'x-request-project';
