import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runPlatform, type RunningPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let port: number;
beforeAll(async () => {
  platform = await runPlatform();
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  port = (platform.app.server.address() as AddressInfo).port;
});
afterAll(() => platform.close());

it.each([
  { status: 200, line: 'GET /rest/core/setting/part' },
  { status: 401, line: 'GET /rest/core/backup' },
  { status: 401, line: 'POST /rest/core/backup/x/verify' },
  { status: 400, line: 'GET /rest/core/nothing' },
])('answers an upgrade of $line with $status and closes the connection', async ({ status, line }) => {
  for (const protocol of ['h2c', 'websocket']) {
    const answer = await untilClosed(
      `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nConnection: upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    expect(answer).toContain(`HTTP/1.1 ${status} `);
  }
});

/** All that the server sends until it closes the connection. The client itself never closes it. */
function untilClosed(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.once('end', () => {
      socket.destroy();
      resolve(text);
    });
    socket.once('error', reject);
    socket.write(request);
  });
}

it.each(['h2c', 'websocket'])(
  'closes a connection that asks for %s behind an open request, and serves others',
  async (protocol) => {
    const get = 'GET /rest/core/setting/part HTTP/1.1\r\nHost: x\r\n';
    const upgrade = `GET /ws/task HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: ${protocol}\r\n\r\n`;
    expect(await untilClosed(`${get}\r\n${upgrade}`)).not.toContain(' 101 ');
    expect(await untilClosed(`${get}Connection: close\r\n\r\n`)).toContain('HTTP/1.1 200 ');
  },
);

it('rejects an upgrade with two hosts', async () => {
  const lines = 'GET /ws/task HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: upgrade\r\nUpgrade: websocket\r\n';
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
  expect(await untilClosed(`${lines}${key}\r\n`)).toContain('HTTP/1.1 400 ');
});
