import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that no server listens on. Below those that systems give to connections, and to servers that ask for any: such a one could be
 * given away again before the caller opens it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
