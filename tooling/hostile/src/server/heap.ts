import { type RawData, WebSocket } from 'ws';

/**
 * Bytes of the server's heap that are in use after a garbage collection.
 * Protocol: https://chromedevtools.github.io/devtools-protocol/v8/
 */
export async function usedHeapBytes(inspector: string): Promise<number> {
  const socket = new WebSocket(inspector);
  try {
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await call(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize } = await call<{ usedSize: number }>(socket, 2, 'Runtime.getHeapUsage');
    return usedSize;
  } finally {
    socket.close();
  }
}

function call<Result>(socket: WebSocket, id: number, method: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const read = (data: RawData) => {
      const answer = JSON.parse(String(data)) as { id?: number; result?: Result; error?: { message: string } };
      if (answer.id !== id) return;
      socket.off('message', read);
      if (answer.result) resolve(answer.result);
      else reject(new Error(`${method}: ${answer.error?.message ?? 'no result'}`));
    };
    socket.on('message', read);
    socket.send(JSON.stringify({ id, method }));
  });
}
