import { PlatformError } from '@signalbox/api';
import type { AuthorState, ValidatorModule } from '@signalbox/schemas/author-update';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebSocket } from 'ws';

/** Each open page has one connection; modules are served by their hash. */
interface PageFeed {
  /** Adds `/author/events`, a WebSocket, and `/author/modules/:hash/:file`. */
  register(app: FastifyInstance): void;
  /** Keeps modules to be served. Returns their addresses by their files. */
  keep(modules: readonly ValidatorModule[]): Record<string, string>;
  show(state: AuthorState): void;
}

/** A page may still load those of some updates ago. */
const maxModules = 1_000;

export function createPageFeed(): PageFeed {
  const pages = new Set<WebSocket>();
  const modules = new LRUCache<string, string>({ max: maxModules });
  /** By file: a module imports others by `./`, so it finds them below its own hash. */
  const latest = new Map<string, string>();
  let shown: AuthorState = { errors: [] };

  return {
    register(app) {
      app.route({
        method: 'GET',
        url: '/author/events',
        onRequest: requireLocalName,
        wsHandler(socket) {
          pages.add(socket);
          socket.on('close', () => pages.delete(socket));
          socket.send(JSON.stringify(shown));
        },
        handler: () => {
          throw new PlatformError('notFound', { detail: 'WebSocket' });
        },
      });
      app.get<{ Params: { hash: string; file: string } }>(
        '/author/modules/:hash/:file',
        { onRequest: requireLocalName },
        (request, reply) => {
          const { hash, file } = request.params;
          const code = modules.get(addressOf({ hash, file })) ?? latest.get(file);
          if (code === undefined) throw new PlatformError('notFound', { detail: file.slice(0, 100) });
          return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(code);
        },
      );
    },
    keep(next) {
      for (const { hash, file, code } of next) {
        modules.set(addressOf({ hash, file }), code);
        latest.set(file, code);
      }
      return Object.fromEntries(next.map((module) => [module.file, addressOf(module)]));
    },
    show(state) {
      shown = state;
      const text = JSON.stringify(state);
      for (const page of pages) page.send(text);
    },
  };
}

function addressOf({ hash, file }: { hash: string; file: string }): string {
  return `/author/modules/${hash}/${file}`;
}

/** The page of another site could reach this server under a name of its own that leads to this machine. */
async function requireLocalName({ headers }: FastifyRequest): Promise<void> {
  const address = `http://${headers.host ?? ''}`;
  const { hostname } = URL.canParse(address) ? new URL(address) : { hostname: '' };
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new PlatformError('forbidden', { detail: 'Host' });
}
