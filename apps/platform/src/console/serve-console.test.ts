import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpServer } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveConsole } from './serve-console';

let folder: string;
let served = 'dist';
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-console-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), '<title>Signalbox</title>');
  writeFileSync(join(folder, 'dist/signalbox.svg'), '<svg/>');
  writeFileSync(join(folder, 'dist/assets/index-abc123.js'), 'run()');
  app = createHttpServer();
  await serveConsole(app, { consoleDir: () => join(folder, served) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  '/',
  '/login',
  '/app',
  '/app/',
  '/app/settings?tab=base',
  '/app/system/list/settings',
  '/_p_north/app/dashboard',
  '/_p_north',
  '/app/projectOperation/_p_north',
  '/login/_p_north',
])('answers the one page at %s, never from a cache', async (url) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toBe('<title>Signalbox</title>');
  expect(headers['cache-control']).toBe('no-cache');
});

test('lets browsers cache files with a hash in their name for ever, and revalidate others', async () => {
  const [hashed, plain] = [await app.inject('/assets/index-abc123.js'), await app.inject('/signalbox.svg')];
  expect(hashed).toMatchObject({ statusCode: 200, body: 'run()' });
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
});

test.each([
  '/nowhere',
  '/assets/gone.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/',
  '/appendix',
  '/_p_north/nowhere',
  `/${'a'.repeat(256)}`,
  `/assets/${'a'.repeat(300)}.js`,
  '/a'.repeat(5_000),
  // A file is not a folder.
  '/index.html/x',
])('answers 404 at %s', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('secret');
});

test('serves another folder as soon as it exists', async () => {
  mkdirSync(join(folder, 'restored/assets'), { recursive: true });
  writeFileSync(join(folder, 'restored/index.html'), '<title>Harbour</title>');
  writeFileSync(join(folder, 'restored/assets/index-def456.js'), 'walk()');
  served = 'restored';
  try {
    expect((await app.inject('/login')).body).toBe('<title>Harbour</title>');
    expect((await app.inject('/assets/index-def456.js')).body).toBe('walk()');
    expect((await app.inject('/assets/index-abc123.js')).statusCode).toBe(404);
  } finally {
    served = 'dist';
  }
});
