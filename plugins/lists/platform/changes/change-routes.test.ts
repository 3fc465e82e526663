import { beforeEach, describe, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const properties = {
  name: { type: 'string', title: { en: 'Label', zh_Hans: '名称' }, minLength: 2 },
  size: { type: 'number', title: 'Size', minimum: 0 },
  place: { type: 'object', properties: { city: { type: 'string' } } },
  serial: { type: 'string', title: 'Serial', readOnly: true, default: 'none' },
  tank: { type: 'string', title: 'Tank', reference: 'tank' },
};
beforeEach(() => addModel('pump', {}, { custom: { schema: { type: 'object', required: ['name'], properties } } }));
const stored = async (id = 'pump-0000') => (await send('GET', `pump/${id}`)).body;

it('creates a record with an id of its own', async () => {
  const { status, body } = await send('POST', 'pump', { body: { id: 'mine', name: 'North', size: 4 } });
  expect([status, body]).toEqual([200, { InsertedID: expect.stringMatching(/^[\da-f]{24}$/) }]);
  const id = String(body['InsertedID']);
  expect(await stored(id)).toEqual({ id, name: 'North', size: 4, serial: 'none' });
});

it('replaces a record, and merges a patch into one', async () => {
  await addRecords('pump', [{ name: 'North', size: 4, place: { city: 'Oslo' } }]);
  expect((await send('PATCH', 'pump/pump-0000', { body: { size: null, place: { city: 'Rome' } } })).body).toEqual({
    status: 'OK',
  });
  expect(await stored()).toEqual({ id: 'pump-0000', name: 'North', place: { city: 'Rome' } });
  await send('PUT', 'pump/pump-0000', { body: { id: 'other', name: 'South' } });
  expect(await stored()).toEqual({ id: 'pump-0000', name: 'South' });
  expect((await send('GET', 'pump/other')).status).toBe(400);
});

it('answers the new version, and rejects a change of another one than the stored', async () => {
  await addRecords('pump', [{ name: 'North' }]);
  const { etag } = (await send('GET', 'pump/pump-0000')).headers;
  const headers = { 'if-match': String(etag) };
  const first = await send('PATCH', 'pump/pump-0000', { body: { size: 1 }, headers });
  expect(first).toMatchObject({ status: 200, headers: { etag: expect.stringMatching(/^"\d+"$/) } });
  for (const method of ['PUT', 'PATCH'] as const)
    expect(await send(method, 'pump/pump-0000', { body: { name: 'Mine' }, headers })).toMatchObject({
      status: 400,
      body: { code: 100_030_003 },
    });
  expect(await stored()).toEqual({ id: 'pump-0000', name: 'North', size: 1 });
  const next = { 'if-match': String(first.headers['etag']) };
  expect((await send('PATCH', 'pump/pump-0000', { body: { size: 2 }, headers: next })).status).toBe(200);
});

it('names invalid fields by their titles, in the language of the user', async () => {
  const body = { name: 'N', size: -1 };
  const answer = await send('POST', 'pump', { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 100_010_001, field: 'name', pointer: '/name' } });
  const { faults } = answer.body as { faults?: { message: string }[] };
  expect(faults?.map(({ message }) => message)).toEqual([
    'Label needs at least 2 characters',
    'Size must be at least 0',
  ]);
  const chinese = await send('POST', 'pump', { body, headers: { 'accept-language': 'zh-CN' } });
  expect(chinese.body['message']).toContain('名称');
  expect((await send('POST', 'pump', { body: { size: 1 } })).body['message']).toBe('Label cannot be empty');
});

