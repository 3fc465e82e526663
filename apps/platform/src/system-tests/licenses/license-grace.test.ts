import { installTestLicense, licenseTime } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const day = 86_400;
const feature = ['backup', 'dashboard', 'notice', 'flow'];
const graceSeconds = 14 * day;
/** A license that expired so many seconds ago. */
async function expired(secondsAgo: number) {
  const expireTime = licenseTime(platform.clock.now() - secondsAgo * 1000);
  await installTestLicense(platform.kit, { expireTime, feature });
}
const read = (resource: string) => platform.send('GET', resource, { token });
const email = { host: 'mail.example.org', port: 25, from: 'a@example.org', password: 'secret' };
const routers = [{ key: 'plant', title: 'Plant', path: 'plant', element: 'dashboard.a' }];

test('routes, pages and settings stay open for the grace period of an expired license', async () => {
  await platform.send('PATCH', 'core/setting', { token, body: { routers } });
  await expired(graceSeconds - day);
  const { body } = await read('core/license');
  expect(body).toMatchObject({ state: 'grace', remainingTime: 0, feature });
  expect(Number(body['graceTime'])).toBeGreaterThan(0);
  expect(Number(body['graceTime'])).toBeLessThanOrEqual(day);
  expect((await read('core/backup')).status).toBe(200);
  expect(await read('core/setting/login/page?path=plant')).toMatchObject({ body: { barriers: [] } });
  expect((await platform.send('PATCH', 'core/setting', { token, body: { email } })).status).toBe(200);
});

test('after it, named features close, to super users too, until there is a new license', async () => {
  await expired(graceSeconds);
  const { body } = await read('core/license');
  expect(body).toMatchObject({ state: 'expired', remainingTime: 0, feature: ['backup', 'notice'] });
  expect(body).toMatchObject({ expiredFeature: ['dashboard', 'flow'] });
  expect(body).not.toHaveProperty('graceTime');
  expect(await read('core/dashboard/none')).toMatchObject({
    status: 403,
    body: {
      code: 100_040_010,
      message: 'The license for this feature has expired. Ask the supplier for a new one',
      detail: 'dashboard',
    },
  });
  // The license never had this feature.
  expect(await read('core/tsdbBackup')).toMatchObject({ status: 403, body: { code: 100_040_009, detail: 'tsdb' } });
  expect(await read('core/setting/login/page?path=plant')).toMatchObject({
    body: { barriers: [{ kind: 'feature', feature: 'dashboard' }] },
  });
  await expired(-day);
  expect(await read('core/license')).toMatchObject({ body: { feature } });
  expect((await read('core/dashboard')).status).toBe(200);
});

test('and settings, backups and exports stay open', async () => {
  await expired(100 * graceSeconds);
  const changed = { ...email, host: 'other.example.org' };
  expect((await platform.send('PATCH', 'core/setting', { token, body: { email: changed } })).status).toBe(200);
  for (const resource of [
    'core/backup',
    'core/dbBackup',
    'core/configDb/collectionNames',
    'core/user',
    'core/license/details',
  ])
    expect((await read(resource)).status).toBe(200);
});

test('a license that is not yet valid has that state, and rejects no resource that an expired one allows', async () => {
  await installTestLicense(platform.kit, { startTime: licenseTime(platform.clock.now() + day * 1000), feature });
  expect(await read('core/license')).toMatchObject({ body: { state: 'notYetValid', feature: ['backup', 'notice'] } });
  expect(await read('core/dashboard/none')).toMatchObject({
    status: 403,
    body: { code: 100_040_012, detail: 'dashboard' },
  });
  expect((await read('core/backup')).status).toBe(200);
});

test('all replicas answer with a new license at once', async () => {
  const other = await runPlatform({ databaseUrl: platform.databaseUrl, clock: platform.clock });
  try {
    for (const features of [['backup'], ['backup', 'flow']]) {
      await installTestLicense(platform.kit, { feature: features });
      const answer = await other.send('GET', 'core/license', { token });
      expect(answer.body).toMatchObject({ state: 'valid', feature: features });
      expect(answer.body).toEqual((await read('core/license')).body);
    }
  } finally {
    await other.close();
  }
});
