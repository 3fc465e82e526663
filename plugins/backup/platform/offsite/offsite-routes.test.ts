import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { jsonb, type PlatformPlugin } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnFtpServer, anFtpServer } from '../testing/an-ftp-server';
import { offsiteRoutes } from './offsite-routes';

let platform: TestPlatform;
let server: AnFtpServer;
let other: AnFtpServer;
beforeAll(async () => {
  const plugin: PlatformPlugin = {
    id: 'offsite',
    register: (rest, kit) => offsiteRoutes(rest, { kit }),
  };
  [server, other] = await Promise.all([anFtpServer(), anFtpServer()]);
  platform = await createTestPlatform({ plugins: [plugin] });
  const { host, port, username, password } = server.target;
  const body = jsonb({ ftp: { host, port, username, password: { isSet: true } } });
  await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  const secret = { project: 'default', path: 'ftp/password', value: password };
  await platform.kit.database.insertInto('setting_secret').values(secret).execute();
});
afterAll(async () => {
  await Promise.all([platform.close(), server.close(), other.close()]);
});

beforeEach(async () => {
  platform.viewer = aViewer();
  delete platform.kit.ftpTargets;
  await platform.kit.pool.query('delete from rate_limit');
});

const send = async (payload: JsonObject) => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/backup/offsite/test',
    headers: { 'accept-language': 'en' },
    payload,
  });
  expect(answer.body).not.toContain(server.target.password);
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
};
const typed = ({ target: { password: _password, ...rest } }: AnFtpServer): JsonObject => ({ ...rest });

test('tests the entered server with the entered password', async () => {
  const { status, body } = await send({ ...typed(other), password: other.target.password });
  expect(status).toBe(200);
  expect(body).toMatchObject({ isReady: true });
  expect(body['steps']).toHaveLength(5);
});

test.each(['username', 'password'])('rejects a %s that the settings would reject', async (field) => {
  for (const text of [' a', 'a\u200b', 'a\r\nQUIT']) {
    const { status, body } = await send({ ...typed(other), password: 'a', [field]: text });
    expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  }
});

test('uses the stored password for the stored server and user', async () => {
  expect((await send({ ...typed(server), password: { isSet: true } })).body).toMatchObject({ isReady: true });
});

test('never sends the stored password to another server, port or user', async () => {
  const before = [...server.logins, ...other.logins].length;
  const inputs: JsonObject[] = [
    typed(other),
    { ...typed(server), username: 'mallory' },
    { ...typed(server), host: 'localhost' },
  ];
  for (const each of inputs) {
    const { status, body } = await send({ ...each, password: { isSet: true } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ field: 'password', pointer: '/password' });
    expect(body['code']).toBe(100_010_009);
    expect(body['message']).toMatch(/^Password must be typed again/);
  }
  expect([...server.logins, ...other.logins]).toHaveLength(before);
});

test('does not send the stored password in plain text when TLS is required', async () => {
  const input = { ...typed(server), password: { isSet: true } };
  const change = (secure: string) =>
    platform.kit.pool.query(`update setting set body = jsonb_set(body, '{ftp,secure}', to_jsonb($1::text))`, [secure]);
  await change('explicit');
  expect(await send(input)).toMatchObject({ status: 400, body: { field: 'password' } });
  await change('none');
  expect((await send({ ...input, secure: 'explicit' })).status).toBe(200);
});

test('uses no password when none is entered', async () => {
  const before = server.logins.length;
  expect((await send(typed(server))).body).toMatchObject({ isReady: false });
  const passwords = server.logins.slice(before).map(({ password }) => password);
  expect(passwords).not.toContain(server.target.password);
});

test('rejects an invalid host, and users who may not edit settings', async () => {
  for (const host of ['', 'a b', 'user@host', 'ftp://host/', 'a\r\nDELE x'])
    expect(await send({ host })).toMatchObject({ status: 400, body: { field: 'host' } });
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.export', 'backupCycle.edit']) });
  expect((await send(typed(server))).status).toBe(401);
});

test('runs three tests at a time, and returns when a fourth may start', async () => {
  platform.viewer = aViewer();
  server.trouble = 'stalls';
  // With the right password, a test reaches the write that stalls.
  const { password } = server.target;
  const trials = Array.from({ length: 4 }, () => send({ ...typed(server), password }));
  const first = await Promise.race(trials);
  expect(first).toMatchObject({
    status: 429,
    body: { message: 'Too many requests, try again in 20 seconds', params: { count: 20 } },
  });
  server.trouble = undefined;
  expect((await Promise.all(trials)).filter(({ status }) => status === 200)).toHaveLength(3);
});

test('allows ten tests per user in five minutes', async () => {
  const input = { ...typed(server), password: 'x' };
  for (let round = 0; round < 10; round++) expect((await send(input)).status).toBe(200);
  expect(await send(input)).toMatchObject({ status: 429, body: { params: { count: 300 } } });
  platform.viewer = aViewer({ userId: 'b'.repeat(24) });
  expect((await send(input)).status).toBe(200);
  platform.viewer = aViewer();
  platform.clock.advance({ seconds: 301 });
  expect((await send(input)).status).toBe(200);
});

test('tests only servers on the operator’s list, if there is one', async () => {
  const { host, port } = server.target;
  const input = { ...typed(server), password: 'x' };
  platform.kit.ftpTargets = [`${host}:${port}`];
  expect((await send(input)).status).toBe(200);
  platform.kit.ftpTargets = ['files.example.org'];
  const before = server.logins.length;
  expect(await send(input)).toMatchObject({
    status: 400,
    body: { field: 'host', faults: [{ keyword: 'targetNotAllowed' }] },
  });
  expect(server.logins).toHaveLength(before);
});