it.each([
  ['an undeclared property', { name: 'North', power: 1 }, 'power is not expected here'],
  ['one inside an object', { name: 'North', place: { zip: 1 } }, 'place.zip is not expected here'],
  ['a property of the platform', { name: 'North', serial: 'X' }, 'You may not change Serial'],
])('rejects %s', async (_name, body, message) => {
  expect((await send('POST', 'pump', { body })).body['message']).toBe(message);
  await addRecords('pump', [{ name: 'North' }]);
  for (const method of ['PUT', 'PATCH'] as const)
    expect((await send(method, 'pump/pump-0000', { body })).body['message'], method).toBe(message);
  expect(await stored()).toEqual({ id: 'pump-0000', name: 'North' });
});

it('keeps a list of free texts, and names it where it is not valid', async () => {
  const lines = { type: 'array', title: 'Lines', maxItems: 2, items: { type: 'string', maxLength: 9 } };
  await addModel('plant', { lines });
  const created = await send('POST', 'plant', { body: { lines: ['North, ol', 'S'] } });
  const id = String(created.body['InsertedID']);
  const read = async () => (await send('GET', `plant/${id}`)).body['lines'];
  expect(await read()).toEqual(['North, ol', 'S']);
  expect((await send('PATCH', `plant/${id}`, { body: { lines: ['W'] } })).status).toBe(200);
  expect(await read()).toEqual(['W']);
  for (const [wrong, message] of [
    [['a', 'b', 'c'], /^Lines/],
    [['too long a text'], /^Item 1: Lines/],
    [[1], /^Item 1: Lines/],
  ] as const)
    expect(await send('PATCH', `plant/${id}`, { body: { lines: wrong } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message) },
    });
});

it('keeps lists of numbers and booleans, with repeated values, and names the item that is not valid', async () => {
  const limits = { type: 'array', title: 'Limits', items: { type: 'number', maximum: 9 } };
  await addModel('gauge', { limits, channels: { type: 'array', items: { type: 'boolean' } } });
  const body = { limits: [2.5, 2.5, 1], channels: [true, true, false] };
  const id = String((await send('POST', 'gauge', { body })).body['InsertedID']);
  expect((await send('GET', `gauge/${id}`)).body).toEqual({ id, ...body });
  expect(await send('PATCH', `gauge/${id}`, { body: { limits: [1, 10] } })).toMatchObject({
    status: 400,
    body: { pointer: '/limits/1', message: expect.stringMatching(/^Item 2: Limits/) },
  });
});

it('rejects a record that is too large', async () => {
  const answer = await send('POST', 'pump', { body: { name: 'x'.repeat(300_000) } });
  expect(answer.body).toMatchObject({ code: 100_010_005, detail: '256 KB' });
});

it('validates what a PATCH touches and causes, and all values of a PUT', async () => {
  const lines = { type: 'array', title: 'Lines', maxItems: 2, items: { type: 'string', maxLength: 3 } };
  const cost = { type: 'number', maximum: 9, permission: { view: 'plant.cost' } };
  const limits = { type: 'object', maxProperties: 2, additionalProperties: { type: 'number', maximum: 9 } };
  const schema = {
    type: 'object',
    required: ['code'],
    properties: { ...properties, code: { type: 'string' }, mode: { type: 'string' }, lines, cost, limits },
    if: { properties: { mode: { const: 'small' } }, required: ['mode'] },
    then: { properties: { size: { maximum: 5 } } },
  };
  await addModel('plant', {}, { custom: { schema } });
  const before = { name: 'N', size: 7, lines: ['long', 'b', 'c'], cost: 10, limits: { a: 10, b: 1, c: 1 } };
  await addRecords('plant', [before]);
  as('plant.view', 'plant.edit');
  const patch = async (body: object) => (await send('PATCH', 'plant/plant-0000', { body })).body;
  const done = { status: 'OK' };
  expect(await patch({ serial: null, place: { city: 'Oslo' } })).toEqual(done);
  expect(await patch({ size: 6 })).toEqual(done);
  expect(await patch({ limits: { c: null } })).toEqual(done);
  const errorAt = async (body: object) => {
    const { faults } = (await patch(body)) as { faults?: { pointer: string }[] };
    return faults?.map(({ pointer }) => pointer);
  };
  // The condition now holds, of which the size was none.
  expect(await errorAt({ mode: 'small' })).toEqual(['/size']);
  expect(await errorAt({ name: 'O' })).toEqual(['/name']);
  expect(await errorAt({ lines: ['long', 'd', 'e'] })).toEqual(['/lines']);
  expect(await errorAt({ limits: { a: 11 } })).toEqual(['/limits/a']);
  expect(await errorAt({ limits: { d: 1 } })).toEqual(['/limits']);
  expect(await patch({ lines: ['long'] })).toEqual(done);
  expect(await patch({ code: 'C', mode: 'small', size: 5 })).toEqual(done);
  expect(await errorAt({ code: null })).toEqual(['/code']);
  const { id: _id, ...whole } = (await send('GET', 'plant/plant-0000')).body;
  expect(whole).toMatchObject({ name: 'N', size: 5, lines: ['long'], limits: { a: 10, b: 1 } });
  expect((await send('PUT', 'plant/plant-0000', { body: whole })).body['faults']).toMatchObject([
    { pointer: '/name' },
    { pointer: '/lines/0' },
    { pointer: '/limits/a' },
  ]);
  as('plant.view', 'plant.edit', 'plant.cost');
  expect(await errorAt({ cost: 11 })).toEqual(['/cost']);
  expect(await patch({ cost: 9 })).toEqual(done);
});

