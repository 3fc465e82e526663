import type { Socket } from 'node:net';
import { errorTable, PlatformError } from '@signalbox/api';
import { errorBody } from './error-body';
import { readerLanguage } from './reader-language';

/** Answers what Node could not read as HTTP: there is no request then, only a socket. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const name = error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'malformedBody';
  const body = JSON.stringify(errorBody(new PlatformError(name), readerLanguage(undefined)));
  socket.end(
    [
      `HTTP/1.1 ${errorTable[name].status} Bad Request`,
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
