import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Product } from './product';

/** An address in front of a product that can be another product later, as behind a load balancer. */
export interface Gate {
  url: string;
  /** Ends all connections. Later ones reach this product. */
  lead(product: Product): void;
  /** Lets this many more bytes of requests pass, and then none. Resolves when they have passed. */
  holdAfter(bytes: number): Promise<void>;
  /** Lets everything pass. */
  release(): void;
  close(): Promise<void>;
}

export async function openGate(product: Product): Promise<Gate> {
  let port = portOf(product);
  let left = Number.POSITIVE_INFINITY;
  let onHeld = () => {};
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    clients.add(client);
    target.pipe(client);
    client.on('data', (chunk: Buffer) => {
      // The next one when this one is on its way, so that what has passed is not in the memory of this process.
      client.pause();
      target.write(chunk, () => {
        left -= chunk.byteLength;
        if (left > 0) return void client.resume();
        for (const each of clients) each.pause();
        onHeld();
      });
    });
    for (const socket of [client, target]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clients.delete(client);
        client.destroy();
        target.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const release = () => {
    left = Number.POSITIVE_INFINITY;
    for (const each of clients) each.resume();
  };
  const endAll = () => {
    for (const each of clients) each.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(next) {
      port = portOf(next);
      release();
      endAll();
    },
    holdAfter(bytes) {
      return new Promise((resolve) => {
        left = bytes;
        onHeld = resolve;
      });
    },
    release,
    async close() {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf({ url }: Product): number {
  return Number(new URL(url).port);
}
