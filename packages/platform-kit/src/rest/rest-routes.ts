import type { FastifyInstance } from 'fastify';
import type { PlatformKit, PlatformPlugin } from '../contract';
import { requireRoute } from '../license';
import { installBodyParsers } from './body-parsers';
import { allowLongBody, isMultipart } from './connections/body-deadline';
import { answerError } from './errors/error-answers';
import { installNotFound } from './known-paths';
import { requestProject } from './request-project';
import { registerErrors } from './errors/plugin-errors';
import { type Authenticate, requireViewer } from './require-viewer';
import { validatorCompiler } from './route-schema';
import { safeRequest } from './safe-request';

interface RestOptions {
  kit: PlatformKit;
  plugins: PlatformPlugin[];
  authenticate: Authenticate;
  /** Routes of the platform itself, besides those of the plug-ins. */
  register?: (rest: FastifyInstance) => void | Promise<void>;
}

/** Everything below `/rest`: the hooks of all routes, then the routes. */
export async function registerRest(app: FastifyInstance, { kit, plugins, authenticate, register }: RestOptions) {
  registerErrors(plugins);
  await app.register(
    async (rest) => {
      installBodyParsers(rest);
      installNotFound(rest);
      rest.setErrorHandler(answerError);
      rest.setValidatorCompiler(validatorCompiler);
      rest.decorateRequest('viewer', undefined);
      rest.decorateRequest('settingsVersion', undefined);
      rest.decorateRequest('project', 'default');
      rest.addHook('onRequest', (request, _reply, done) => {
        request.project = requestProject(request);
        done();
      });
      rest.addHook('onRequest', safeRequest({ app, settings: kit.settings }));
      rest.addHook('onRequest', requireViewer(authenticate));
      rest.addHook('onRequest', ({ method, routeOptions: { url = '' }, project }) =>
        requireRoute(kit, { method, url, project }),
      );
      rest.addHook('onRequest', ({ viewer, raw }, _reply, done) => {
        if (viewer && isMultipart(raw)) allowLongBody(raw);
        done();
      });
      rest.addHook('onSend', (_request, reply, _payload, done) => {
        // Responses depend on the user. Files set their own lifetime.
        const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
        if (isJson && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        done();
      });
      rest.addHook(
        'onResponse',
        ({ method, routeOptions }, { statusCode: status, elapsedTime: milliseconds }, done) => {
          const route = routeOptions.url === undefined ? 'unmatched' : `${method} ${routeOptions.url}`;
          kit.figures.count({ route, status, milliseconds });
          done();
        },
      );
      await register?.(rest);
      for (const plugin of plugins)
        await rest.register(
          named(plugin.id, async (own: FastifyInstance) => {
            own.addHook('onRoute', (route) => {
              route.config = { ...route.config, plugin: plugin.id };
            });
            await plugin.register(own, kit);
          }),
        );
    },
    { prefix: '/rest' },
  );
}

/** Fastify compares a function without a name with all loaded modules. */
function named<Register extends object>(name: string, register: Register): Register {
  return Object.assign(register, { [Symbol.for('fastify.display-name')]: name });
}
