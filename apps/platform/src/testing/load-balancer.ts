import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** An address in front of several servers: requests go to those whose `/readyz` answers 200, and never a second time. */
interface LoadBalancer {
  url: string;
  /** The servers from now on. Resolves when all of them are ready. */
  lead(targets: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const probeMilliseconds = 100;

export async function startLoadBalancer(): Promise<LoadBalancer> {
  let targets: readonly string[] = [];
  const ready = new Set<string>();
  let turn = 0;
  const closing = new AbortController();
  const probe = async () => {
    await Promise.all(
      targets.map(async (target) => {
        const isReady = await fetch(`${target}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        );
        if (isReady) ready.add(target);
        else ready.delete(target);
      }),
    );
  };
  /** One after another: a late answer must not replace that of a later probe. */
  const probeUntilClosed = async () => {
    while (!closing.signal.aborted) {
      await probe();
      await delay(probeMilliseconds);
    }
  };
  const probing = probeUntilClosed();
  const server = createServer((incoming, answer) => {
    const open = targets.filter((target) => ready.has(target));
    const target = open[turn++ % Math.max(open.length, 1)];
    if (target === undefined) answer.writeHead(503).end('no server is ready');
    else pass(incoming, answer, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async lead(next) {
      targets = next;
      for (const target of ready) if (!next.includes(target)) ready.delete(target);
      while (!targets.every((target) => ready.has(target))) await delay(50);
    },
    async close() {
      closing.abort();
      await probing;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, target: string): void {
  const { method, url, headers } = incoming;
  const outgoing = request(`${target}${url}`, { method, headers: { ...headers, connection: 'close' } }, (response) => {
    const { statusCode = 502, headers: answered } = response;
    answer.writeHead(statusCode, answered);
    response.pipe(answer);
    response.on('error', () => answer.destroy());
  });
  outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end('no answer')));
  incoming.pipe(outgoing);
}
