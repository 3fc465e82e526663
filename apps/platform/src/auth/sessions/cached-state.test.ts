import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

/** Answers every request below from a warm cache. */
let replica: RunningPlatform;
/** Writes to the same database without a notification, as a replica whose notification is lost. */
let writer: Client;
let databaseUrl: string;
let token: string;
let userId: string;
beforeAll(async () => {
  databaseUrl = await createEmptyDatabase();
  replica = await runPlatform({ databaseUrl });
  // Its queries would be counted with those of a request.
  await replica.kit.intervals.close();
  writer = new Client({ connectionString: databaseUrl });
  await writer.connect();
  await write('insert into document (project, collection, id, body) values ($1, $2, $3, $4)', [
    'default',
    'role',
    'viewers',
    { name: 'Viewers', permissions: ['setting.view'] },
  ]);
  userId = await replica.addUser({ username: 'ada', roles: ['viewers'] });
  token = await replica.logIn('ada', 'a fine password');
});
afterAll(async () => {
  await writer.end();
  await replica.close();
  await dropDatabase(databaseUrl);
});

const write = (text: string, values: unknown[] = []) => writer.query(text, values);
const ask = (path: string, headers: Record<string, string> = {}) => replica.send('GET', path, { token, headers });

describe('takes effect on the next request without a notification', () => {
  test('a saved setting', async () => {
    await write(`insert into setting values ('default', 1, '{"name": "One"}')`);
    expect((await ask('core/setting')).body).toMatchObject({ name: 'One' });
    await write(`update setting set revision = 2, body = '{"name": "Two"}'`);
    const answer = await ask('core/setting');
    expect(answer.body).toMatchObject({ name: 'Two' });
    expect(answer.headers['etag']).toBe('"2"');
    expect((await ask('core/setting/part')).body).toMatchObject({ name: 'Two' });
  });

  test('settings that are replaced under the same revision, as by a restore', async () => {
    await ask('core/setting');
    await write(`update setting set body = '{"name": "Restored"}'`);
    expect((await ask('core/setting')).body).toMatchObject({ name: 'Restored' });
    await write('delete from setting');
    expect((await ask('core/setting')).body).toMatchObject({ name: 'Signalbox' });
  });

  test('a setting of another project', async () => {
    const headers = { 'x-request-project': 'mill' };
    expect((await ask('core/setting', headers)).body).toMatchObject({ name: 'Signalbox' });
    await write(`insert into setting values ('mill', 1, '{"name": "Mill"}')`);
    expect((await ask('core/setting', headers)).body).toMatchObject({ name: 'Mill' });
    expect((await ask('core/setting')).body).toMatchObject({ name: 'Signalbox' });
  });

  test('a permission that a role loses, and gains', async () => {
    expect((await ask('core/setting')).status).toBe(200);
    await write(`update document set body = body || '{"permissions": []}' where id = 'viewers'`);
    expect((await ask('core/setting')).status).toBe(401);
    await write(
      `update document set body = body || '{"permissions": ["setting.view", "role.view"]}' where id = 'viewers'`,
    );
    expect((await ask('core/role')).status).toBe(200);
    expect((await ask('core/auth/user')).body['permissions']).toEqual(['setting.view', 'role.view']);
  });

  test('a role that is deleted, and one that a user is given', async () => {
    await write(`delete from document where id = 'viewers'`);
    expect((await ask('core/setting')).status).toBe(401);
    await write(`update document set body = body || '{"permissions": ["setting.view"]}' where id = $1`, [userId]);
    expect((await ask('core/setting')).status).toBe(200);
  });

  test('a changed profile', async () => {
    await write(`update document set body = body || '{"name": "Ada L."}' where id = $1`, [userId]);
    expect((await ask('core/auth/user')).body).toMatchObject({ name: 'Ada L.' });
  });

  test('a password that another user set', async () => {
    await write(`insert into setting values ('default', 1, '{"userExpand": {"needChangePwd": true}}')`);
    await write('update user_secret set is_own = true where user_id = $1', [userId]);
    expect((await ask('core/license')).status).toBe(200);
    await write('update user_secret set is_own = false where user_id = $1', [userId]);
    expect((await ask('core/license')).body).toMatchObject({ detail: 'passwordChange' });
    await write('delete from setting');
  });
});

describe('queries the database', () => {
  test.each([
    ['core/setting', 1],
    ['core/auth/user', 2],
    ['core/license', 2],
    ['core/theme', 2],
  ])('for %s, %i statements', async (path, statements) => {
    await ask(path);
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      expect((await ask(path)).status).toBe(200);
      expect(query.mock.calls).toHaveLength(statements);
    } finally {
      query.mockRestore();
    }
  });
});

describe('answers requests that arrive together each by its own session', () => {
  let tokens: string[];
  beforeAll(async () => {
    await replica.addUser({ username: 'bob' });
    tokens = [token, await replica.logIn('bob', 'a fine password'), 'Bearer none', token];
    await askAll();
  });
  const askAll = () => Promise.all(tokens.map((each) => replica.send('GET', 'core/auth/user', { token: each })));

  test.each([
    ['sessions, and the license', 2, async () => undefined],
    [
      'accounts that changed, and the license',
      3,
      () => write(`update document set body = body || '{"phone": "1"}' where collection = 'user'`),
    ],
  ])('reading their %s: %i statements', async (_what, statements, change) => {
    await change();
    const query = vi.spyOn(Client.prototype, 'query');
    try {
      const answers = await askAll();
      expect(answers.map(({ status, body }) => body['username'] ?? status)).toEqual(['ada', 'bob', 401, 'ada']);
      expect(query.mock.calls).toHaveLength(statements);
    } finally {
      query.mockRestore();
    }
  });
});

test('a disabled account loses access at once', async () => {
  expect((await ask('core/setting')).status).toBe(200);
  await write(`update document set body = body || '{"disable": true}' where id = $1`, [userId]);
  expect((await ask('core/setting')).body).toMatchObject({ detail: 'revoked' });
});
