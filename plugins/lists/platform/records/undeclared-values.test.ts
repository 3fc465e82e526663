import type { JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { ExportLink } from '@signalbox/collections-core';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const secret = { type: 'number', permission: { view: 'pump.cost' } };
const before = {
  name: { type: 'string', title: 'Name' },
  cost: secret,
  code: { type: 'string', writeOnly: true },
  place: { type: 'object', properties: { city: { type: 'string' }, rent: secret } },
  parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, price: secret } } },
  label: { type: 'object', properties: { text: { type: 'string' }, sum: secret } },
  tank: { type: 'string', reference: 'tank' },
};
/** The same model without each of its secrets, and with a text instead of the label. */
const after = {
  name: before.name,
  place: { type: 'object', properties: { city: { type: 'string' } } },
  parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  label: { type: 'string' },
};
const whole = {
  name: 'North',
  cost: 7007,
  code: '7007',
  place: { city: 'Oslo', rent: 7007 },
  parts: [
    { name: 'valve', price: 7007 },
    { name: 'seal', price: 8 },
  ],
  label: { text: 'x', sum: 7007 },
  tank: 'tank-0000',
};
const shown = {
  id: 'pump-0000',
  name: 'North',
  place: { city: 'Oslo' },
  parts: [{ name: 'valve' }, { name: 'seal' }],
};

async function declare(properties: JsonObject): Promise<void> {
  const custom = { schema: { type: 'object', properties } };
  await sql`update document set body = jsonb_set(body, '{custom}', ${JSON.stringify(custom)}::jsonb)
    where collection = 'model' and id = 'pump'`.execute(records.platform.kit.database);
}
const stored = async () => {
  const { rows } = await sql<{ values: JsonObject }>`select body -> 'values' as "values" from document
    where id = 'pump-0000'`.execute(records.platform.kit.database);
  return rows[0]?.values;
};

beforeEach(async () => {
  await addModel('tank', { name: { type: 'string' } });
  await addRecords('tank', [{ name: 'Oil' }]);
  await addModel('pump', before);
  await addRecords('pump', [whole, { name: 'South', cost: 1 }]);
  await declare(after);
});

it.each([
  ['the administrator', undefined],
  ['a user with the former permission', ['pump.view', 'pump.cost']],
  ['a user without it', ['pump.view']],
])('answers %s no value that the model does not declare any more', async (_name, permissions) => {
  if (permissions) as(...permissions);
  expect((await send('GET', 'pump')).list).toEqual([shown, { id: 'pump-0001', name: 'South' }]);
  expect((await send('GET', 'pump/pump-0000')).body).toEqual(shown);
  const query = { project: { name: 0 }, sort: { label: 1 }, limit: 1 };
  const { list, headers } = await send('GET', 'pump', { query });
  expect(JSON.stringify(list) + Buffer.from(String(headers['cursor']), 'base64url').toString()).not.toContain('7007');
});

it.each(['cost', 'code', 'place.rent', 'parts.price', 'parts.0.price', 'label.sum', 'tank'])(
  'has no column %s',
  async (column) => {
    const error = {
      status: 400,
      body: { code: 100_010_003, detail: expect.stringContaining(`no column ${column}`) },
    };
    for (const query of [
      { filter: { [column]: 7007 } },
      { filter: { $or: [{ name: 'x' }, { [column]: { $not: { $gt: 6 } } }] } },
      { sort: { [column]: 1 } },
      { project: { [column]: 1 } },
    ])
      for (const path of ['pump', 'pump/count']) expect(await send('GET', path, { query })).toMatchObject(error);
    const order = { format: 'ndjson', filter: {}, columns: ['name'] };
    expect(await send('POST', 'pump/export', { body: { ...order, columns: [column] } })).toMatchObject(error);
    expect(await send('POST', 'pump/export', { body: { ...order, sorts: [{ [column]: 1 }] } })).toMatchObject(error);
    const filter = { [column]: 7007 };
    const deletion = { action: 'delete', filter };
    for (const path of ['pump/bulk/plan', 'pump/bulk'])
      expect(await send('POST', path, { body: deletion })).toMatchObject(error);
  },
);

it.each(['csv', 'ndjson', 'xlsx'])('exports none as %s', async (format) => {
  const columns = ['name', 'place', 'parts', 'label'];
  const { body } = await send<ExportLink>('POST', 'pump/export', { body: { format, filter: {}, columns } });
  const file = await records.platform.app.inject(`/rest${body.url}`);
  expect(file.statusCode).toBe(200);
  expect(file.body).not.toMatch(/7007|price|rent|sum/);
  if (format === 'ndjson') expect(JSON.parse(file.body.split('\n')[0] ?? '')).toEqual({ ...shown, id: undefined });
});

