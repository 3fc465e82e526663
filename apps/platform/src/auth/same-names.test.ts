import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import cases from '../testing/same-names.json' with { type: 'json' };
import { type RunningPlatform, runPlatform } from '../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.pool.query(
    `delete from document where collection = 'user' and body ->> 'username' <> 'admin'; delete from login_failure; delete from login_delay`,
  );
  admin = await platform.logIn();
});

const password = 'Blue door 7';
const create = (username: string, to = platform, token = admin) =>
  to.send('POST', 'core/user', { token, body: { username, password, roles: [] } });
const enter = (username: string) => platform.send('POST', 'core/auth/login', { body: { username, password } });
const taken = { status: 400, body: { code: 100_030_001, field: 'username' } };

describe('spellings of one name are one user name', () => {
  test('so the first is created, and all others are rejected', async () => {
    const [ops = '', ...others] = cases;
    expect((await create(ops)).status).toBe(200);
    for (const spelling of others.slice(0, 2)) expect(await create(spelling)).toMatchObject(taken);
    expect(await create('o\u200bps')).toMatchObject({ status: 400, body: { code: 100_010_001, field: 'username' } });
    for (const lookAlike of ['ɑdmin', 'ᴀdmin', 'оps'])
      expect(await create(lookAlike)).toMatchObject({ status: 400, body: { code: 100_010_001, field: 'username' } });
    expect((await create('王ops')).status).toBe(200);
    expect((await create('jürgen')).status).toBe(200);
    expect(await create('ju\u0308rgen')).toMatchObject(taken);
    expect(await create('орѕ')).toMatchObject(taken);
  });

  test('also when a user is renamed, who may change the spelling of the own name', async () => {
    await create('ops');
    const { body } = await create('kim');
    const rename = (username: string) =>
      platform.send('PATCH', `core/user/${String(body['InsertedID'])}`, { token: admin, body: { username } });
    expect(await rename('OPS')).toMatchObject(taken);
    expect((await rename('Kim')).status).toBe(200);
    expect((await rename('lee')).status).toBe(200);
    expect((await create('KIM')).status).toBe(200);
  });

  test('and each of them logs in, as they count as one for wrong passwords', async () => {
    await create('ops');
    for (const spelling of ['ops', 'OPS', 'ｏｐｓ']) expect((await enter(spelling)).body['username']).toBe('ops');
    const setting = { errorLogin: { count: 2, duration: { time: 3600 } }, notShowCode: true };
    await platform.set(setting);
    for (const username of ['ops', 'Ops', 'oPS'])
      await platform.send('POST', 'core/auth/login', { body: { username, password: 'wrong' } });
    expect((await enter('OPS')).body['code']).toBe(100_040_006);
  });

  test('over all replicas, of requests at the same time', async () => {
    const other = await runPlatform({ databaseUrl: platform.databaseUrl, clock: platform.clock });
    try {
      const token = await other.logIn();
      const answers = await Promise.all(
        ['ops', 'OPS', 'Ops', 'oPs', 'opS', 'OPs'].map((name, at) =>
          at % 2 ? create(name, other, token) : create(name),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body['code'] === 100_030_001)).toHaveLength(5);
    } finally {
      await other.close();
    }
  });
});

test('accounts of an earlier version whose names are one stay, log in by their exact names, and are listed at the start', async () => {
  for (const username of ['ops', 'OPS', 'o\u200bps']) await platform.addUser({ username }, password);
  const log: string[] = [];
  const other = await runPlatform({
    databaseUrl: platform.databaseUrl,
    clock: platform.clock,
    log,
  });
  await other.close();
  const listed = log.flatMap((line) => (JSON.parse(line) as { names?: string[] }).names ?? []);
  expect(listed.map((names) => names.split(', ').toSorted())).toEqual([['ops', 'OPS', 'o\u200bps'].toSorted()]);
  for (const username of ['ops', 'OPS', 'o\u200bps']) expect((await enter(username)).body['username']).toBe(username);
  expect((await platform.send('GET', 'core/operation', { token: admin })).body['figures']).toContainEqual({
    title: 'people::figures.sameNames',
    value: 1,
    unit: 'count',
    text: expect.stringMatching(/OPS, .*ops|ops, .*OPS/) as string,
  });
  expect(await create('Ops')).toMatchObject(taken);
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `select id from document where collection = 'user' and body ->> 'username' = 'ops'`,
  );
  await platform.send('DELETE', `core/user/${String(rows[0]?.id)}`, { token: admin });
  expect(await create('Ops')).toMatchObject(taken);
});

test('a start folds anew the names that an earlier version folded in another way, so that no account gets one of them', async () => {
  const { body } = await create('山ロ');
  await platform.kit.pool.query(`update user_name set key = '山ロ' where user_id = $1`, [body['InsertedID']]);
  await (await runPlatform({ databaseUrl: platform.databaseUrl, clock: platform.clock })).close();
  for (const spelling of ['山ロ', '山口']) expect(await create(spelling)).toMatchObject(taken);
});
