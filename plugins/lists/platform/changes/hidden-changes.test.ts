import { array, assert, constantFrom, integer, oneof, option, property, record as recordOf, string } from 'fast-check';
import type { JsonObject } from '@signalbox/schemas/json';
import { aViewer } from '@signalbox/platform-kit/testing';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { guardedColumns } from '@signalbox/schemas/guarded-columns';
import { recordPermissions } from '@signalbox/schemas/permission-model';
import { changedValues, modelScope, type RecordModel } from '@signalbox/collections-platform';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const secret = { type: 'number', title: 'Secret', permission: { view: 'pump.cost' } };
const properties: JsonObject = {
  name: { type: 'string', title: 'Name' },
  cost: { ...secret, default: 3 },
  state: { type: 'string', title: 'State', permission: { edit: 'pump.state' }, default: 'new' },
  code: { type: 'string', title: 'Code', writeOnly: true, minLength: 2 },
  place: { type: 'object', properties: { city: { type: 'string' }, rent: secret } },
  parts: {
    type: 'array',
    title: 'Parts',
    items: { type: 'object', properties: { name: { type: 'string' }, price: secret } },
  },
};
const schema: JsonObject = {
  type: 'object',
  properties,
  if: { properties: { name: { const: 'Dear' } }, required: ['name'] },
  then: { properties: { cost: { minimum: 10 } } },
};
const whole = {
  name: 'North',
  cost: 7,
  state: 'used',
  code: 'x1',
  place: { city: 'Oslo', rent: 9 },
  parts: [{ name: 'valve', price: 3 }],
};
beforeEach(async () => {
  await addModel('pump', {}, { custom: { schema } });
  await addRecords('pump', [whole]);
});
const storedValues = async (id = 'pump-0000') => {
  const [row] = await records.platform.kit.database
    .selectFrom('document')
    .select('body')
    .where('id', '=', id)
    .execute();
  return row?.body['values'];
};

it.each([
  ['cost', { cost: 8 }],
  ['cost', { cost: 7 }],
  ['cost', { cost: null }],
  ['place.rent', { place: { rent: 1 } }],
  ['parts.0.price', { parts: [{ price: 1 }] }],
])('rejects a value of the column %s like one that does not exist', async (field, body) => {
  as('pump.add', 'pump.edit');
  for (const [method, path] of [
    ['POST', 'pump'],
    ['PUT', 'pump/pump-0000'],
    ['PATCH', 'pump/pump-0000'],
  ] as const)
    expect(await send(method, path, { body })).toMatchObject({
      status: 400,
      body: { code: 100_010_001, field, faults: [{ keyword: 'additionalProperties' }] },
    });
  const { body: unknown } = await send('PATCH', 'pump/pump-0000', { body: { unknown: 8 } });
  const { body: hidden } = await send('PATCH', 'pump/pump-0000', { body: { cost: 8 } });
  expect(JSON.stringify(hidden).replaceAll('cost', 'unknown')).toBe(JSON.stringify(unknown));
  expect(await storedValues()).toEqual(whole);
});

it('keeps what the user may not see', async () => {
  as('pump.view', 'pump.edit');
  await send('PATCH', 'pump/pump-0000', { body: { name: 'South', place: null } });
  expect(await storedValues()).toEqual({ ...whole, name: 'South', place: { rent: 9 } });
  const { body } = await send('GET', 'pump/pump-0000');
  expect((await send('PUT', 'pump/pump-0000', { body: { ...body, name: 'West' } })).status).toBe(200);
  expect(await storedValues()).toEqual({ ...whole, name: 'West', place: { rent: 9 } });
  await send('PUT', 'pump/pump-0000', { body: { parts: [{ name: 'valve' }] } });
  expect(await storedValues()).toEqual({ cost: 7, state: 'used', code: 'x1', place: { rent: 9 }, parts: whole.parts });
});

it('rejects a change of a list with values that the user may not see', async () => {
  as('pump.view', 'pump.edit');
  for (const parts of [null, [], [{ name: 'other' }], [{ name: 'valve' }, { name: 'seal' }]])
    expect((await send('PATCH', 'pump/pump-0000', { body: { parts } })).body['message']).toBe(
      'You may not change Parts',
    );
  as('pump.view', 'pump.edit', 'pump.cost');
  expect((await send('PATCH', 'pump/pump-0000', { body: { parts: [{ name: 'seal', price: 1 }] } })).status).toBe(200);
});

it('gives a new record the defaults of columns that its creator may not set', async () => {
  as('pump.add');
  const { body } = await send('POST', 'pump', { body: { name: 'New' } });
  expect(await storedValues(String(body['InsertedID']))).toEqual({ name: 'New', cost: 3, state: 'new' });
});

