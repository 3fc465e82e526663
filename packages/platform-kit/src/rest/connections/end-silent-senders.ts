import type { IncomingMessage, Server } from 'node:http';
import { hasBody } from './has-body';

/**
 * Ends connections whose sender has not completed a body and has sent nothing for `silentMilliseconds`, or up to twice that.
 * An upload that makes progress may take any time. Bytes that the server itself has not read yet do not count against the
 * sender. Responses and upgraded sockets are not affected.
 */
export function endSilentSenders(server: Server, { silentMilliseconds }: { silentMilliseconds: number }): void {
  server.on('request', (request) => {
    if (hasBody(request)) watch(request, silentMilliseconds);
  });
}

function watch(request: IncomingMessage, intervalMilliseconds: number): void {
  const { socket } = request;
  let seenBytes = socket.bytesRead;
  const poll = () => {
    if (request.complete) return clearInterval(timer);
    if (socket.bytesRead === seenBytes && request.readableLength === 0) socket.destroy();
    seenBytes = socket.bytesRead;
  };
  const timer = setInterval(poll, intervalMilliseconds);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
