import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

interface DocumentedPlatform {
  url: string;
  /** Calls that it rejected because they are not documented, such as `POST core/backup/:id/plan`. */
  rejected: ReadonlySet<string>;
  close(): Promise<void>;
}

/** The calls that a stub answers itself, such as `GET core/setting`. */
export type OwnCalls = Record<string, ((call: OwnCall) => OwnAnswer | Promise<OwnAnswer>) | undefined>;
interface OwnCall {
  url: string;
  headers: IncomingHttpHeaders;
  body: JsonObject;
}
interface OwnAnswer {
  body: JsonValue;
  headers?: Record<string, string>;
}

/**
 * Stands for an existing platform: a real one of which only the documented calls can be reached. It rejects all others as
 * such a platform does, without asking the real one.
 */
export async function startDocumentedPlatform(real: string, own: OwnCalls = {}): Promise<DocumentedPlatform> {
  const { hostname, port } = new URL(real);
  const rejected = new Set<string>();
  const server = createServer((incoming, answer) => {
    const call = callOf(incoming);
    const answerOf = own[call];
    if (answerOf) return void answerOwn(incoming, answer, answerOf);
    if (isDocumented(call)) return forward(incoming, answer, { hostname, port });
    rejected.add(call);
    incoming.resume();
    answer.writeHead(400, { 'content-type': 'application/json' });
    answer.end(JSON.stringify({ code: 100_030_002, message: '资源不存在', detail: '', field: '' }));
  });
  // The answers that it forwards promise a longer time than the usual one of this server.
  server.keepAliveTimeout = 0;
  const sockets = new Set<Duplex>();
  server.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    if (!/^\/ws\/historycomputed\b/.test(incoming.url ?? '')) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    const upstream = connect(Number(port), hostname, () => {
      const lines = incoming.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1]}` : []));
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const each of [upstream, socket]) each.on('error', () => [upstream, socket].forEach((end) => end.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rejected,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answerOwn(
  incoming: IncomingMessage,
  answer: ServerResponse,
  answerOf: NonNullable<OwnCalls[string]>,
): Promise<void> {
  const body = await text(incoming);
  const { headers, url = '' } = incoming;
  const result = await answerOf({ url, headers, body: body === '' ? {} : (JSON.parse(body) as JsonObject) });
  answer.writeHead(200, 'OK', { 'content-type': 'application/json', ...result.headers });
  answer.end(JSON.stringify(result.body));
}

function forward(incoming: IncomingMessage, answer: ServerResponse, to: { hostname: string; port: string }): void {
  const { url: path, method, headers } = incoming;
  const outgoing = request({ ...to, path, method, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 500, received.headers);
    received.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

/** With `:id` for ids. */
function callOf({ method, url = '' }: IncomingMessage): string {
  const path = url.replace(/\?.*/, '').replace(/^\/rest\//, '');
  return `${method} ${path.replaceAll(/\/[0-9a-f]{24}(?=\/|$)/g, '/:id').replace(/\/+$/, '')}`;
}

function isDocumented(call: string): boolean {
  return documented.some((pattern) => pattern.test(call));
}

/** The calls of the three documents and of the wire contract. */
const documented = [
  /^POST core\/auth\/login$/,
  /^GET core\/auth\/(captcha|logout|user|token)$/,
  /^PUT core\/auth\/user$/,
  /^GET core\/setting(\/part|\/login\/part)?$/,
  /^(POST|PUT|PATCH) core\/setting$/,
  /^\w+ core\/(theme|user|role|dashboard|model|backupCycle)(\/:id)?$/,
  /^(GET|POST) core\/media\/.+/,
  /^\w+ core\/mediaLibrary(\/(all\/dir|all\/file|lang|mkdir|upload|move|copy|rename|delete))?$/,
  /^GET core\/backup(\/:id|\/download\/:id|\/export|\/import|\/getSizeAndTime)?$/,
  /^DELETE core\/backup\/:id$/,
  /^POST core\/backup\/upload$/,
  /^\w+ core\/taskmanager(\/:id)?$/,
  /^GET core\/configDb\/(collectionNames|download)$/,
  /^POST core\/configDb\/upload$/,
  /^GET core\/license$/,
];
