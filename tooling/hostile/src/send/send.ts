import { connect } from 'node:net';
import type { HostileInput } from '../inputs/input';

export interface Answer {
  /** 0 if the server closed the connection without an answer, which is allowed for a request that is not HTTP. */
  status: number;
  /** Up to 500 characters of the answer. */
  body: string;
  /** True if no answer arrived within `timeoutMs`. */
  isHanging: boolean;
}

/** Sends one request over a connection of its own and reads the whole answer. Waits `timeoutMs` at most. */
export function send(
  address: URL,
  { method, target, headers, body }: HostileInput,
  { token, timeoutMs }: { token?: string; timeoutMs: number },
): Promise<Answer> {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${address.host}`,
    'connection: close',
    ...(token === undefined ? [] : [`authorization: ${token}`]),
    ...(body.length > 0 ? [`content-length: ${body.length}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname);
    let text = '';
    const end = (isHanging: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, body: text.slice(text.indexOf('\r\n\r\n') + 4).slice(0, 500), isHanging });
    };
    const timer = setTimeout(() => end(true), timeoutMs);
    socket.on('data', (chunk) => {
      // `100 Continue` is not the final answer.
      text = `${text}${chunk.toString('latin1')}`.replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '').slice(0, 20_000);
    });
    socket.once('end', () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]));
  });
}
