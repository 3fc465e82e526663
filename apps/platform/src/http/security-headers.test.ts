import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSecurityHeaders } from './security-headers';

async function imageSources(imageHosts: string[]): Promise<string | undefined> {
  const app = fastify();
  registerSecurityHeaders(app, { imageHosts });
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const policy = String(headers['content-security-policy']);
  return policy.split(';').find((directive) => directive.startsWith('img-src'));
}

test('shows pictures of the console alone, and of the hosts that the operator names', async () => {
  expect(await imageSources([])).toBe("img-src 'self' data: blob:");
  expect(await imageSources(['https://a.example'])).toBe("img-src 'self' data: blob: https://a.example");
});