it('rejects a change of a column that the user may only see', async () => {
  as('pump.view', 'pump.edit');
  for (const method of ['PUT', 'PATCH'] as const)
    expect(
      (await send(method, 'pump/pump-0000', { body: { state: 'new-er', parts: [{ name: 'valve' }] } })).body['message'],
    ).toBe('You may not change State');
  expect((await send('PATCH', 'pump/pump-0000', { body: { state: null } })).status).toBe(400);
  expect((await send('PATCH', 'pump/pump-0000', { body: { state: 'used', name: 'East' } })).status).toBe(200);
  as('pump.view', 'pump.edit', 'pump.state');
  expect((await send('PATCH', 'pump/pump-0000', { body: { state: 'new-er' } })).status).toBe(200);
});

it('sets, keeps and removes a value that is never sent', async () => {
  as('pump.view', 'pump.edit');
  expect((await send('PATCH', 'pump/pump-0000', { body: { code: 'y' } })).body['message']).toBe(
    'Code needs at least 2 characters',
  );
  await send('PATCH', 'pump/pump-0000', { body: { code: 'y2' } });
  expect(await storedValues()).toMatchObject({ code: 'y2' });
  expect((await send('GET', 'pump/pump-0000')).body).toMatchObject({ code: { isSet: true } });
  for (const kept of [{ isSet: true }, '']) {
    expect((await send('PATCH', 'pump/pump-0000', { body: { name: 'South', code: kept } })).status).toBe(200);
    const { body } = await send('GET', 'pump/pump-0000');
    expect((await send('PUT', 'pump/pump-0000', { body: { ...body, code: kept } })).status).toBe(200);
    expect(await storedValues()).toMatchObject({ code: 'y2' });
  }
  for (const method of ['PATCH', 'PUT'] as const) {
    await send('PATCH', 'pump/pump-0000', { body: { code: 'y2' } });
    expect((await send(method, 'pump/pump-0000', { body: { code: null, parts: [{ name: 'valve' }] } })).status).toBe(
      200,
    );
    expect(await storedValues(), method).not.toHaveProperty('code');
  }
  expect((await send('GET', 'pump/pump-0000')).body).not.toHaveProperty('code');
  as('pump.add', 'pump.view');
  const { body: created } = await send('POST', 'pump', { body: { name: 'New', code: { isSet: true } } });
  expect(await storedValues(String(created['InsertedID']))).not.toHaveProperty('code');
});

it('does not name a hidden column whose value a change makes invalid', async () => {
  as('pump.view', 'pump.edit');
  const answer = await send('PATCH', 'pump/pump-0000', { body: { name: 'Dear' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 100_080_002, field: '' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/cost|Secret/i);
});

it('never changes or reveals a hidden value, for any input', () => {
  const model: RecordModel = {
    project: 'p',
    id: 'm',
    resource: 'core/record',
    title: 'Pump',
    version: '1',
    permissions: recordPermissions('pump'),
    schema,
    uiSchema: {},
    guarded: guardedColumns(schema) ?? [],
    from: sql`document`,
    scope: modelScope({ project: 'p', id: 'm' }),
    root: ['values'],
    stored: { collection: 'table_data', bodyOf: (values) => ({ model: 'm', values }) },
    lock: async () => {},
  };
  const viewer = aViewer({ isSuper: false, permissions: new Set(['pump.edit']) });
  const deps = {
    model,
    viewer,
    entity: { validate: () => [], isValid: (value: unknown): value is JsonObject => value !== undefined },
  };
  const part = recordOf({ name: string(), price: integer() }, { requiredKeys: [] });
  const record = recordOf(
    {
      name: string(),
      cost: integer(),
      place: recordOf({ city: string(), rent: integer() }, { requiredKeys: [] }),
      parts: array(part, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
  const sentPart = recordOf({ name: string() }, { requiredKeys: [] });
  const sent = recordOf(
    {
      name: option(string()),
      place: option(oneof(string(), recordOf({ city: option(string()) }, { requiredKeys: [] }))),
      parts: option(array(sentPart, { maxLength: 3 })),
    },
    { requiredKeys: [] },
  );
  const hiddenOf = ({ cost, place, parts }: JsonObject) => [
    cost,
    (place as JsonObject | undefined)?.['rent'],
    ((parts as JsonObject[] | undefined) ?? []).map(({ price }) => price ?? null).filter((price) => price !== null),
  ];
  assert(
    property(record, sent, constantFrom('replace' as const, 'merge' as const), (stored, values, kind) => {
      let next: JsonObject;
      try {
        next = changedValues(deps, { kind, values }, stored);
      } catch (error) {
        expect(error).toMatchObject({ errorName: 'invalidField' });
        return;
      }
      expect(hiddenOf(next)).toEqual(hiddenOf(stored));
    }),
  );
});
