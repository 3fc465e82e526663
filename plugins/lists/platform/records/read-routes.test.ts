import { expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const columns = {
  name: { type: 'string' },
  size: { type: 'number' },
  isOpen: { type: 'boolean' },
  place: { type: 'object', properties: { city: { type: 'string' } } },
  tags: { type: 'array', items: { type: 'string' } },
};

it('lists the records of one model of one project', async () => {
  await addModel('pump', columns);
  await addModel('tank', columns);
  await addRecords('pump', [{ name: 'North' }, { name: 'South' }]);
  await addRecords('tank', [{ name: 'East' }]);
  await addRecords('pump', [{ id: 'other', name: 'Elsewhere' }], 'north');
  expect((await send('GET', 'pump')).list).toEqual([
    { id: 'pump-0000', name: 'North' },
    { id: 'pump-0001', name: 'South' },
  ]);
});

it('finds the older one of two models with one key, whatever their ids', async () => {
  await addModel('z-older', columns, { key: 'pump' });
  await addRecords('z-older', [{ name: 'Of the older' }]);
  records.platform.clock.advance({ seconds: 1 });
  await addModel('a-newer', columns, { key: 'pump' });
  expect((await send('GET', 'pump')).list).toMatchObject([{ name: 'Of the older' }]);
});

it('finds a model by its key too, and the model with that id first', async () => {
  await addModel('b-model', columns, { key: 'pump' });
  await addModel('a-model', columns, { key: 'a-pump' });
  await addRecords('b-model', [{ name: 'By key' }]);
  await addRecords('a-model', [{ name: 'By id' }]);
  expect((await send('GET', 'pump')).list).toMatchObject([{ name: 'By key' }]);
  expect((await send('GET', 'b-model')).list).toMatchObject([{ name: 'By key' }]);
  await addModel('pump', columns, { key: 'another' });
  expect((await send('GET', 'pump')).list).toEqual([]);
});

it('reads the changed schema of a model at once', async () => {
  await addModel('pump', columns);
  expect((await send('GET', 'pump', { query: { filter: { power: 1 } } })).status).toBe(400);
  const custom = { schema: { properties: { power: { type: 'number' } } } };
  await records.platform.kit.database
    .updateTable('document')
    .set({ body: { name: 'Pump', custom } })
    .where('id', '=', 'pump')
    .execute();
  expect((await send('GET', 'pump', { query: { filter: { power: 1 } } })).status).toBe(200);
});

it.each([
  [{ name: 'North' }, ['North']],
  [{ name: { $ne: 'North' } }, ['South', 'West', undefined]],
  [{ name: null }, [undefined]],
  [{ name: { $in: ['South', null, 'x'] } }, ['South', undefined]],
  [{ name: { $nin: ['South', 'North'] } }, ['West', undefined]],
  [{ name: { $gt: 'North', $lte: 'South' } }, ['South']],
  [{ name: { $regex: '^w', $options: 'i' } }, ['West']],
  [{ size: 4 }, ['North']],
  [{ size: { $gte: 4 } }, ['North', 'South']],
  [{ size: { $lt: null } }, []],
  [{ size: { $lte: null } }, ['West']],
  [{ size: { $in: [4, 1.5] } }, ['North', undefined]],
  [{ isOpen: true }, ['North']],
  [{ isOpen: { $ne: true } }, ['South', 'West', undefined]],
  [{ 'place.city': 'Oslo' }, ['South']],
  [{ place: { city: 'Oslo' } }, ['South']],
  [{ tags: 'red' }, ['North', 'West']],
  [{ 'tags.0': 'red' }, ['West']],
  [{ id: 'pump-0002' }, ['West']],
  [{ id: { $in: ['pump-0002', 'pump-0000'] } }, ['North', 'West']],
  [{ $or: [{ size: 4 }, { name: 'West' }] }, ['North', 'West']],
  [{ $and: [{ size: { $gt: 1 } }, { $or: [{ isOpen: false }, { size: 1.5 }] }] }, ['South', undefined]],
  [{ name: { $not: { $regex: 'th$' } } }, ['West', undefined]],
])('filters by %j', async (filter, names) => {
  await addModel('pump', columns);
  await addRecords('pump', [
    { name: 'North', size: 4, isOpen: true, tags: ['blue', 'red'] },
    { name: 'South', size: 10, isOpen: false, place: { city: 'Oslo' } },
    { name: 'West', tags: ['red'] },
    { size: 1.5 },
  ]);
  const answer = await send('GET', 'pump', { query: { filter, withCount: true } });
  expect(answer.list.map(({ name }) => name)).toEqual(names);
  expect(answer.headers['count']).toBe(String(names.length));
  expect((await send('GET', 'pump/count', { query: { filter } })).body).toEqual({ count: names.length });
});

it('counts few records exactly, however long they wait for their turn', async () => {
  const { kit, viewer } = records.platform;
  await addModel('pump', columns);
  await addRecords('pump', [{ size: 1 }, { size: 2 }]);
  const owner = { userId: viewer!.userId, signal: new AbortController().signal };
  // A user has two at once.
  const occupied = Array.from({ length: 4 }, () => kit.queries.run(owner, { text: 'select pg_sleep(0.6)' }));
  const answer = await send('GET', 'pump', { query: { filter: { size: 2 }, withCount: true } });
  expect(answer.headers).toMatchObject({ count: '1' });
  expect(answer.headers).not.toHaveProperty('count-is-estimate');
  await Promise.all(occupied);
});

it('compares texts beyond the characters that an index has', async () => {
  const long = 'ä'.repeat(200);
  await addModel('pump', columns);
  await addRecords('pump', [{ name: `${long}1` }, { name: `${long}2` }, { name: 'short' }]);
  const ids = async (filter: object) => (await send('GET', 'pump', { query: { filter } })).list.map(({ id }) => id);
  expect(await ids({ name: `${long}2` })).toEqual(['pump-0001']);
  expect(await ids({ name: { $in: [`${long}2`, 'short'] } })).toEqual(['pump-0001', 'pump-0002']);
  expect(await ids({ name: { $gt: `${long}1` } })).toEqual(['pump-0001']);
  expect(await ids({ name: { $gte: 'ä' } })).toEqual(['pump-0000', 'pump-0001']);
});

it('projects, and always sends the id', async () => {
  await addModel('pump', columns);
  await addRecords('pump', [{ name: 'North', size: 4, place: { city: 'Oslo' } }]);
  const project = async (value: object) => (await send('GET', 'pump', { query: { project: value } })).list[0];
  expect(await project({ name: 1 })).toEqual({ id: 'pump-0000', name: 'North' });
  expect(await project({ 'place.city': 1 })).toEqual({ id: 'pump-0000', place: { city: 'Oslo' } });
  expect(await project({ size: 0, place: 0 })).toEqual({ id: 'pump-0000', name: 'North' });
});

it('sends a record with its version', async () => {
  await addModel('pump', columns);
  await addRecords('pump', [{ name: 'North' }]);
  const { body, headers } = await send('GET', 'pump/pump-0000');
  expect(body).toEqual({ id: 'pump-0000', name: 'North' });
  expect(headers['etag']).toMatch(/^"\d+"$/);
  expect((await send('GET', 'pump/pump-0001')).body).toMatchObject({ code: 100_030_002 });
  expect((await send('GET', 'tank/pump-0000')).body).toMatchObject({ code: 100_030_002 });
});

it.each(['pump', 'pump/count', 'pump/pump-0000'])('requires the permission of the model for %s', async (path) => {
  await addModel('pump', columns);
  await addRecords('pump', [{ name: 'North' }]);
  as('tank.view', 'model.view', 'pump.edit');
  expect(await send('GET', path)).toMatchObject({ status: 401, body: { code: 100_040_003, detail: 'pump.view' } });
  as('pump.view');
  expect((await send('GET', path)).status).toBe(200);
});

it('takes no permission of the platform for one of records', async () => {
  await addModel('m1', columns, { key: 'backup' });
  await addModel('m2', columns, { key: 'no.key' });
  as('backup.view', 'no.key.view', 'm1.view');
  for (const model of ['backup', 'm2']) expect((await send('GET', model)).body).toMatchObject({ detail: 'model.view' });
  as('model.view');
  for (const model of ['backup', 'm2']) expect((await send('GET', model)).status).toBe(200);
});

it('names the models whose records the user may list', async () => {
  await addModel('pump', columns);
  await addModel('m1', columns, { key: 'tank', name: 'Tank' });
  await addModel('m2', columns, { key: 7 });
  const title = { en: 'Fans', zh_Hans: '风机' };
  await addModel('m3', columns, {
    key: 'fan',
    name: 'Fan',
    custom: { schema: { type: 'object', title, properties: {} } },
  });
  as('fan.view');
  expect((await send('GET', '')).list).toEqual([{ id: 'm3', key: 'fan', name: 'Fan', title, actions: ['view'] }]);
  as('tank.view', 'tank.edit', 'pump.edit');
  expect((await send('GET', '')).list).toEqual([{ id: 'm1', key: 'tank', name: 'Tank', actions: ['view', 'edit'] }]);
});

it('rejects a model whose schema refers to itself', async () => {
  await addModel('pump', { inner: { $ref: '#/properties/inner' } });
  expect((await send('GET', 'pump')).body).toMatchObject({ code: 100_080_001 });
});

it.each([
  [{ cursor: 7 }, 'cursor'],
  [{ cursor: 'bm8' }, 'cursor'],
  [{ cursor: 'end', skip: 2000 }, 'skip'],
  [{ filter: { power: 1 } }, 'filter.power'],
  [{ sort: { power: 1 } }, 'sort.power'],
  [{ project: { power: 1 } }, 'project.power'],
  [{ limit: 0 }, 'limit'],
  [{ after: 'x' }, 'after'],
])('rejects the query %j', async (query, field) => {
  await addModel('pump', columns);
  expect(await send('GET', 'pump', { query })).toMatchObject({ status: 400, body: { code: 100_010_003, field } });
});
