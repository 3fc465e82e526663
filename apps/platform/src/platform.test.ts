import { brotliDecompressSync } from 'node:zlib';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPassword, type RunningPlatform, runPlatform } from './testing/running-platform';

let platform: RunningPlatform;
const log: string[] = [];
beforeAll(async () => {
  platform = await runPlatform({ log });
});
afterAll(() => platform.close());

test('sends every answer with a policy that allows no foreign and no inline script', async () => {
  for (const url of ['/', '/rest/core/setting/part', '/nowhere']) {
    const { headers } = await platform.app.inject({ url, headers: { host: 'box.example:3030' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self' ws://box.example:3030 wss://box.example:3030");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

test('does not copy a host header into the policy', async () => {
  const { headers } = await platform.app.inject({ url: '/', headers: { host: "x; script-src 'unsafe-eval'" } });
  expect(headers['content-security-policy']).not.toContain('unsafe-eval');
});

test('says that the console is not built, and that a URL does not exist', async () => {
  const page = await platform.app.inject('/app/settings?tab=base');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('The console is not built yet');
  expect((await platform.app.inject('/nowhere')).statusCode).toBe(404);
});

test('logs requests without tokens, passwords and bodies', async () => {
  const token = await platform.logIn();
  await platform.send('GET', `core/auth/user?token=${token.replace('Bearer ', '')}&x-request-project=default`, {});
  await platform.send('GET', 'core/auth/token?appkey=key&appsecret=hush');
  const text = log.join('');
  expect(text).toContain('token=***&x-request-project=default');
  expect(text).toContain('"user":"admin"');
  expect(text).not.toContain(token.replace('Bearer ', ''));
  expect(text).not.toContain(adminPassword);
  expect(text).not.toContain('hush');
});

test('creates the administrator once, over all replicas and starts', async () => {
  const again = await Promise.all(
    [1, 2].map((number) =>
      runPlatform({ databaseUrl: platform.databaseUrl, variables: { ADMIN_PASSWORD: `another password ${number}` } }),
    ),
  );
  expect(again.map(({ firstLogin }) => firstLogin)).toEqual([undefined, undefined]);
  await expect(again[0]?.logIn()).resolves.toMatch(/^Bearer/);
  await Promise.all(again.map((each) => each.close()));
});

test('two servers on one new database start at the same time and share sessions', async () => {
  const databaseUrl = await createEmptyDatabase();
  const [one, two] = await Promise.all([runPlatform({ databaseUrl }), runPlatform({ databaseUrl })]);
  expect([one.firstLogin, two.firstLogin].filter(Boolean)).toEqual([
    { username: 'admin', password: undefined, found: [] },
  ]);
  const token = await one.logIn();
  expect((await two.send('GET', 'core/auth/user', { token })).status).toBe(200);
  await two.send('GET', 'core/auth/logout', { token });
  expect((await one.send('GET', 'core/auth/user', { token })).status).toBe(401);
  await Promise.all([one.close(), two.close()]);
  await dropDatabase(databaseUrl);
});

test('offers the shipped languages before the login', async () => {
  const { body } = await platform.send('GET', 'core/setting/part');
  const packs = body['languagePacks'] as { code: string; url: string }[];
  expect(packs.map(({ code }) => code).toSorted()).toEqual(['ar', 'fr']);
  for (const { url } of packs) {
    const pack = await platform.send('GET', url.slice(1));
    expect(pack.status).toBe(200);
    expect(pack.body).toHaveProperty(['console', 'login.submit']);
  }
});

test('accepts a query as long as the query language allows, and rejects a longer one with the limit', async () => {
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: await platform.logIn() };
  const ask = (length: number) => {
    const query = JSON.stringify({ filter: { name: '' } });
    const long = query.replace('""', `"${'港'.repeat(length - query.length)}"`);
    return fetch(`${address}/rest/core/theme?query=${encodeURIComponent(long)}`, { headers });
  };
  expect((await ask(16_384)).status).toBe(200);
  const rejected = await ask(16_385);
  expect(rejected.status).toBe(400);
  expect(await rejected.json()).toMatchObject({ code: 100_010_003 });
});

test('stops the database even if another step of the stop fails', async () => {
  const stuck: PlatformPlugin = {
    id: 'stuck',
    register: (rest) => void rest.addHook('onClose', () => Promise.reject(new Error('does not stop'))),
  };
  const databaseUrl = await createEmptyDatabase();
  const { kit, stop } = await runPlatform({ databaseUrl, plugins: [stuck] });
  await kit.settings.read('default');
  await expect(stop()).rejects.toThrow('does not stop');
  await expect(kit.settings.read('default')).rejects.toThrow('destroyed');
  await dropDatabase(databaseUrl);
});

test('sends browsers the current settings compressed, with the same content', async () => {
  const token = await platform.logIn();
  const readAs = async (encoding: string | undefined) => {
    const headers = { authorization: token, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) };
    const { rawPayload, headers: sent } = await platform.app.inject({ url: '/rest/core/setting', headers });
    const isBrotli = sent['content-encoding'] === 'br';
    return { isBrotli, vary: sent.vary, text: String(isBrotli ? brotliDecompressSync(rawPayload) : rawPayload) };
  };
  for (const noOpExpireSetting of [
    { count: 20, unit: 'm', time: 1_200 },
    { count: 30, unit: 'm', time: 1_800 },
  ]) {
    await platform.set({ noOpExpireSetting });
    const plain = await readAs(undefined);
    expect(plain.isBrotli).toBe(false);
    expect(JSON.parse(plain.text)).toMatchObject({ noOpExpireSetting });
    expect(await readAs('gzip, deflate, br, zstd')).toEqual({
      isBrotli: true,
      vary: 'accept-encoding',
      text: plain.text,
    });
    expect((await readAs('gzip, br;q=0')).isBrotli).toBe(false);
  }
});
