import { jsonb, seedDocuments, seedId } from '@signalbox/platform-kit';
import { expect, it } from 'vitest';
import { modelFinder } from '../model/find-model';
import { checkDevices } from '../online/check-devices';
import { recordsPlatform } from '../testing/records-platform';
import { seedRecords } from './seed-records';

const records = recordsPlatform();
const { addModel, send } = records;

const models = ['device', 'alarm', 'workOrder'];
const count = async (model: string) => (await send('GET', `${seedId(`model/${model}`)}/count`)).body['count'];
const addDemoModels = () =>
  Promise.all(models.map((key) => addModel(seedId(`model/${key}`), { device: { type: 'string' } }, { key })));

it('adds 2,000 records of the demo models, once', async () => {
  await addDemoModels();
  for (let times = 0; times < 2; times++) {
    await seedRecords(records.platform.kit, 'default');
    expect([await count('device'), await count('alarm'), await count('workOrder')]).toEqual([300, 1200, 500]);
    records.platform.clock.advance({ seconds: 3600 });
  }
});

it('leaves the planner with statistics, by which it estimates the number of records', async () => {
  await addDemoModels();
  await seedRecords(records.platform.kit, 'default');
  const text = `explain (format json) select from document where project = 'default' and collection = 'table_data'
    and left(body ->> 'model', 64) = '${seedId('model/alarm')}'`;
  const { rows } = await records.platform.kit.pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(text);
  expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(1000);
  expect(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(1400);
});

it('refers to devices that exist', async () => {
  await addDemoModels();
  await seedRecords(records.platform.kit, 'default');
  const devices = new Set((await send('GET', 'device', { query: { limit: 1000 } })).list.map(({ id }) => id));
  for (const model of ['alarm', 'workOrder']) {
    const { list } = await send('GET', model, { query: { limit: 1000, project: { device: 1 } } });
    expect(list.filter(({ device }) => !devices.has(device ?? null))).toEqual([]);
  }
});

it('adds no records to a project without the demo models', async () => {
  await seedDocuments(records.platform.kit, {
    project: 'default',
    collection: 'model',
    documents: [{ id: 'own', key: 'device', name: 'Own devices' }],
  });
  await seedRecords(records.platform.kit, 'default');
  expect((await send('GET', 'own/count')).body).toEqual({ count: 0 });
});

it('reports for some demo devices while the online check is on, one of which stops', async () => {
  const { kit, clock } = records.platform;
  await addModel(
    seedId('model/device'),
    {
      lastSeenAt: { type: 'string', format: 'date-time', online: 'reportedAt' },
      reportInterval: { type: 'number', online: 'intervalMinutes' },
      isOnline: { type: 'boolean', online: 'isOnline' },
    },
    { key: 'device' },
  );
  await seedRecords(kit, 'default');
  await kit.database.deleteFrom('setting').execute();
  const body = jsonb({ onlineCheck: true });
  await kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  const online = async () => {
    await checkDevices({ kit, findModel: modelFinder(kit) }, new AbortController().signal);
    const { list } = await send('GET', 'device', { query: { limit: 1000, filter: { isOnline: true } } });
    return list.length;
  };
  clock.advance({ seconds: 25 * 3600 });
  expect(await online()).toBe(12);
  for (let minutes = 0; minutes < 6; minutes += 2) {
    clock.advance({ seconds: 120 });
    await online();
  }
  expect(await online()).toBe(11);
});
