import type { PlatformPlugin } from '@signalbox/platform-kit';
import { registeredRoutes } from '@signalbox/platform-kit/rest';
import { collections, type JsonSchema, type NamedSchema } from '@signalbox/schemas';
import type { FastifyInstance } from 'fastify';
import { commonComponents, commonParts, commonSchemas } from './document';
import { latestDraft } from './latest-draft';
import { operationOf } from './operation-of';
import { settingsSchema } from './settings-schema';

interface DocumentDeps {
  /** The server, with all of its routes once it is ready. */
  app: FastifyInstance;
  plugins: readonly PlatformPlugin[];
  version: string;
}

/**
 * GET /rest/openapi.json: what the routes of this server declare. For all users, because it contains no data of the
 * installation. The server does not start with a route that declares nothing.
 */
export function openApiRoute(rest: FastifyInstance, deps: DocumentDeps): void {
  let document: ReturnType<typeof documentOf> | undefined;
  rest.get('/openapi.json', { config: { summary: 'Returns this document.' } }, () => (document ??= documentOf(deps)));
  deps.app.addHook('onReady', async () => rejectUndeclared(deps.app));
}

function rejectUndeclared(app: FastifyInstance): void {
  for (const { method, path, config } of registeredRoutes(app))
    if (/^\/(rest|ws)\//.test(path) && config.summary === undefined && method !== 'OPTIONS')
      throw new Error(`The route ${method} ${path} is not declared: say in its config.summary what it does`);
}

/** The OpenAPI document of the routes. `x-permission`: what a route requires; `x-changes`: whether it changes something. */
export function documentOf({ app, plugins, version }: DocumentDeps) {
  const schemas: Record<string, JsonSchema> = { ...commonSchemas };
  const use = (named: NamedSchema | 'settings') => {
    const name = named === 'settings' ? named : named.name;
    const component = name.replaceAll(/[^\w-]+/g, '-');
    if (schemas[component] === undefined)
      Object.assign(schemas, latestDraft(named === 'settings' ? settingsSchema() : named.schema, component));
    return { $ref: `#/components/schemas/${component}` };
  };
  const headings = new Map(plugins.map(({ id, title }) => [id, title]));
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { config, ...route } of registeredRoutes(app)) {
    if (!route.path.startsWith('/rest/')) continue;
    const { plugin = '', permission = declaredPermission(route.method, route.path) } = config;
    const own = { ...config, plugin: headings.get(plugin) === undefined ? 'platform' : plugin };
    const address = addressOf(route.path);
    const declared = { ...route, config: { ...own, ...(permission !== undefined && { permission }) } };
    (paths[address] ??= {})[route.method.toLowerCase()] = operationOf(declared, address, use);
  }
  const titled = plugins.flatMap(({ id, title }) => (title === undefined ? [] : [{ name: id, description: title }]));
  return {
    ...commonParts,
    info: { ...commonParts.info, version },
    tags: [{ name: 'platform', description: 'Platform' }, ...titled],
    paths,
    components: { ...commonComponents, schemas },
  };
}

/** That of a route of a declared list, whose engine checks it. */
function declaredPermission(method: string, path: string): string | undefined {
  const action = { GET: 'view', POST: 'add', PUT: 'edit', PATCH: 'edit', DELETE: 'delete' } as const;
  const own = collections.find(({ resource }) => path === `/rest/${resource}` || path === `/rest/${resource}/:id`);
  return own?.permissions[action[method as keyof typeof action]];
}

/** `/rest/core/user/:id` → `/rest/core/user/{id}`; a wildcard has the name `path`. */
function addressOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
}
