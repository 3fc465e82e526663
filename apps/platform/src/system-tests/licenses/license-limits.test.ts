import licenseLimits from '@signalbox/schemas/data/license-limits.json';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
beforeAll(async () => {
  platform = await runPlatform();
  admin = await platform.logIn();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.pool.query(
    `delete from document where collection in ('model', 'dashboard') or (collection = 'user' and body ->> 'username' <> 'admin')`,
  );
});

const limits = Object.entries(licenseLimits);
let added = 0;
const bodies: Record<string, (name: string) => object> = {
  user: (username) => ({ username, password: 'Blue door 7', roles: [] }),
  model: (key) => ({ key, name: key, custom: { schema: { type: 'object', properties: {} } } }),
  dashboard: (name) => ({ name, widgets: [] }),
};
const rejection = (item: string, most: number) => ({
  status: 403,
  body: {
    code: 100_040_013,
    message: `The license allows no more: ${item}, ${most} at most. Delete some, or ask the supplier for a larger license`,
  },
});
async function add(limit: string, { language = 'en', project = 'default' } = {}) {
  const body = bodies[limit]?.(`item${++added}`);
  const headers = { 'accept-language': language, 'x-request-project': project };
  return platform.send('POST', `core/${limit}`, { token: admin, body, headers });
}
const install = (limit: Record<string, number> | undefined, project?: string) =>
  installTestLicense(platform.kit, { feature: ['model', 'dashboard'], limit }, project);

test.each(limits.flatMap(([limit, { routes }]) => routes.map((route) => ({ limit, route }))))(
  '$route adds up to the limit of the license, and none beyond it',
  async ({ limit, route }) => {
    expect(route).toBe(`POST core/${limit}`);
    // The administrator of the first start is a user.
    await install({ [limit]: 3 });
    const statuses = [];
    for (let count = limit === 'user' ? 1 : 0; count < 3; count++) statuses.push((await add(limit)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await add(limit)).toMatchObject(rejection(`${limit}s`, 3));
    expect((await add(limit, { language: 'zh-Hans' })).body['message']).toMatch(/^已达到授权上限：最多 3 个/);
    await install(undefined);
    expect((await add(limit)).status).toBe(200);
  },
);

test('of requests at the same time, the last one that the limit allows is added once', async () => {
  await install({ dashboard: 5 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => add('dashboard')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('what exists above the limit of a new license stays, and can be read, changed and deleted', async () => {
  await install({});
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await add('model')).body['InsertedID']);
  await install({ model: 1 });
  const [first] = ids;
  expect((await platform.send('GET', `core/model/${first}`, { token: admin })).status).toBe(200);
  expect((await platform.send('PATCH', `core/model/${first}`, { token: admin, body: { name: 'Pump' } })).status).toBe(
    200,
  );
  expect(await add('model')).toMatchObject(rejection('models', 1));
  for (const id of ids) await platform.send('DELETE', `core/model/${id}`, { token: admin });
  expect((await add('model')).status).toBe(200);
});

test('the license of a project limits its own models, and that of the default project the users of all', async () => {
  await install({ user: 1, model: 0 });
  await install({ user: 50, model: 1 }, 'mill');
  expect(await add('user', { project: 'mill' })).toMatchObject(rejection('users', 1));
  expect((await add('model', { project: 'mill' })).status).toBe(200);
  expect(await add('model', { project: 'mill' })).toMatchObject(rejection('models', 1));
});

test('of a removed license, no replica adds more than it allowed', async () => {
  await install({ user: 1 });
  const { body } = await platform.send('POST', 'core/license/plan', { token: admin, body: {} });
  await platform.send('POST', 'core/license/remove', { token: admin, body: { plan: String(body['plan']) } });
  expect(await add('user')).toMatchObject(rejection('users', 1));
  const other = await runPlatform({ databaseUrl: platform.databaseUrl, clock: platform.clock });
  try {
    const sent = { token: await other.logIn(), body: { username: 'eve', password: 'Blue door 7', roles: [] } };
    expect(await other.send('POST', 'core/user', sent)).toMatchObject({ status: 403, body: { code: 100_040_013 } });
  } finally {
    await other.close();
  }
});
