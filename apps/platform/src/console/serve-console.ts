import fastifyStatic from '@fastify/static';
import { projectInPath } from '@signalbox/api';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface ConsoleOptions {
  consoleDir: () => string;
  /** Changes the HTML of the page: author mode marks it. */
  changePage?: ((html: string) => string) | undefined;
}

/**
 * Serves the built console: its files, and its one page for all URLs inside it. `consoleDir` is called at each request, so
 * that a restored console needs no restart.
 */
export async function serveConsole(app: FastifyInstance, { consoleDir, changePage }: ConsoleOptions) {
  await app.register(fastifyStatic, {
    root: consoleDir(),
    // Its own catch-all route would match `/rest`.
    serve: false,
    suppressWarning: true,
    // The build writes `.br` and `.gz` beside its files. The not-found handler bypasses the compression of routes.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header('cache-control', isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  const answerPage = (reply: FastifyReply, folder: string) => {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    if (!changePage) return reply.sendFile('index.html', folder);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(changePage(readFileSync(page, 'utf8')));
  };
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const folder = consoleDir();
    if (isReading && consolePlaces.test(projectInPath(path).page)) return answerPage(reply, folder);
    if (isReading && isFile(folder, path)) return reply.sendFile(path, folder);
    return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address.\n');
  });
}

const consolePlaces = /^(\/|\/login\/?|\/app(\/.*)?)$/;
const notBuilt = 'The console is not built yet. Build it with: npm run build\n';

/** Names of the build need no decoding, and do not lead out of the folder. */
function isFile(folder: string, path: string): boolean {
  if (!/^(\/[\w@-][\w.@-]*)+$/.test(path)) return false;
  try {
    return statSync(join(folder, path)).isFile();
  } catch (error) {
    if (noSuchFile.has((error as NodeJS.ErrnoException).code)) return false;
    throw error;
  }
}

/** No such file; a file instead of a folder; a name or a path that is too long for the system. */
const noSuchFile = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** The build puts a hash into the name of everything below `assets`. */
function isHashed(path: string): boolean {
  return /[/\\]assets[/\\]/.test(path);
}
