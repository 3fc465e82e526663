import { signTestLicense } from '@signalbox/license-file/testing';
import { publicKeys, verifyLicense } from '@signalbox/license-file';
import { aViewer, licenseTime } from '@signalbox/platform-kit/testing';
import features from '@signalbox/schemas/data/features.json';
import { describe, expect, it, test } from 'vitest';
import { platformPlugin } from '.';
import { demoLicense } from './demo-license';
import { licenseMigrations } from './migrations';
import { licensePlatform } from './testing/license-platform';

const { running, send, plan, install } = licensePlatform();
const history = async (): Promise<object[]> => (await send('GET', '/details')).body['history'] ?? [];

test('the license of the demo is signed, includes all features, and is installed once', async () => {
  expect(verifyLicense(Buffer.from(demoLicense), publicKeys).feature).toEqual(features);
  await platformPlugin.seed?.(running.platform.kit, 'default');
  await platformPlugin.seed?.(running.platform.kit, 'default');
  expect((await send('GET', '')).body).toMatchObject({ state: 'valid', feature: features });
  const at = new Date(running.platform.clock.now()).toISOString();
  expect(await history()).toEqual([{ action: 'install', license: expect.objectContaining({ id: 'DEMO' }), at }]);
});

test('the demo license of an earlier version gets into the history with the time of its row, before later events', async () => {
  await platformPlugin.seed?.(running.platform.kit, 'default');
  const [noted] = await history();
  await running.platform.kit.pool.query(`
    delete from license_event;
    update license set installed_at = '2026-11-26T08:00:00Z';
    insert into license_event (project, at, body)
      values ('default', '2026-11-27T08:00:00Z', '{"action": "clockBack", "from": "a", "to": "b"}')`);
  const migration = licenseMigrations.find(({ name }) => name === 'license/002-demo-in-history');
  await running.platform.kit.pool.query(String(migration?.sql));
  expect(await history()).toEqual([
    expect.objectContaining({ action: 'clockBack' }),
    { ...noted, at: '2026-11-26T08:00:00.000Z' },
  ]);
});

test('a new project gets the license of the demo although the clock of the platform went back, one whose license is removed does not', async () => {
  const addEvents = (...actions: string[]) =>
    running.platform.kit.pool.query(
      `insert into license_event (project, at, body) select 'default', now(), jsonb_build_object('action', action) from unnest($1::text[]) action`,
      [actions],
    );
  await addEvents('clockBack', 'remove');
  await platformPlugin.seed?.(running.platform.kit, 'default');
  expect((await send('GET', '')).body).toMatchObject({ state: 'none' });
  await running.platform.kit.pool.query('delete from license_event');
  await addEvents('clockBack');
  await platformPlugin.seed?.(running.platform.kit, 'mill');
  expect((await send('GET', '/details', undefined, 'mill')).body).toMatchObject({
    isShared: false,
    license: { id: 'DEMO' },
  });
  await platformPlugin.seed?.(running.platform.kit, 'default');
  expect((await send('GET', '/details')).body).toMatchObject({ isShared: false, license: { id: 'DEMO' } });
});

test('the installation that a server of an earlier version did not note is added once, with the time of its row', async () => {
  const row = { file: demoLicense, installed_at: new Date('2026-11-26T08:00:00Z') };
  await running.platform.kit.database
    .insertInto('license')
    .values([
      { project: 'default', ...row, installed_by: null },
      { project: 'mill', ...row, installed_by: 'admin' },
      { project: 'north', file: 'Features: all', installed_at: row.installed_at, installed_by: null },
    ])
    .execute();
  for (const project of ['default', 'default', 'mill', 'north'])
    await platformPlugin.seed?.(running.platform.kit, project);
  const license = expect.objectContaining({ id: 'DEMO' }) as object;
  await running.platform.kit.pool.query(`
    insert into license_event (project, at, body)
      values ('default', '2026-11-27T08:00:00Z', '{"action": "clockBack", "from": "a", "to": "b"}')`);
  const noted = [{ action: 'install', license, at: '2026-11-26T08:00:00.000Z' }];
  // Below what happened later.
  expect(await history()).toEqual([expect.objectContaining({ action: 'clockBack' }), ...noted]);
  const { rows } = await running.platform.kit.pool.query('select distinct project from license_event');
  expect(rows).toEqual([{ project: 'default' }]);
  // A first start that is over is not repeated.
  await running.platform.kit.pool.query('delete from license_event');
  await platformPlugin.refresh?.(running.platform.kit);
  await platformPlugin.refresh?.(running.platform.kit);
  expect(await history()).toEqual(noted);
});

test('a license that a user has installed is not taken for that of the demo', async () => {
  await running.platform.kit.database
    .insertInto('license')
    .values({ project: 'default', file: demoLicense, installed_at: new Date(), installed_by: 'admin' })
    .execute();
  await running.platform.kit.pool.query(String(licenseMigrations[1]?.sql));
  expect(await history()).toEqual([]);
});

