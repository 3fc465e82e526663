import type { IncomingMessage, Server } from 'node:http';
import { endTurn } from './client-turns';
import { hasBody } from './has-body';

/**
 * Ends connections whose sender has not sent the complete body within `milliseconds`, so that no client keeps a request
 * open by sending it byte by byte. `allowLongBody` lifts the limit until the response: an upload may take any time.
 */
export function limitBodyTime(server: Server, { milliseconds }: { milliseconds: number }): void {
  server.on('request', (request, response) => {
    if (request.complete || !hasBody(request)) return;
    const startTimer = () => {
      const timer = setTimeout(() => request.complete || request.socket.destroy(), milliseconds);
      timer.unref();
      timers.set(request, timer);
    };
    startTimer();
    // The server does not read what is still sent to an answered request.
    response.once('finish', () => {
      clearTimeout(timers.get(request));
      if (!request.complete) startTimer();
    });
    request.once('close', () => clearTimeout(timers.get(request)));
  });
}

/** For a request whose sender was checked. */
export function allowLongBody(request: IncomingMessage): void {
  clearTimeout(timers.get(request));
  endTurn(request);
}

export function isMultipart({ headers }: IncomingMessage): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '');
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
