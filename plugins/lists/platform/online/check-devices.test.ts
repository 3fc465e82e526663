import { deviceStatesChannel, jsonb } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { modelFinder } from '../model/find-model';
import { recordsPlatform } from '../testing/records-platform';
import { checkDevices } from './check-devices';
import { liveCounts } from './live-counts';
import { onlineChannel } from './online-counts';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const minutesAgo = (minutes: number) => new Date(records.platform.clock.now() - minutes * 60_000).toISOString();
const properties = {
  name: { type: 'string', title: 'Name' },
  seenAt: { type: 'string', format: 'date-time', online: 'reportedAt' },
  interval: { type: 'number', online: 'intervalMinutes' },
  isOnline: { type: 'boolean', readOnly: true, online: 'isOnline' },
};
const check = () => {
  const { kit } = records.platform;
  return checkDevices({ kit, findModel: modelFinder(kit) }, new AbortController().signal);
};
const setCheck = async (onlineCheck: boolean, language = 'en') => {
  const { database } = records.platform.kit;
  await database.deleteFrom('setting').execute();
  await database
    .insertInto('setting')
    .values({ project: 'default', revision: 1, body: jsonb({ onlineCheck, language }) })
    .execute();
};
const states = async () =>
  Object.fromEntries((await send('GET', 'gauge')).list.map(({ name, isOnline }) => [name, isOnline]));
const counts = async () => (await records.platform.app.inject('/rest/core/recordOnline')).json<object[]>();
const events = () =>
  records.platform.kit.database.selectFrom('platform_event').select(['name', 'params']).orderBy('key').execute();

/** Notifications arrive in their order: so have those of the test before. */
async function earlierArrived() {
  const { kit } = records.platform;
  const marker = String(Math.random());
  let hasArrived = false;
  kit.listen('marker', (payload) => (hasArrived ||= payload['marker'] === marker));
  await kit.notify('marker', { marker });
  await expect.poll(() => hasArrived).toBe(true);
}

beforeEach(async () => {
  await earlierArrived();
  await records.platform.kit.pool.query('truncate record_online, platform_event');
  await addModel('gauge', properties, { name: 'Gauges' });
  await addRecords('gauge', [
    { name: 'reports', seenAt: minutesAgo(1), interval: 5 },
    { name: 'silent', seenAt: minutesAgo(9), interval: 5 },
    { name: 'never', interval: 5 },
    { name: 'unreadable', seenAt: 'soon', interval: 5 },
    { name: 'without an interval', seenAt: minutesAgo(9) },
  ]);
});

it('sets the state of each device with an interval, and counts them', async () => {
  await setCheck(true);
  await check();
  expect(await states()).toEqual({ reports: true, silent: false, never: false, unreadable: false });
  expect(await counts()).toEqual([{ model: 'gauge', title: 'Gauges', property: 'isOnline', online: 1, offline: 3 }]);
  expect(await events()).toEqual([]);
  as('pump.view');
  expect(await counts()).toEqual([]);
});

it('reports a device that went offline once, and sees it come back', async () => {
  await setCheck(true);
  await check();
  records.platform.clock.advance({ seconds: 5 * 60 });
  await check();
  await check();
  expect(await states()).toMatchObject({ reports: false });
  expect(await events()).toEqual([{ name: 'deviceOffline', params: { list: 'Gauges', name: 'reports' } }]);
  const { status } = await send('PATCH', 'gauge/gauge-0000', { body: { seenAt: minutesAgo(0) } });
  expect(status).toBe(200);
  await check();
  expect(await states()).toMatchObject({ reports: true });
  expect(await counts()).toMatchObject([{ online: 1, offline: 3 }]);
});

it('names the list in an event in the language of the settings', async () => {
  const schema = { type: 'object', title: { en: 'Meters', zh_Hans: '仪表' }, properties };
  await addModel('meter', properties, { custom: { schema } });
  await addRecords('meter', [{ name: 'reports', seenAt: minutesAgo(1), interval: 5 }]);
  await setCheck(true, 'zh_Hans');
  await check();
  records.platform.clock.advance({ seconds: 5 * 60 });
  await check();
  expect((await events()).map(({ params }) => params)).toContainEqual({ list: '仪表', name: 'reports' });
});

it('notifies open home pages of the project when a number differs, and only then', async () => {
  const frames: Record<string, object[]> = { default: [], north: [] };
  for (const project of ['default', 'north'])
    liveCounts(
      {
        viewer: aViewer(),
        project,
        send: (data) => void frames[project]?.push(data),
        close: () => undefined,
        onQuery: (handle) => void handle({}, () => true),
        onClose: () => undefined,
      },
      records.platform.kit,
    );
  await setCheck(true);
  await check();
  await expect.poll(() => frames).toEqual({ default: [{}, {}], north: [{}] });
  // Nothing differs, then a device goes offline, then the states are removed. Notifications arrive in their order.
  await check();
  records.platform.clock.advance({ seconds: 5 * 60 });
  await check();
  await setCheck(false);
  await check();
  await records.platform.kit.notify(onlineChannel, { project: 'north' });
  await expect.poll(() => frames).toEqual({ default: [{}, {}, {}, {}], north: [{}, {}] });
});

it('notifies open dashboards of the project when a state differs, also if the numbers do not', async () => {
  const notified: unknown[] = [];
  records.platform.kit.listen(deviceStatesChannel, ({ project }) => notified.push(project));
  await setCheck(true);
  await check();
  await check();
  await expect.poll(() => notified).toEqual(['default']);
  records.platform.clock.advance({ seconds: 5 * 60 });
  await send('PATCH', 'gauge/gauge-0001', { body: { seenAt: minutesAgo(0) } });
  const before = await counts();
  await check();
  expect(await counts()).toEqual(before);
  expect(await states()).toMatchObject({ reports: false, silent: true });
  await check();
  await setCheck(false);
  await check();
  await expect.poll(() => notified).toEqual(['default', 'default', 'default']);
});

it('says how many, if many devices go offline at once', async () => {
  await setCheck(true);
  await addRecords(
    'gauge',
    Array.from({ length: 20 }, (_, at) => ({ id: `more-${at}`, name: `m${at}`, seenAt: minutesAgo(1), interval: 2 })),
  );
  await check();
  records.platform.clock.advance({ seconds: 120 });
  await check();
  expect(await events()).toEqual([{ name: 'devicesOffline', params: { list: 'Gauges', name: 'Gauges', count: 20 } }]);
});

it('checks nothing while the setting is off, and removes the states when it is switched off', async () => {
  await setCheck(false);
  await check();
  expect(await states()).toEqual({});
  await setCheck(true);
  await check();
  await setCheck(false);
  await check();
  expect(await states()).toEqual({});
  expect(await counts()).toEqual([]);
});

it('lets no user set the state', async () => {
  const { status, body } = await send('PATCH', 'gauge/gauge-0000', { body: { isOnline: true } });
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'isOnline' });
});

it('two replicas that check at the same time report a device once', async () => {
  await setCheck(true);
  await check();
  records.platform.clock.advance({ seconds: 5 * 60 });
  await Promise.all([check(), check(), check()]);
  expect(await events()).toHaveLength(1);
});
