import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';
import { reportFrozen } from './report-frozen';

let platform: RunningPlatform;
beforeEach(async () => {
  platform = await runPlatform();
});
afterEach(() => platform.close());

const reported = async () => {
  await reportFrozen(platform.kit);
  const { rows } = await platform.kit.pool.query<{ params: { name: string } }>(
    "select params from platform_event where name = 'accountFrozen' order by key",
  );
  return rows.map(({ params }) => params.name);
};
async function freeze(username: string, from = '203.0.113.9') {
  const headers = { 'x-forwarded-for': from };
  for (let count = 0; count < 3; count += 1)
    await platform.send('POST', 'core/auth/login', { headers, body: { username, password: 'wrong' } });
}

test('reports a frozen administrator once in an hour, for however many addresses, and no other user', async () => {
  const twice = { count: 2, duration: { count: 5, unit: 'm', time: 300 } };
  await platform.set({ notShowCode: true, notShowCodeAdmin: true, errorLogin: twice, errorLoginAdmin: twice });
  await platform.addUser({ username: 'ada' });
  await platform.addUser({ username: 'grace', isAdmin: true });
  for (const username of ['ada', 'grace', 'nobody']) await freeze(username);
  await freeze('grace', '198.51.100.7');
  expect(await reported()).toEqual(['grace']);
  expect(await reported()).toEqual(['grace']);
  platform.clock.advance({ seconds: 3_600 });
  await freeze('grace');
  expect(await reported()).toEqual(['grace', 'grace']);
});
