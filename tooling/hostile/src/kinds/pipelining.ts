import { once } from 'node:events';
import { connect } from 'node:net';
import access from '@signalbox/schemas/data/access.json';
import type { Attack, Kind } from './kind';

const routes: [row: string, roles: string[]][] = Object.entries(access);

/** Routes that anyone may read, and a session that does not exist. */
const paths = [
  ...routes
    .filter(([row, roles]) => row.startsWith('GET ') && roles.includes('anyone'))
    .map(([row]) => row.slice('GET '.length).replace(/:\w+/, 'x')),
  '/rest/core/auth/user?token=x',
];

export const pipelining: Kind = {
  name: 'pipelining: 30,000 requests for public settings on one connection',
  attack: (attack) => send(attack, { count: 30_000, connections: 1, path: () => '/rest/core/setting/part' }),
};

export const pipeliningOverConnections: Kind = {
  name: 'pipelining: 40,000 anonymous requests on 200 connections',
  attack: (attack) => send(attack, { count: 200, connections: 200, path: (at) => paths[at % paths.length] ?? '' }),
};

interface Pipeline {
  /** Requests of each connection. */
  count: number;
  connections: number;
  path: (at: number) => string;
}

async function send({ address, share, onStarted }: Attack, { count, connections, path }: Pipeline): Promise<void> {
  const requests = Array.from(
    { length: Math.ceil(count * share) },
    (_, at) => `GET ${path(at)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  );
  const bytes = `${requests.join('')}GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(address.port), address.hostname);
      socket.on('error', () => undefined);
      socket.resume().write(bytes.slice(0, 60_000), onStarted);
      socket.write(bytes.slice(60_000));
      await once(socket, 'close');
    }),
  );
}
