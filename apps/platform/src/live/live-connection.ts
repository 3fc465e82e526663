import type { LiveConnection } from '@signalbox/platform-kit';
import { readableJson } from '@signalbox/platform-kit/rest';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonValue } from '@signalbox/schemas';
import type { WebSocket } from 'ws';

/**
 * A socket as a `LiveConnection` of the contract. It handles one query at a time. Of those that arrive meanwhile, or before
 * the first listener, the latest is kept. `fail` gets the error of a listener.
 */
export function connectionOf(
  socket: WebSocket,
  fail: (error: unknown) => void,
): Omit<LiveConnection, 'viewer' | 'project'> {
  let handleQuery: Parameters<LiveConnection['onQuery']>[0] | undefined;
  let waiting: { query: JsonValue } | undefined;
  let isHandling = false;
  const isOpen = () => socket.readyState === socket.OPEN;

  async function handleWaiting() {
    if (isHandling || !handleQuery) return;
    isHandling = true;
    try {
      while (waiting && isOpen()) {
        const { query } = waiting;
        waiting = undefined;
        await handleQuery(query, () => !waiting && isOpen());
      }
    } catch (error) {
      fail(error);
    }
    isHandling = false;
  }

  socket.on('message', (frame: Buffer) => {
    waiting = queryOf(frame.toString()) ?? waiting;
    void handleWaiting();
  });
  // Broken and oversized frames close the socket by themselves; `close` follows.
  socket.on('error', () => undefined);

  return {
    send(data) {
      if (isOpen()) socket.send(JSON.stringify({ data }));
    },
    close: (reason) => socket.close(1000, reason.slice(0, 100)),
    onQuery(handle) {
      handleQuery = handle;
      void handleWaiting();
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
