import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from './testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const day = 86_400;
const graceSeconds = 14 * day;
/** A license with a feature for backups that expired so many seconds ago. */
async function expired(secondsAgo: number) {
  const expireTime = new Date(platform.clock.now() - secondsAgo * 1000).toISOString();
  const body = { expireTime, feature: ['backup', 'dashboard', 'notice'] };
  expect((await platform.send('PUT', 'core/license', { token, body })).status).toBe(200);
}
const read = (resource: string) => platform.send('GET', resource, { token });
const rejected = (feature: string) => ({
  status: 400,
  body: {
    code: 100_040_010,
    message: 'The license for this feature has expired. Ask the supplier for a new one',
    detail: feature,
  },
});
const email = { host: 'mail.example.org', port: 25, from: 'a@example.org', password: 'secret' };
const routers = [{ key: 'plant', title: 'Plant', path: 'plant', element: 'dashboard.a' }];

test('routes, pages and settings stay open for the grace period of an expired license', async () => {
  await platform.send('PATCH', 'core/setting', { token, body: { routers } });
  await expired(graceSeconds - day);
  const { body } = await read('core/license');
  expect(body).toMatchObject({ remainingTime: 0, feature: ['backup', 'dashboard', 'notice'] });
  expect(Number(body['graceTime'])).toBeGreaterThan(0);
  expect(Number(body['graceTime'])).toBeLessThanOrEqual(day);
  expect((await read('core/backup')).status).toBe(200);
  expect(await read('core/setting/login/page?path=plant')).toMatchObject({ body: { barriers: [] } });
  expect((await platform.send('PATCH', 'core/setting', { token, body: { email } })).status).toBe(200);
});

test('and are closed after it, also to a super user, until there is a new license', async () => {
  await expired(graceSeconds);
  expect(await read('core/license')).toMatchObject({
    body: { remainingTime: 0, feature: [], expiredFeature: ['backup', 'dashboard', 'notice'] },
  });
  expect((await read('core/license')).body).not.toHaveProperty('graceTime');
  expect(await read('core/backup')).toMatchObject(rejected('backup'));
  // The license never had this feature.
  expect(await read('core/tsdbBackup')).toMatchObject({ status: 400, body: { code: 100_040_009, detail: 'tsdb' } });
  expect(await read('core/setting/login/page?path=plant')).toMatchObject({
    body: { barriers: [{ kind: 'feature', feature: 'dashboard' }] },
  });
  const changed = { ...email, host: 'other.example.org' };
  expect(await platform.send('PATCH', 'core/setting', { token, body: { email: changed } })).toMatchObject(
    rejected('notice'),
  );
  await expired(-day);
  expect(await read('core/license')).toMatchObject({ body: { feature: ['backup', 'dashboard', 'notice'] } });
  expect((await read('core/backup')).status).toBe(200);
});
