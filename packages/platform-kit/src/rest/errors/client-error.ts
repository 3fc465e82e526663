import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PlatformError } from '@signalbox/api';
import { errorBody } from './error-body';
import { requestLocale } from '../request-locale';

export type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

interface ClientError {
  error: NodeJS.ErrnoException;
  socket: Socket;
  setHeaders: SetHeaders;
}

/** Answers bytes that Node could not parse as HTTP: there is no request then, only a socket. */
export function answerClientError({ error, socket, setHeaders }: ClientError): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const name = error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'malformedBody';
  const answer = new PlatformError(name);
  const body = JSON.stringify(errorBody(answer, requestLocale(undefined)));
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} Bad Request`,
      ...headerLines(socket, setHeaders),
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

function headerLines(socket: Socket, setHeaders: SetHeaders): string[] {
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  setHeaders(request, response);
  return Object.entries(response.getHeaders()).map(([name, value]) => `${name}: ${String(value)}`);
}