describe('an upload', () => {
  const file = signTestLicense({ feature: ['backup', 'flow'] });

  it('has a plan that changes nothing, and takes effect with it', async () => {
    const { from, to, pages, plan: id } = await plan({ file });
    expect(from).toEqual({ state: 'none', on: features, limit: {} });
    expect(to).toMatchObject({ state: 'valid', license: { id: 'TEST' }, on: ['backup', 'flow'] });
    expect(pages).toMatchObject({ opened: [], closed: expect.arrayContaining(['backup::timeSeries.title']) });
    expect((await send('GET', '')).body).toEqual({ state: 'none', feature: features });
    expect((await send('POST', '/install', { file, plan: id })).body).toEqual({ status: 'OK' });
    expect((await send('GET', '')).body).toMatchObject({ state: 'valid', feature: ['backup', 'flow'] });
    expect((await send('GET', '/details')).body).toMatchObject({
      installedBy: 'ada',
      isShared: false,
      history: [{ action: 'install', user: 'ada', license: { id: 'TEST' } }],
    });
  });

  it('shows the limits before and after, and how many there are', async () => {
    await install(signTestLicense({ limit: { user: 3 } }));
    await running.platform.kit.pool.query(
      `insert into document (project, collection, id, body) values ('default', 'model', 'pump', '{}')`,
    );
    expect(await plan({ file: signTestLicense({ limit: { user: 1, model: 0 } }) })).toMatchObject({
      from: { limit: { user: 3 } },
      to: { limit: { user: 1, model: 0 } },
      used: { user: 0, model: 1, dashboard: 0 },
    });
    expect((await send('GET', '/details')).body).toMatchObject({ limit: { user: 3 }, used: { model: 1 } });
    // Users belong to all projects.
    await install(signTestLicense({ limit: { user: 9, model: 4 } }), 'mill');
    expect((await send('GET', '/details', undefined, 'mill')).body).toMatchObject({
      limit: { user: 3, model: 4 },
      used: { model: 0 },
    });
  });

  it('is rejected once another license is installed than that of the plan', async () => {
    const { plan: id } = await plan({ file });
    await install(signTestLicense({ id: 'OTHER' }));
    expect((await send('POST', '/install', { file, plan: id })).body).toMatchObject({ code: 100_040_021 });
    expect((await send('POST', '/remove', { plan: id })).body).toMatchObject({ code: 100_040_021 });
    expect((await send('GET', '/details')).body).toMatchObject({ license: { id: 'OTHER' } });
  });

  it.each([
    ['hello', 'The license file is rejected: it is not a license'],
    [
      file.replace('2099', '2199'),
      'The license file is rejected: its readable lines differ from its signed content. Use an unchanged copy',
    ],
  ])('names the reason for a rejected file', async (rejected, message) => {
    expect(await send('POST', '/plan', { file: rejected })).toMatchObject({
      status: 400,
      body: { message, field: 'file' },
    });
    expect(await send('POST', '/install', { file: rejected, plan: 'a'.repeat(64) })).toMatchObject({
      status: 400,
      body: { message },
    });
    expect((await send('GET', '')).body).toMatchObject({ state: 'none' });
  });
});

test.each(['/plan', '/install', '/remove'])('%s is for super administrators', async (path) => {
  running.platform.viewer = aViewer({ isSuper: false, permissions: new Set(['license.view']) });
  expect(await send('POST', path, {})).toMatchObject({ status: 401, body: { detail: 'license.edit' } });
  running.platform.viewer = aViewer({ isSuper: false, isAdmin: true, permissions: new Set(['license.edit']) });
  expect(await send('POST', path, {})).toMatchObject({ status: 401, body: { detail: 'isSuper' } });
});

test.each(['PUT', 'PATCH'] as const)('no user can write a license with %s', async (method) => {
  const payload = { expireTime: '2099-01-01T00:00:00Z', feature: features };
  expect((await running.platform.app.inject({ method, url: '/rest/core/license', payload })).statusCode).toBe(405);
});

test('a row that no known key signed counts as no license', async () => {
  await running.platform.kit.pool.query(`insert into license values ('default', 'Features: all', now())`);
  expect((await send('GET', '')).body).toMatchObject({ state: 'none' });
  expect((await send('GET', '/details')).body).toMatchObject({ isRejected: true });
});

test('a clock that goes back by more than a day is recorded once, and locks nothing', async () => {
  await install(
    signTestLicense({ feature: ['flow'], expireTime: licenseTime(running.platform.clock.now() + 86_400_000) }),
  );
  const details = async () => (await send('GET', '/details')).body;
  await details();
  running.platform.clock.advance({ seconds: -80_000 });
  expect(await details()).not.toHaveProperty('clockBack');
  running.platform.clock.advance({ seconds: -80_000 });
  const warned = await details();
  const to = new Date(running.platform.clock.now()).toISOString();
  expect(warned).toMatchObject({ clockBack: { to }, on: ['flow'], history: [{ action: 'clockBack', to }, {}] });
  expect((await details())['history']).toHaveLength(2);
  running.platform.clock.advance({ seconds: 15 * 86_400 });
  expect(await details()).not.toHaveProperty('clockBack');
});

test('licenses of earlier versions go to the history, and count no more', async () => {
  const body = { id: 'license', expireTime: '2030-01-01T00:00:00.000Z', feature: ['flow'] };
  const { pool } = running.platform.kit;
  await pool.query(
    `insert into document (project, collection, id, body) values ('default', 'license', 'license', $1)`,
    [body],
  );
  await pool.query('drop table license_event, license_clock');
  for (const { sql } of licenseMigrations) await pool.query(sql);
  expect((await send('GET', '')).body).toMatchObject({ state: 'none' });
  expect((await send('GET', '/details')).body).toMatchObject({
    history: [{ action: 'unsigned', license: { expireTime: body.expireTime, feature: ['flow'] } }],
  });
  expect((await pool.query(`select from document where collection = 'license'`)).rowCount).toBe(0);
});
