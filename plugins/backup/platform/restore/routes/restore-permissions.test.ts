import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingKeys } from '../../../shared/restore-rights';
import { content, emptyPlatform, type RestoreClient, restoreRoutesPlatform } from '../testing/restore-client';

let platform: TestPlatform;
let client: RestoreClient;
beforeAll(async () => {
  ({ platform, client } = await restoreRoutesPlatform());
});
afterAll(() => platform.close());
beforeEach(() => emptyPlatform(platform));

const dashboards = { item: { mongodb: true }, moduleRules: { dashboard: 0 } };

describe('a restore', () => {
  it.each<JsonObject>([
    { item: { mongodb: true }, moduleRules: { user: 0 } },
    { item: { mongodb: true }, moduleRules: { role: 0 } },
    { item: { mongodb: true }, moduleRules: { oauth_app: 0 } },
    { item: { html: true } },
  ])('of accounts or the front end requires a super user: %j', async (input) => {
    await client.keep({ ...content, modules: { ...content.modules, role: [], oauth_app: [] } });
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.import', 'backup.restore']) });
    for (const answer of [await client.plan(input), await client.start(input)])
      expect({ status: answer.status, code: answer.body['code'] }).toEqual({ status: 401, code: 100_040_003 });
  });

  it('of settings requires every permission for changing settings', async () => {
    await client.keep();
    const settings = { item: { mongodb: true }, moduleRules: { setting: 0 } };
    const as = async (...keys: string[]) => {
      platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.import', 'backup.restore', ...keys]) });
      return [await client.plan(settings), await client.start(settings)];
    };
    for (const lacking of settingKeys) {
      const others = settingKeys.filter((key) => key !== lacking);
      for (const answer of await as(...others))
        expect(answer).toMatchObject({ status: 401, body: { detail: lacking } });
    }
    const [planned, started] = await as(...settingKeys);
    expect([planned?.status, started?.status]).toEqual([200, 200]);
    const task = () => client.documentOf('taskmanager', started?.body['id']);
    await vi.waitFor(async () => expect(await task()).toMatchObject({ status: 'finish' }), 10_000);
  });

  it.each([
    [{ dashboard: 1 }, 'dashboard.add timeseries.view'],
    [{ dashboard: 0 }, 'dashboard.add dashboard.edit timeseries.view'],
    [{ theme: 2 }, 'theme.add theme.edit theme.delete'],
    [{ table: 1 }, 'model.add'],
    [{ table_data: 1 }, 'model.add backup.download'],
    [{ fileServer: 2 }, 'media.add media.edit media.delete'],
  ])('of %j requires the permissions for writing the same through the routes', async (moduleRules, keys) => {
    await client.keep({ ...content, modules: { ...content.modules, theme: [], table: [], table_data: [] } });
    const [module] = Object.keys(moduleRules);
    const item: JsonObject = module === 'fileServer' ? { fileServer: true } : { mongodb: true };
    const own = ['backup.import', 'backup.restore'];
    for (const lacking of keys.split(' ')) {
      const others = keys.split(' ').filter((key) => key !== lacking);
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([...own, ...others]) });
      for (const answer of [await client.plan({ item, moduleRules }), await client.start({ item, moduleRules })])
        expect(answer).toMatchObject({ status: 401, body: { detail: lacking } });
    }
    platform.viewer = aViewer({ isSuper: false, permissions: new Set([...own, ...keys.split(' ')]) });
    expect((await client.plan({ item, moduleRules })).status).toBe(200);
  });

  it.each([
    [{ dashboard: 0 }, 'dashboard.add, dashboard.edit, timeseries.view'],
    [{ dashboard: 1, table: 2 }, 'dashboard.add, timeseries.view, model.add, model.edit, model.delete'],
    [{ table: 1, table_data: 0 }, 'model.add, model.edit, backup.download'],
    [{ setting: 1 }, settingKeys.join(', ')],
  ])('of %j names all permissions that the user lacks, once', async (moduleRules, detail) => {
    await client.keep({ ...content, modules: { ...content.modules, setting: [], table: [], table_data: [] } });
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.import', 'backup.restore']) });
    const input = { item: { mongodb: true }, moduleRules };
    for (const answer of [await client.plan(input), await client.start(input)])
      expect(answer).toMatchObject({ status: 401, body: { detail } });
  });

  it('requires both permissions', async () => {
    await client.keep();
    for (const permission of ['backup.import', 'backup.restore']) {
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([permission]) });
      expect((await client.start(dashboards)).status).toBe(401);
    }
  });
});
