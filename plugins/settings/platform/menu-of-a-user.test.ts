import { menuReasons, visibleRouters, type PlacedPage } from '@signalbox/engine/core';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClerk, call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());

const boilers = { key: 'boilers', title: 'Boilers', path: 'boilers', element: 'dashboard.1' };
const pumps = { key: 'pumps', title: 'Pumps', path: 'pumps', element: 'dashboard.2', hidden: true };
const plant = { key: 'plant', title: 'Plant', path: 'plant', children: [boilers, pumps] };

describe('the menu of a user', () => {
  const routers: JsonObject[] = [
    { ...plant, permission: 'plant.view' },
    { key: 'office', title: 'Office', path: 'office', element: 'dashboard.1', permission: 'office.view' },
    {
      key: 'hall',
      title: 'Hall',
      path: 'hall',
      element: 'dashboard.1',
      hidden: true,
      children: [{ ...boilers, key: 'in' }],
    },
    { key: 'group', title: 'Group', path: 'group', children: [{ ...pumps, key: 'kept' }] },
    { key: 'manual', title: 'Manual', url: 'https://plant.example.org' },
  ];
  const keysIn = (pages: JsonObject[]): string[] =>
    pages.flatMap(({ key, children }) => [String(key), ...keysIn((children ?? []) as JsonObject[])]);
  const placed = (pages: JsonObject[], above: JsonObject[] = []): PlacedPage[] =>
    pages.flatMap((page) => [{ page, above }, ...placed((page['children'] ?? []) as JsonObject[], [...above, page])]);

  it.each([
    [[]],
    [['dashboard.view']],
    [['dashboard.view', 'plant.view']],
    [['office.view', 'plant.view', 'dashboard.view']],
  ])('with the permissions %j has exactly the pages that no reason leaves out', async (permissions: string[]) => {
    platform.viewer = aViewer();
    expect((await patch(platform, { routers })).status).toBe(200);
    platform.viewer = aClerk(...permissions);
    const { body } = await call(platform, { url: '/rest/core/setting/login/part' });
    const viewer = { isSuper: false, permissions: new Set(permissions), features: ['dashboard'] };
    const inMenu = keysIn(visibleRouters(body['routers'], viewer));
    const expected = placed(routers).filter((page) => menuReasons(page, viewer).length === 0);
    expect(inMenu).toEqual(expected.map(({ page }) => page['key']));
    expect(inMenu).toContain('manual');
  });
});
