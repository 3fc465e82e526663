import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

const log: string[] = [];
let platform: RunningPlatform;
let port: number;
beforeAll(async () => {
  platform = await runPlatform({ log });
  port = Number(new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => platform.close());

async function closed(path: string, query?: object): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/${path}`);
  if (query) socket.once('open', () => socket.send(JSON.stringify({ type: 'query', data: query })));
  await new Promise((resolve) => socket.once('close', resolve));
}
const lines = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);

test.each([
  ['without a session', 'setting?token=a-wrong-token', { type: 'setting', reason: 'tokenInvalid', ip: '127.0.0.1' }],
  ['without a token', 'session', { type: 'session', reason: 'tokenMissing' }],
  ['of an unknown type', 'anything?token=a-wrong-token', { type: 'anything', reason: 'unknownType' }],
])('logs a rejected live connection %s, without its token', async (_what, path, expected) => {
  await closed(path);
  await vi.waitFor(() =>
    expect(lines()).toContainEqual(expect.objectContaining({ msg: 'live connection rejected', ...expected })),
  );
  expect(log.join()).not.toContain('a-wrong-token');
});

test('logs why it closes a live connection', async () => {
  const token = await platform.logIn();
  await closed(`historycomputed?token=${encodeURIComponent(token)}`, { requestid: 'no id' });
  const line = { msg: 'live connection closed', type: 'historycomputed', user: 'admin', reason: 'malformed query' };
  await vi.waitFor(() => expect(lines()).toContainEqual(expect.objectContaining(line)));
  expect(log.join()).not.toContain(token);
});
