import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
let backup: string;
beforeAll(async () => {
  platform = await runPlatform();
  admin = await platform.logIn();
  const custom = { schema: { type: 'object', properties: { level: { type: 'number' } } } };
  await call('POST', 'core/model', { key: 'pump', name: 'Pump', custom });
  await call('POST', 'core/record/pump', { level: 3 });
  await call('POST', 'core/mediaLibrary/mkdir', { catalog: '', dirName: 'plans' });
  const query = encodeURIComponent(JSON.stringify({ name: 'All', item: { mongodb: true }, moduleRules: { theme: 0 } }));
  backup = String((await call('GET', `core/backup/export?query=${query}`)).body['id']);
  const task = async () => (await call('GET', `core/taskmanager/${backup}`)).body;
  const isMade = async () => ((await task())['status'] === 'finish' ? true : Promise.reject(new Error('not made yet')));
  await vi.waitFor(isMade, 60_000);
});
afterAll(() => platform.close());

let user: string;
let token: string;
beforeEach(async () => {
  await platform.kit.pool.query(`delete from document where collection = 'user' and body ->> 'username' = 'ada'`);
  user = await platform.addUser(
    { username: 'ada', permissions: kinds.map(({ permission }) => permission) },
    'a fine password',
  );
  token = await platform.logIn('ada', 'a fine password');
});

type Call = Parameters<RunningPlatform['send']>;
const call = (verb: Call[0], resource: string, body?: object, as = admin) =>
  platform.send(verb, resource, { token: as, ...(body && { body }) });

const kinds = [
  {
    kind: 'records',
    permission: 'pump.view',
    path: () => 'core/record/pump/export',
    body: { format: 'csv', columns: ['level'], filter: {} },
  },
  {
    kind: 'media files',
    permission: 'media.view',
    path: () => 'core/mediaLibrary/download',
    body: { paths: ['plans'] },
  },
  {
    kind: 'the delivery log',
    permission: 'notice.view',
    path: () => 'core/notice/log/export',
    body: { format: 'csv', columns: ['to'], filter: {} },
  },
  { kind: 'a backup', permission: 'backup.download', path: () => `core/backup/${backup}/ticket`, body: {} },
];

describe.each(kinds)('the ticket of a download of $kind', ({ permission, path, body }) => {
  const link = async () => {
    const answer = await call('POST', path(), body, token);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return String(answer.body['url']);
  };
  /** Follows the link without a token, as a browser does. */
  const follow = async (url: string) => {
    const { statusCode, body: text } = await platform.app.inject({
      url: `/rest${url}`,
      headers: { 'accept-language': 'en' },
    });
    return { status: statusCode, ...(statusCode === 200 ? {} : { error: JSON.parse(text) as JsonObject }) };
  };
  const changeUser = async (patch: JsonObject) =>
    expect((await call('PATCH', `core/user/${user}`, patch)).status).toBe(200);

  test('downloads once, and is no ticket of another session', async () => {
    const url = await link();
    expect(await follow(url)).toEqual({ status: 200 });
    expect((await follow(url)).status).toBeGreaterThanOrEqual(400);
  });

  test('has no rights that were taken away since it was issued', async () => {
    const url = await link();
    await changeUser({ permissions: kinds.map((kind) => kind.permission).filter((each) => each !== permission) });
    expect(await follow(url)).toMatchObject({ status: 401, error: { detail: permission } });
  });

  test('gives no access to a project that the user may not enter any more', async () => {
    const url = await link();
    await changeUser({ projects: ['mill'] });
    expect((await follow(url)).error).toMatchObject({ code: 100_040_008 });
  });

  test('ends with the session that requested it, and with the account', async () => {
    const taken: [string, () => Promise<unknown>][] = [
      ['logged out', () => call('GET', 'core/auth/logout', undefined, token)],
      ['new password', () => changeUser({ password: 'another fine one' })],
      ['disabled', () => changeUser({ disable: true })],
    ];
    for (const [reason, take] of taken) {
      const url = await link();
      await take();
      expect((await follow(url)).status, reason).toBeGreaterThanOrEqual(400);
      await changeUser({ disable: false, password: 'a fine password', isFirstLogin: false });
      token = await platform.logIn('ada', 'a fine password');
    }
    const url = await link();
    expect((await call('DELETE', `core/user/${user}`)).status).toBe(200);
    expect((await follow(url)).status).toBeGreaterThanOrEqual(400);
  });
});
