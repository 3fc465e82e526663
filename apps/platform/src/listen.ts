import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { type Environment, EnvironmentError } from './env';

/** Opens the port and returns the URL to open in a browser. `line`: what the log says of each address. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Environment, 'port' | 'host'>,
  line = 'listening at',
): Promise<string> {
  try {
    await app.listen({ port, host, listenTextResolver: (address) => `${line} ${address}` });
  } catch (cause) {
    const messages = errors[(cause as NodeJS.ErrnoException).code ?? ''];
    if (messages === undefined) throw cause;
    throw new EnvironmentError(messages({ port, host }), { cause });
  }
  const bound = app.server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}`;
}

const errors: Record<string, ((place: { port: number; host: string }) => string) | undefined> = {
  EADDRINUSE: ({ port, host }) =>
    `PORT ${port} on ${host} is taken: stop the other program, or set PORT to another number (0 picks a free one)`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this user: set PORT to a number from 1024 on`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST ${host} is no address of this machine: set HOST to one of its own, or to 0.0.0.0 for all`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known: set HOST to an address of this machine, or to 0.0.0.0 for all`,
};
