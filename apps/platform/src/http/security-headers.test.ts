import { createHttpServer } from '@signalbox/platform-kit/rest';
import { expect, test } from 'vitest';
import { createSecurityHeaders } from './security-headers';

test('allows no page to embed an answer, and no page to change its base URL', async () => {
  const app = createHttpServer({ setHeaders: createSecurityHeaders({ imageHosts: [] }) });
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  expect(headers['content-security-policy']).toMatch(/base-uri 'none';.*frame-ancestors 'none'/);
  expect(headers['x-frame-options']).toBe('DENY');
});

async function imageSources(imageHosts: string[]): Promise<string | undefined> {
  const app = createHttpServer({ setHeaders: createSecurityHeaders({ imageHosts }) });
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  const policy = String(headers['content-security-policy']);
  return policy.split(';').find((directive) => directive.startsWith('img-src'));
}

test('allows pictures of the console and of the hosts that the operator names only', async () => {
  expect(await imageSources([])).toBe("img-src 'self' data: blob:");
  expect(await imageSources(['https://a.example'])).toBe("img-src 'self' data: blob: https://a.example");
});