describe('a reference', () => {
  beforeEach(async () => {
    await addModel('tank', { name: { type: 'string' } });
    await addRecords('tank', [{ name: 'Oil' }]);
    await addRecords('tank', [{ id: 'elsewhere', name: 'Water' }], 'north');
    await addRecords('pump', [{ name: 'Old', tank: 'gone' }]);
  });
  const message = 'Tank refers to a record that does not exist, or that you may not see';

  it('is to a record of its model that the user may see', async () => {
    as('pump.add', 'pump.edit', 'tank.view');
    expect((await send('POST', 'pump', { body: { name: 'North', tank: 'tank-0000' } })).status).toBe(200);
    for (const tank of ['none', 'pump-0000', 'elsewhere'])
      expect((await send('POST', 'pump', { body: { name: 'North', tank } })).body['message']).toBe(message);
    as('pump.add', 'pump.edit');
    expect((await send('POST', 'pump', { body: { name: 'North', tank: 'tank-0000' } })).body['message']).toBe(message);
  });

  it('stays if it is not changed', async () => {
    as('pump.edit', 'pump.view');
    expect((await send('PATCH', 'pump/pump-0000', { body: { size: 1, tank: 'gone' } })).status).toBe(200);
    expect((await send('PATCH', 'pump/pump-0000', { body: { tank: 'tank-0000' } })).status).toBe(400);
  });
});

it.each([
  ['POST', 'pump', 'pump.add'],
  ['PUT', 'pump/pump-0000', 'pump.edit'],
  ['PATCH', 'pump/pump-0000', 'pump.edit'],
  ['DELETE', 'pump/pump-0000', 'pump.delete'],
] as const)('requires the permission of the model for %s', async (method, path, permission) => {
  await addRecords('pump', [{ name: 'North' }]);
  const others = ['pump.view', 'pump.add', 'pump.edit', 'pump.delete', 'model.edit'].filter(
    (each) => each !== permission,
  );
  as(...others);
  expect(await send(method, path, { body: { name: 'South' } })).toMatchObject({
    status: 401,
    body: { code: 100_040_003, detail: permission },
  });
  as(permission);
  expect((await send(method, path, { body: { name: 'South' } })).status).toBe(200);
});

it('says which part of a schema cannot be validated', async () => {
  await addModel('odd', { level: { type: 'number', dependencies: {} } });
  expect((await send('POST', 'odd', { body: { level: 1 } })).body['message']).toContain('At level:');
});
