import { aViewer, installTestLicense, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClerk, call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await save([]);
  await platform.kit.database.deleteFrom('document').execute();
  await platform.kit.database.deleteFrom('license').execute();
});

const boilers = { key: 'boilers', title: { en: 'Boilers' }, path: 'plant/boilers', element: 'dashboard.1' };
const secret = { key: 'secret', title: 'Takeover', path: 'takeover', element: 'dashboard.2', permission: 'plant.view' };
const plant = {
  key: 'plant',
  title: 'Plant',
  path: 'plant',
  children: [boilers, { ...secret, key: 'hidden', hidden: true }],
};
const save = async (routers: JsonObject[]) => expect((await patch(platform, { routers })).status).toBe(200);
const part = async () => (await call(platform, { url: '/rest/core/setting/login/part' })).body;
const pageAt = async (path: string) =>
  (await call(platform, { url: `/rest/core/setting/login/page?path=${encodeURIComponent(path)}` })).body;

describe('the pages of a user who may not see the settings', () => {
  it('are those that the user may open', async () => {
    await save([plant, secret]);
    platform.viewer = aClerk('dashboard.view');
    expect((await part())['routers']).toEqual([{ ...plant, children: [boilers] }]);
    platform.viewer = aClerk('dashboard.view', 'plant.view');
    expect((await part())['routers']).toEqual([plant, secret]);
  });

  it('show nothing of the others', async () => {
    await save([plant, secret]);
    platform.viewer = aClerk();
    expect(JSON.stringify(await part())).not.toMatch(/Takeover|takeover|plant\.view|Boilers/);
  });

  it('are none where none are saved', async () => {
    platform.viewer = aClerk('dashboard.view');
    expect(await part()).not.toHaveProperty('routers');
    platform.viewer = undefined;
    expect((await call(platform, { url: '/rest/core/setting/part' })).body).not.toHaveProperty('routers');
  });
});

describe('the page at an address', () => {
  const { permission: _, ...shown } = secret;

  it('is returned without the pages below it', async () => {
    await save([{ ...shown, children: [boilers] }]);
    platform.viewer = aClerk('dashboard.view');
    expect(await pageAt('takeover')).toEqual({ page: shown, barriers: [] });
    expect(await pageAt('/plant/boilers')).toEqual({ page: boilers, barriers: [] });
  });

  it('is closed without its permission, and named by it only', async () => {
    await save([secret]);
    platform.viewer = aClerk('dashboard.view', 'setting.view');
    expect(await pageAt('takeover')).toEqual({ barriers: [{ kind: 'permission', permission: 'plant.view' }] });
  });

  it('is closed without the feature of the license', async () => {
    await save([boilers]);
    await installTestLicense(platform.kit, { feature: ['backup'] });
    expect(await pageAt('plant/boilers')).toEqual({ barriers: [{ kind: 'feature', feature: 'dashboard' }] });
  });

  it('returns the first page of the menu for a group', async () => {
    const { children: _, ...group } = plant;
    const empty = { key: 'empty', title: 'Hall', path: 'hall', children: [{ ...boilers, key: 'h', hidden: true }] };
    const deep = { key: 'deep', title: 'Deep', path: 'deep', children: [{ ...plant, children: [secret, boilers] }] };
    await save([deep, empty]);
    platform.viewer = aClerk('dashboard.view');
    expect(await pageAt('plant')).toEqual({ page: group, barriers: [], group: { first: 'plant/boilers' } });
    expect(await pageAt('hall')).toMatchObject({ barriers: [], group: {} });
    platform.viewer = aClerk('dashboard.view', 'plant.view');
    expect(await pageAt('plant')).toMatchObject({ group: { first: 'takeover' } });
    platform.viewer = aClerk();
    expect(await pageAt('plant')).toEqual({ page: group, barriers: [], group: {} });
  });

  it('is a page before the group around it that has the same address', async () => {
    await save([{ ...plant, path: 'plant/boilers', children: [boilers] }]);
    platform.viewer = aClerk('dashboard.view');
    expect(await pageAt('plant/boilers')).toEqual({ page: boilers, barriers: [] });
  });

  it('is none for another address, and needs an address and a user', async () => {
    await save([plant]);
    expect(await pageAt('nowhere')).toEqual({ barriers: [] });
    const url = '/rest/core/setting/login/page';
    expect((await call(platform, { url })).body).toMatchObject({ field: 'path' });
    platform.viewer = undefined;
    expect((await call(platform, { url: `${url}?path=plant` })).status).toBe(401);
  });
});
