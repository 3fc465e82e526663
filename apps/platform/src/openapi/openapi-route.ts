import { registeredRoutes } from '@signalbox/platform-kit/rest';
import { collections } from '@signalbox/schemas';
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
  for (const { method, path, isPublic, ...route } of registeredRoutes(app)) {
    const permission = route.permission ?? declaredPermission(method, path);
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

/** That of a route of a declared list, whose engine checks it. */
function declaredPermission(method: string, path: string): string | undefined {
  const action = { GET: 'view', POST: 'add', PUT: 'edit', PATCH: 'edit', DELETE: 'delete' } as const;
  const own = collections.find(({ resource }) => path === `/rest/${resource}` || path === `/rest/${resource}/:id`);
  return own?.permissions[action[method as keyof typeof action]];
}

/** `/rest/core/user/:id` → `/rest/core/user/{id}`; a wildcard has the name `path`. */
export function addressOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
}
