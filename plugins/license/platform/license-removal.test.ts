import { signTestLicense } from '@signalbox/license-file/testing';
import { licenseTime } from '@signalbox/platform-kit/testing';
import features from '@signalbox/schemas/data/features.json';
import { describe, expect, it } from 'vitest';
import { platformPlugin } from '.';
import { demoLicense } from './demo-license';
import { licensePlatform } from './testing/license-platform';

const { running, send, plan, install } = licensePlatform();

describe('a removal', () => {
  it('has a plan, and leaves the license of the default project', async () => {
    await install(signTestLicense({ feature: ['backup'] }));
    await install(signTestLicense({ id: 'MILL', feature: ['flow'] }), 'mill');
    const { to, plan: id } = await plan({}, 'mill');
    expect(to).toMatchObject({ on: ['backup'] });
    expect((await send('POST', '/remove', { plan: id }, 'mill')).status).toBe(200);
    expect((await send('GET', '/details', undefined, 'mill')).body).toMatchObject({
      isShared: true,
      on: ['backup'],
      history: [{ action: 'remove', license: { id: 'MILL' } }, { action: 'install' }],
    });
    expect(await plan({}, 'mill')).toMatchObject({ code: 100_040_022 });
  });
});

describe('removing a license that a vendor signed lifts no limit', () => {
  const remove = async (project?: string) => {
    const { plan: id } = await plan({}, project);
    return send('POST', '/remove', { plan: id }, project);
  };
  const answer = async (project?: string) => (await send('GET', '', undefined, project)).body;
  const day = 86_400;

  it('counts as expired at once, with the limits of the license and without a grace period', async () => {
    await install(signTestLicense({ feature: ['backup', 'flow'], limit: { user: 3 } }));
    expect(await plan()).toMatchObject({ to: { state: 'expired', on: ['backup'], limit: { user: 3 } } });
    expect((await remove()).status).toBe(200);
    const closed = { state: 'expired', remainingTime: 0, feature: ['backup'], expiredFeature: ['flow'] };
    expect(await answer()).toMatchObject(closed);
    expect(await answer()).not.toHaveProperty('graceTime');
    const details = (await send('GET', '/details')).body;
    const removedAt = new Date(running.platform.clock.now()).toISOString();
    expect(details).toMatchObject({ limit: { user: 3 }, removedAt, isRejected: false });
    expect(details).not.toHaveProperty('installedAt');
    expect(await plan()).toMatchObject({ code: 100_040_022 });
    running.platform.clock.advance({ seconds: 14 * day });
    expect(await answer()).toMatchObject(closed);
    // The first start of another server brings no license of the demo.
    await platformPlugin.seed?.(running.platform.kit, 'default');
    expect(await answer()).toMatchObject({ state: 'expired' });
    await install(signTestLicense({ feature: ['flow'] }));
    expect(await answer()).toMatchObject({ state: 'valid', feature: ['flow'] });
    expect((await send('GET', '/details')).body).not.toHaveProperty('removedAt');
  });

  it.each([
    ['had expired', 'expired', { expireTime: -20 }],
    ['was in its grace period', 'grace', { expireTime: -5 }],
    ['was about to expire', 'expiring', { expireTime: 2 }],
    ['was not yet valid', 'notYetValid', { startTime: 2 }],
  ])('opens nothing of one that %s, now, later or after another installation and removal', async (_, state, days) => {
    const times = Object.entries(days).map(([name, count]) => [
      name,
      licenseTime(running.platform.clock.now() + count * day * 1000),
    ]);
    const file = signTestLicense({ ...Object.fromEntries(times), feature: ['flow'] });
    for (const cycle of [1, 2]) {
      await install(file);
      if (cycle === 1) expect(await answer()).toMatchObject({ state });
      await remove();
      for (const seconds of [0, 3 * day]) {
        running.platform.clock.advance({ seconds });
        expect(await answer()).toMatchObject({ state: 'expired', feature: [] });
      }
    }
  });

  it('in one project concerns that project, and all others where it is the default project', async () => {
    await install(signTestLicense({ feature: ['flow'], limit: { model: 1 } }), 'mill');
    await remove('mill');
    expect(await answer('mill')).toMatchObject({ state: 'expired', expiredFeature: ['flow'] });
    expect(await answer()).toMatchObject({ state: 'none' });
    // Even beside the license of the demo, which counts for its own project.
    await platformPlugin.seed?.(running.platform.kit, 'default');
    expect(await answer('mill')).toMatchObject({ state: 'expired', expiredFeature: ['flow'] });
    await install(signTestLicense({ feature: ['backup'] }));
    expect(await answer('mill')).toMatchObject({ state: 'valid', feature: ['backup'] });
    await remove();
    expect(await answer('mill')).toMatchObject({ state: 'expired', expiredFeature: ['flow'] });
    expect(await answer('quarry')).toMatchObject({ state: 'expired', feature: ['backup'] });
  });
});

describe('the license of the demo counts for the demo project alone', () => {
  it.each(['default', 'mill'])('is rejected as an upload to the project %s', async (project) => {
    await install(signTestLicense({ limit: { user: 1 } }), project);
    expect(await plan({ file: demoLicense.replaceAll('\n', '\r\n') }, project)).toMatchObject({
      message: expect.stringContaining('it is the license of the demo project') as string,
      field: 'file',
    });
  });

  it('neither as an earlier upload to another project nor through the default project', async () => {
    await platformPlugin.seed?.(running.platform.kit, 'default');
    await running.platform.kit.database
      .insertInto('license')
      .values({ project: 'mill', file: demoLicense, installed_at: new Date(), installed_by: 'admin' })
      .execute();
    expect((await send('GET', '')).body).toMatchObject({ state: 'valid' });
    for (const project of ['mill', 'quarry'])
      expect((await send('GET', '', undefined, project)).body).toMatchObject({ state: 'none' });
  });

  it('is gone once it is removed, as no vendor signed it', async () => {
    await platformPlugin.seed?.(running.platform.kit, 'default');
    const { to, plan: id } = await plan();
    expect(to).toMatchObject({ state: 'none' });
    await send('POST', '/remove', { plan: id });
    expect((await send('GET', '')).body).toEqual({ state: 'none', feature: features });
    expect((await send('GET', '/details')).body).not.toHaveProperty('removedAt');
  });
});
