import type { LiveConnection } from '@signalbox/platform-kit';
import { readableJson } from '@signalbox/platform-kit/rest';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import type { WebSocket } from 'ws';

/** A socket as a `LiveConnection` of the contract. A query that arrives before the first listener is kept. */
export function connectionOf(socket: WebSocket): Omit<LiveConnection, 'viewer' | 'project'> {
  let handleQuery: ((query: JsonValue) => void) | undefined;
  let waiting: { query: JsonValue } | undefined;

  socket.on('message', (frame: Buffer) => {
    const query = queryOf(frame.toString());
    if (!query) return;
    if (handleQuery) handleQuery(query.query);
    else waiting = query;
  });
  // Broken and oversized frames close the socket by themselves; `close` follows.
  socket.on('error', () => undefined);

  return {
    send(data) {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ data }));
    },
    close: (reason) => socket.close(1000, reason.slice(0, 100)),
    onQuery(handle) {
      handleQuery = handle;
      if (waiting) handle(waiting.query);
      waiting = undefined;
    },
    onClose: (handle) => void socket.on('close', handle),
  };
}

/** Known clients also send a text every 30 s to keep the connection alive. Such frames, and all others that are not queries, are ignored. */
function queryOf(text: string): { query: JsonValue } | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const frame = readableJson(text);
    return isJsonObject(frame) && frame['type'] === 'query' ? { query: frame['data'] ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
