import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** An address in front of a database that can be out of reach for a while. */
interface Gate {
  /** A connection string. */
  url: string;
  /** Connections that reached the database. */
  readonly accepted: number;
  /** Connections that were cut at once, as the gate was closed. */
  readonly rejected: number;
  open(): void;
  /** Cuts all connections, and those to come. */
  close(): void;
  end(): Promise<void>;
}

/** `url`: a connection string of a database with a socket in a folder. */
export async function openGate(url: string): Promise<Gate> {
  const folder = new URL(url).searchParams.get('host') ?? '';
  const clients = new Set<Socket>();
  let isOpen = true;
  let accepted = 0;
  let rejected = 0;
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (!isOpen) {
      rejected += 1;
      return void client.destroy();
    }
    accepted += 1;
    const database = connect(join(folder, '.s.PGSQL.5432'));
    database.on('error', () => client.destroy());
    database.on('close', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      database.destroy();
    });
    clients.add(client);
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const client of clients) client.destroy();
  };
  return {
    url: addressOf(url, (server.address() as AddressInfo).port),
    get accepted() {
      return accepted;
    },
    get rejected() {
      return rejected;
    },
    open: () => void (isOpen = true),
    close() {
      isOpen = false;
      cut();
    },
    async end() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function addressOf(url: string, port: number): string {
  const address = new URL(url);
  address.search = '';
  address.hostname = '127.0.0.1';
  address.port = String(port);
  return address.href;
}
