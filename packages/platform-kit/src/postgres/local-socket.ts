import { mkdtempSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { hasCode } from '../file-tree';
import { maxSocketPathBytes, shortFolder } from './database-home';

/**
 * True if a process listens on the Unix socket, in whatever container: process ids of another one are not known here. One that
 * is suspended or may not be asked counts, too.
 */
export function isAnswered(folder: string, name: string): Promise<boolean> {
  return withShortPath(folder, name, (path) => {
    const client = connect(path);
    return new Promise((resolve) => {
      client.on('error', (error) => resolve(!hasCode(error, 'ENOENT', 'ENOTDIR', 'ECONNREFUSED', 'ENOTSOCK')));
      client.once('connect', () => {
        client.destroy();
        resolve(true);
      });
    });
  });
}

/** Listens on a new Unix socket and says nothing. It does not keep the process alive. */
export function answerOn(folder: string, name: string): Promise<Server> {
  const server = createServer((connection) => connection.on('error', () => undefined).destroy()).unref();
  return withShortPath(
    folder,
    name,
    (path) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(path, () => resolve(server));
      }),
  );
}

/** Passes a path that the kernel accepts for a socket: through a link if `folder` has a long name. */
async function withShortPath<T>(folder: string, name: string, use: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(join(folder, name)) <= maxSocketPathBytes) return use(join(folder, name));
  const near = mkdtempSync(join(shortFolder(), 'signalbox.'));
  const link = join(near, 'data');
  symlinkSync(folder, link);
  try {
    return await use(join(link, name));
  } finally {
    unlinkSync(link);
    rmdirSync(near);
  }
}
