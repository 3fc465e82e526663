import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClerk, call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());

const english = { 'accept-language': 'en' };
const blank = { key: 'blank', title: ' ', path: 'blank', element: 'dashboard.1' };
const spaced = { key: 'spaced', title: 'Spaced', path: 'a b', element: 'dashboard.2' };
const pumps = { key: 'pumps', title: 'Pumps', path: 'pumps', element: 'dashboard.3' };

/** As an earlier version stored them, which had wider schemas. */
beforeEach(async () => {
  platform.viewer = aViewer();
  const { database } = platform.kit;
  for (const table of ['setting', 'setting_change'] as const) await database.deleteFrom(table).execute();
  const body: JsonObject = { routers: [blank, { ...pumps, children: [spaced] }] };
  await database.insertInto('setting').values({ project: 'default', revision: 7, body }).execute();
});
const stored = async () => (await call(platform)).body['routers'];

describe('beside stored pages that no longer validate', () => {
  it('a user who may only add pages adds one', async () => {
    platform.viewer = aClerk('setting.view', 'setting.edit', 'frontRouterMenu.add');
    const added = { ...pumps, key: 'new', path: 'new' };
    const routers = [added, blank, { ...pumps, children: [spaced] }];
    expect(await patch(platform, { routers })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(routers);
  });

  it('a page is moved, and another property of it changed', async () => {
    const routers = [{ ...pumps, children: [{ ...blank, hidden: true }] }, spaced];
    expect(await patch(platform, { routers })).toMatchObject({ status: 200 });
    expect(await stored()).toEqual(routers);
  });

  it.each([
    [
      'a new page',
      [blank, { ...pumps, children: [spaced, { ...pumps, key: 'new', title: '' }] }],
      '1.children.1.title',
    ],
    ['another invalid value', [blank, { ...pumps, children: [{ ...spaced, path: 'a c' }] }], '1.children.0.path'],
    ['a valid page that becomes invalid', [blank, { ...pumps, path: '..', children: [spaced] }], '1.path'],
    ['a copy of an invalid page', [blank, { ...blank, key: 'copy' }, pumps, spaced], '1.title'],
    [
      'a key of another page',
      [blank, { ...pumps, children: [spaced, { ...pumps, key: 'blank' }] }],
      '1.children.1.key',
    ],
  ])('%s is rejected', async (_title, routers: JsonObject[], place) => {
    const { status, body } = await patch(platform, { routers }, english);
    expect({ status, field: body['field'] }).toEqual({ status: 400, field: `routers.${place}` });
    expect(await stored()).toEqual([blank, { ...pumps, children: [spaced] }]);
  });

  it('names each new error, and no stored one', async () => {
    const routers = [blank, { ...pumps, path: '..', icon: '?', children: [spaced] }];
    const { body } = await patch(platform, { routers });
    expect((body['faults'] as JsonObject[]).map(({ pointer }) => pointer)).toEqual([
      '/routers/1/path',
      '/routers/1/icon',
    ]);
  });
});
