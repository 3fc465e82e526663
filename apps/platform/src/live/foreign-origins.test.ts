import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
afterEach(() => platform.close());

/** `open`, or the status with which the handshake was answered. */
async function handshake(
  headers: Record<string, string>,
  variables: Record<string, string> = {},
  path = '/ws/session',
) {
  platform = await runPlatform({ variables });
  const { port } = new URL(await platform.app.listen({ port: 0, host: '127.0.0.1' }));
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)]));
  const token = encodeURIComponent(await platform.logIn());
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?token=${token}`, { headers: own });
  try {
    return await new Promise((resolve, reject) => {
      socket.once('open', () => resolve('open'));
      socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode));
      socket.once('error', reject);
    });
  } finally {
    socket.once('error', () => undefined);
    socket.terminate();
  }
}

it.each([
  ['a client that is no browser', {}, {}],
  ['a page of its own', { origin: 'http://127.0.0.1:PORT' }, {}],
  ['a page of its own behind a proxy that ends TLS', { origin: 'https://one.example', host: 'one.example:443' }, {}],
  ['a page at PUBLIC_URL', { origin: 'https://one.example' }, { PUBLIC_URL: 'https://one.example' }],
  [
    'a page at the host that a trusted proxy names',
    { origin: 'https://one.example', 'x-forwarded-host': 'one.example' },
    {},
  ],
])('accepts the handshake of %s', async (_title, headers, variables) => {
  expect(await handshake(headers, variables)).toBe('open');
});

it.each([
  ['another site', { origin: 'https://other.example' }, {}],
  ['another port', { origin: 'http://127.0.0.1:1' }, {}],
  ['a page without an origin', { origin: 'null' }, {}],
  [
    'a site that names its own host',
    { origin: 'https://other.example', 'x-forwarded-host': 'other.example' },
    { TRUSTED_PROXIES: 'none' },
  ],
])('rejects the handshake of %s', async (_title, headers, variables) => {
  expect(await handshake(headers, variables)).toBe(401);
});

it('rejects another site however it writes the path', async () => {
  expect(await handshake({ origin: 'https://other.example' }, {}, '/%77s/session')).toBe(401);
});

it('answers a request without an upgrade with an error', async () => {
  platform = await runPlatform();
  const answer = await platform.app.inject({ url: '/ws/session', headers: { 'accept-language': 'en' } });
  expect(answer.json()).toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/\S/) });
  expect(answer.statusCode).toBe(400);
});
