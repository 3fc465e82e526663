import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { clientNetwork } from './client-address';

/**
 * Reads new connections once no more are accepted, and then one of each client network in a turn of the event loop. Node
 * accepts one connection in a turn: while one client opens hundreds and sends on each, that of another would wait until the
 * server has read what these sent.
 */
export function readInTurns(server: Server): void {
  const unread = new Map<string, Socket[]>();
  let acceptedTurns = 0;
  let isRunning = false;

  async function run(): Promise<void> {
    for (let turn = 0; acceptedTurns > 0 && turn < maxNewConnections; turn += 1) {
      acceptedTurns -= 1;
      await nextTurn();
    }
    while (unread.size > 0) {
      for (const [network, sockets] of unread) {
        sockets.shift()?.resume();
        if (sockets.length === 0) unread.delete(network);
      }
      await nextTurn();
    }
    isRunning = false;
  }

  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '');
    unread.set(network, [...(unread.get(network) ?? []), socket.pause()]);
    // The next connection is there in the next turn.
    acceptedTurns = 2;
    if (!isRunning) {
      isRunning = true;
      void run();
    }
  });
}

/** Connections that wait to be accepted, by Node's default for `backlog`. */
const maxNewConnections = 511;