it('sees none in the plan of a bulk change, nor uses of records by former references', async () => {
  const edit = { action: 'edit', filter: {}, values: { name: 'New' } };
  const { body: plan } = await send('POST', 'pump/bulk/plan', { body: edit });
  expect(plan).toMatchObject({ count: 2, failed: 0 });
  expect(JSON.stringify(plan)).not.toContain('7007');
  const deletion = { action: 'delete', ids: ['tank-0000'] };
  const { body } = await send('POST', 'tank/bulk/plan', { body: deletion });
  expect(body['used']).toEqual({ uses: [], isHiddenUsed: false });
});

it('reaches none by a comparison with an object or its text', async () => {
  const count = async (filter: object) => (await send('GET', 'pump/count', { query: { filter } })).body['count'];
  expect(await count({ place: { city: 'Oslo' } })).toBe(1);
  expect(await count({ label: { $regex: '7007' } })).toBe(0);
  expect(await count({ label: { $gt: '{"sum": 7006' } })).toBe(0);
  expect(await count({ label: JSON.stringify(whole.label) })).toBe(0);
  for (const filter of [{ place: { city: 'Oslo', rent: 7007 } }, { parts: [{ name: 'valve', price: 7007 }] }])
    expect((await send('GET', 'pump/count', { query: { filter } })).status).toBe(400);
});

it('changes the record without them, which the database keeps until they are declared again', async () => {
  expect((await send('PATCH', 'pump/pump-0000', { body: { name: 'West' } })).status).toBe(200);
  expect(await stored()).toEqual({ ...whole, name: 'West' });
  const { body } = await send('GET', 'pump/pump-0000');
  expect((await send('PUT', 'pump/pump-0000', { body: { ...body, name: 'East' } })).status).toBe(200);
  expect(await stored()).toEqual({ ...whole, name: 'East' });
  expect((await send('PATCH', 'pump/pump-0000', { body: { place: null } })).status).toBe(200);
  expect((await send('GET', 'pump/pump-0000')).body).not.toHaveProperty('place');
  await declare(before);
  expect((await send('GET', 'pump/pump-0000')).body).toMatchObject({
    cost: 7007,
    place: { rent: 7007 },
    tank: whole.tank,
  });
});

it.each([
  ['cost', { cost: 7007 }],
  ['cost', { cost: null }],
  ['place.rent', { place: { rent: 7007 } }],
  ['parts.0.price', { parts: [{ name: 'valve', price: 7007 }] }],
])('names the undeclared property %s that is sent, also with its stored value', async (field, values) => {
  const message = `${field.replace('parts.0.', 'Item 1: ')} is not expected here`;
  for (const method of ['PUT', 'PATCH'] as const)
    expect(await send(method, 'pump/pump-0000', { body: values })).toMatchObject({
      status: 400,
      body: { field, message },
    });
  expect((await send('POST', 'pump', { body: values })).body).toMatchObject({ field, message });
  const edit = { action: 'edit', ids: ['pump-0000'], values };
  expect((await send('POST', 'pump/bulk', { body: edit })).body).toMatchObject({ field });
  expect(await stored()).toEqual(whole);
});

it('answers and compares additional properties that have a schema of their own', async () => {
  await addModel('fan', {}, { custom: { schema: { type: 'object', additionalProperties: { type: 'number' } } } });
  await addModel('hub', {}, { custom: { schema: { type: 'object', additionalProperties: secret } } });
  for (const model of ['fan', 'hub']) await addRecords(model, [{ speed: 4 }]);
  expect((await send('GET', 'fan', { query: { filter: { speed: 4 } } })).list).toEqual([{ id: 'fan-0000', speed: 4 }]);
  expect((await send('GET', 'hub')).list).toEqual([{ id: 'hub-0000' }]);
  expect((await send('GET', 'hub', { query: { filter: { speed: 4 } } })).status).toBe(400);
});

it('answers nothing of a schema that declares nothing', async () => {
  const schemas: Record<string, JsonObject> = { none: {}, any: { type: 'object', additionalProperties: true } };
  for (const [id, schema] of Object.entries(schemas)) {
    await addModel(id, {}, { custom: { schema } });
    await addRecords(id, [{ speed: 4 }]);
    expect((await send('GET', id)).list).toEqual([{ id: `${id}-0000` }]);
  }
});
