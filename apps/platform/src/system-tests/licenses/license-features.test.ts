import features from '@signalbox/schemas/data/features.json';
import licenseGates from '@signalbox/schemas/data/license-gates.json';
import { installTestLicense } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '../../testing/route-list';
import { type RunningPlatform, runPlatform, type Verb, verbs } from '../../testing/running-platform';

let platform: RunningPlatform;
let admin: string;
beforeAll(async () => {
  platform = await runPlatform();
  admin = await platform.logIn();
});
afterAll(() => platform.close());

const license = (feature: string[], project = 'default') => installTestLicense(platform.kit, { feature }, project);
const read = (resource: string, project = 'default') =>
  platform.send('GET', resource, { token: admin, headers: { 'x-request-project': project } });
const rejected = (feature: string) => ({
  status: 403,
  body: { code: 100_040_009, message: 'The license does not include this feature', detail: feature },
});

describe('without a license', () => {
  test('every feature of the demo is on, and the answer says so', async () => {
    expect((await read('core/license')).body).toEqual({ state: 'none', feature: features });
    for (const resource of ['core/backup', 'core/tsdbBackup']) expect((await read(resource)).status).toBe(200);
  });
});

describe('with a license', () => {
  test('closes the routes of a page whose feature it lacks, also to a super user', async () => {
    await license(['tsdb']);
    for (const resource of ['core/backup', 'core/backupCycle', 'core/backup/unfinished', 'core/dbBackup'])
      expect(await read(resource)).toMatchObject(rejected('backup'));
    expect((await read('core/tsdbBackup')).status).toBe(200);
    expect((await read('core/configDb/collectionNames')).status).toBe(200);
  });

  test('asks for the token and the permission first', async () => {
    expect((await platform.send('GET', 'core/backup')).body['code']).toBe(100_040_002);
    await platform.addUser({ username: 'ada' });
    const token = await platform.logIn('ada', 'a fine password');
    expect((await platform.send('GET', 'core/backup', { token })).body['code']).toBe(100_040_003);
  });

  test('the license of a project counts before that of the default project', async () => {
    await license(['backup'], 'mill');
    expect((await read('core/backup', 'mill')).status).toBe(200);
    expect(await read('core/tsdbBackup', 'mill')).toMatchObject(rejected('tsdb'));
    expect(await read('core/backup', 'quarry')).toMatchObject(rejected('backup'));
  });

  test('rejects a change of settings whose group it does not include, and reads them', async () => {
    const save = (body: object) => platform.send('PATCH', 'core/setting', { token: admin, body });
    const email = { host: 'mail.example.org', port: 25, from: 'a@example.org', password: 'secret' };
    expect(await save({ email })).toMatchObject(rejected('notice'));
    expect(await save({ copyright: 'Harbour', email })).toMatchObject(rejected('notice'));
    expect((await read('core/setting')).body).not.toMatchObject({ copyright: 'Harbour' });
    expect((await save({ copyright: 'Harbour' })).status).toBe(200);
    await license(['notice']);
    expect((await save({ email })).status).toBe(200);
  });

  test('closes saved views with their list: those of other lists stay open', async () => {
    const view = { name: 'Mine', scope: 'private', query: {} };
    const saved = async (list: string) => {
      const path = `core/listView/${encodeURIComponent(list)}`;
      const { status, body } = await platform.send('POST', path, { token: admin, body: view });
      return [status, status === 200 ? (await read(path)).status : body['detail']];
    };
    const custom = { schema: { type: 'object', properties: {} } };
    await license(['model']);
    const pump = { name: 'Pump', key: 'pump', custom };
    expect((await platform.send('POST', 'core/model', { token: admin, body: pump })).status).toBe(200);
    for (const list of ['core/user', 'core/role', 'core/theme', 'core/model', 'pump'])
      expect([list, ...(await saved(list))]).toEqual([list, 200, 200]);
    expect(await saved('core/notice/log')).toEqual([403, 'notice']);
    await license(['notice']);
    for (const list of ['core/user', 'core/role', 'core/theme', 'core/notice/log'])
      expect([list, ...(await saved(list))]).toEqual([list, 200, 200]);
    for (const list of ['core/model', 'pump']) expect(await saved(list)).toEqual([403, 'model']);
  });
});

describe('without any feature in the license', () => {
  beforeAll(() => license([]));

  test('closes each route of a feature with its name, but for those that the table leaves open', async () => {
    const errors: string[] = [];
    for (const { method, path } of restRoutes(platform.app)) {
      if (!isVerb(method)) continue;
      const route = path.replace('/rest/', '');
      const [feature, gate] =
        gates.find(([, { routes }]) => routes.some((start) => `${route}/`.startsWith(`${start}/`))) ?? [];
      if (feature === undefined) continue;
      const { status, body } = await platform.send(method, route.replaceAll(/:\w+/g, 'x'), { token: admin, body: {} });
      const isClosed = status === 403 && body['code'] === 100_040_009 && body['detail'] === feature;
      if (isClosed === (gate?.open?.[`${method} ${route}`] !== undefined)) errors.push(`${method} ${route}`);
    }
    // The list of dashboards stays, by name. This one is none of the reminder.
    expect(errors).toEqual(['GET core/dashboard/:id', 'GET core/dashboard/:id/values']);
  });

  test('leaves the settings, the license, the accounts, the exports and the log-in open', async () => {
    for (const resource of ['core/setting', 'core/license/details', 'core/user', 'core/configDb/collectionNames'])
      expect((await read(resource)).status).toBe(200);
    expect(await platform.logIn()).toBeTruthy();
  });

  test.each([
    { body: { onlineCheck: true }, feature: 'model' },
    { body: { ftp: { host: 'files.example.org' } }, feature: 'backup' },
  ])('rejects a change of a tab that needs $feature', async ({ body, feature }) => {
    expect(await platform.send('PATCH', 'core/setting', { token: admin, body })).toMatchObject(rejected(feature));
  });
});

const isVerb = (method: string): method is Verb => verbs.some((verb) => verb === method);
const gates = Object.entries<{ routes: readonly string[]; open?: Readonly<Record<string, string>> }>(licenseGates);
