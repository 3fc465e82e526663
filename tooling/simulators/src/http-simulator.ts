import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The query as on the wire, without `?`. */
  rawQuery: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SimulatedAnswer {
  /** Default 200. */
  status?: number;
  headers?: Record<string, string>;
  body: object | string;
}

/** How the server fails instead of answering. */
export type Trouble =
  | 'silent'
  /** Handles the request, and never answers. */
  | 'accepts-silently'
  | 'closes'
  | 'closes-midway'
  | 'redirects'
  | 'endless'
  | 'not-json'
  | 'login-page'
  | 'unavailable'
  | 'too-many'
  /** The same two as JSON, as from a gateway in front of the provider. */
  | 'unavailable-json'
  | 'too-many-json'
  /** The same two with a code that no table has. */
  | 'unavailable-code'
  | 'too-many-code';

export interface HttpSimulator {
  /** `http://127.0.0.1:<port>` or `https://localhost:<port>`. */
  url: string;
  requests: ReceivedRequest[];
  /** Applies to paths that contain `path`; undefined to all. `onSilent` is called when it begins to be silent. */
  trouble: { kind: Trouble; path?: string; onSilent?: () => void } | undefined;
  /** Ends the connections of all clients, those that wait for an answer included. */
  closeConnections(): void;
  close(): Promise<void>;
}

export interface HttpSimulatorOptions {
  answer: (request: ReceivedRequest) => SimulatedAnswer;
  /** PEM. Without it, the server speaks plain HTTP. */
  tls?: { cert: string; key: string };
}

/** A server on a free port of this machine that answers as `answer` says, or fails as `trouble` says. */
export async function startHttpSimulator({ answer, tls }: HttpSimulatorOptions): Promise<HttpSimulator> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://simulator');
    const received: ReceivedRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      rawQuery: url.search.slice(1),
      headers: request.headers,
      body: await text(request),
    };
    simulator.requests.push(received);
    const { trouble } = simulator;
    if (trouble && received.path.includes(trouble.path ?? '')) {
      if (trouble.kind === 'accepts-silently') answer(received);
      if (['silent', 'accepts-silently'].includes(trouble.kind)) trouble.onSilent?.();
      return fail(response, trouble.kind);
    }
    const { status = 200, headers = {}, body } = answer(received);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };
  const server = tls ? createHttpsServer(tls, listen) : createHttpServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const simulator: HttpSimulator = {
    url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    requests: [],
    trouble: undefined,
    closeConnections: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return simulator;
}

/** An unknown code in the format of each provider: DingTalk and WeChat, Alibaba Cloud, and the gateway. */
const unknownCodes = '{"errcode":990000,"errmsg":"new","Code":"isp.NEW_CODE","code":990000}';

function fail(response: ServerResponse, kind: Trouble): void {
  const answers: Partial<Record<Trouble, { status: number; headers?: Record<string, string>; body: string }>> = {
    redirects: { status: 302, headers: { location: '/elsewhere' }, body: '' },
    'not-json': { status: 200, body: 'OK' },
    'login-page': { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in to the proxy</html>' },
    unavailable: { status: 503, body: 'Service unavailable' },
    'too-many': { status: 429, body: 'Too many requests' },
    'unavailable-json': { status: 503, body: '{"message":"Service unavailable"}' },
    'too-many-json': { status: 429, body: '{"message":"Too many requests"}' },
    'unavailable-code': { status: 503, body: unknownCodes },
    'too-many-code': { status: 429, body: unknownCodes },
  };
  const answer = answers[kind];
  if (answer) {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  if (kind === 'closes') response.destroy();
  if (kind === 'closes-midway') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"errcode": 0', () => response.destroy());
  }
  if (kind === 'endless') writeOn(response);
}

/** Writes until the client closes the connection. */
function writeOn(response: ServerResponse): void {
  const chunk = 'x'.repeat(64 * 1024);
  const next = () => {
    if (!response.destroyed) response.write(chunk, (error) => (error ? undefined : setImmediate(next)));
  };
  response.on('error', () => undefined);
  next();
}
