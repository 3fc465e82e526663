import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { readInTurns } from './read-in-turns';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The requests behind the one that is being answered, of each connection with such a one. */
const connections = new WeakMap<Duplex, Parameters<Listener>[]>();
/** Requests of one connection that are parsed in one turn of the event loop. */
const maxRequestsPerTurn = 4;

/**
 * A server that answers the requests of a connection one by one. Node parses all that arrives together, and emits it at once,
 * so that a client could start thousands of requests. Here it parses a few at a time. The socket is paused while a request
 * waits, and other connections have a turn of the event loop before the next one is answered.
 */
export function createServerOneByOne(options: ServerOptions, answer: Listener): Server {
  const server = createServer(options, queue(answer));
  server.on('connection', readInParts);
  readInTurns(server);
  return server;
}

function queue(answer: Listener): Listener {
  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => setImmediate(startNext, socket));
    answer(request, response);
  }

  function startNext(socket: Socket): void {
    const waiting = connections.get(socket) ?? [];
    const next = waiting.shift();
    if (next === undefined || socket.destroyed) return void connections.delete(socket);
    // The rest of its body may not be read yet.
    if (waiting.length === 0) socket.resume();
    start(...next);
  }

  return (request, response) => {
    const { socket } = request;
    const waiting = connections.get(socket);
    if (waiting === undefined) {
      connections.set(socket, []);
      return start(request, response);
    }
    waiting.push([request, response]);
    socket.pause();
  };
}

/** Gives Node's parser a few requests at a time. Listens to the socket in its place. */
function readInParts(socket: Socket): void {
  const [parse] = socket.listeners('data') as ((chunk: Buffer) => void)[];
  if (parse === undefined) throw new Error('Node reads connections in another way');
  const isWaiting = () => (connections.get(socket)?.length ?? 0) > 0;
  // An upgrade ends it.
  const isHttp = () => Reflect.get(socket, 'parser') !== null;
  socket.removeListener('data', parse);
  socket.on('data', (chunk: Buffer) => {
    if (!isHttp()) return;
    const end = endOfPart(chunk);
    if (end < chunk.length) {
      socket.pause().unshift(chunk.subarray(end));
      setImmediate(() => isWaiting() || socket.resume());
    }
    parse(chunk.subarray(0, end));
  });
  // Node resumes the socket itself after each answer.
  socket.on('resume', () => isWaiting() && socket.pause());
}

/** Where the first line of a request ends that is one too many. */
function endOfPart(chunk: Buffer): number {
  let end = -1;
  for (let count = 0; count <= maxRequestsPerTurn; count += 1) {
    end = chunk.indexOf(' HTTP/1.', end + 1);
    if (end === -1) return chunk.length;
  }
  return end;
}

/** True while a request of the connection is being answered. */
export function isAnswering(socket: Duplex): boolean {
  return connections.has(socket);
}
