import { registeredRoutes } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { openApi } from './generated/openapi';
import type { OpenApiDocument } from './open-api-document';

/**
 * GET /rest/openapi.json: the generated document, reduced to the routes that this server has, each with the permission that it
 * requires (`x-permission`). For all users, because it contains no data of the installation.
 */
export function openApiRoute(rest: FastifyInstance, { app, version }: { app: FastifyInstance; version: string }): void {
  let document: OpenApiDocument | undefined;
  rest.get('/openapi.json', () => (document ??= documentOf(app, version)));
}

/** `app`: the server with all of its routes. */
export function documentOf(app: FastifyInstance, version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { method, path, permission, isPublic } of registeredRoutes(app)) {
    const address = addressOf(path);
    const verb = method.toLowerCase();
    const operation = openApi.paths[address]?.[verb];
    if (!operation) continue;
    (paths[address] ??= {})[verb] = {
      ...operation,
      ...(permission !== undefined && { 'x-permission': permission }),
      ...(isPublic && { security: [] }),
    };
  }
  const used = new Set(Object.values(paths).flatMap((verbs) => Object.values(verbs).flatMap(({ tags }) => tags)));
  return {
    ...openApi,
    info: { ...openApi.info, version },
    tags: openApi.tags.filter(({ name }) => used.has(name)),
    paths,
  };
}

/** `/rest/core/user/:id` → `/rest/core/user/{id}`; a wildcard has the name `path`. */
export function addressOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
}
