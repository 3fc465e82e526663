import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let log: string[];
beforeEach(async () => {
  log = [];
  platform = await runPlatform({ log });
});
afterEach(() => platform.close());

it('logs who logged in', async () => {
  const id = await platform.addUser({ username: 'ada' }, 'kingfisher');
  await platform.logIn('ada', 'kingfisher');
  expect(log.filter((line) => line.includes('logged in')).map((line) => JSON.parse(line) as object)).toMatchObject([
    { user: id },
  ]);
});

it('logs the user id of a failed login, and nothing that was typed', async () => {
  const id = await platform.addUser({ username: 'ada' });
  await platform.send('POST', 'core/auth/login', { body: { username: 'ada', password: 'kingfisher' } });
  await platform.send('POST', 'core/auth/login', { body: { username: 'heron at dusk', password: 'kingfisher' } });
  const failures = log.filter((line) => line.includes('login failed')).map((line) => JSON.parse(line) as object);
  expect(failures).toMatchObject([{ user: id }, { ip: '127.0.0.1' }]);
  expect(failures[1]).not.toHaveProperty('user');
  expect(log.join('')).not.toMatch(/kingfisher|heron/);
});
