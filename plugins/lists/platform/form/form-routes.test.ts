import type { JsonObject, RuntimeFormModule } from '@signalbox/schemas';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, as, send } = records;

const text = { type: 'string' };
const cost = { type: 'number', permission: { view: 'pump.cost', edit: 'pump.cost' } };
const schema: JsonObject = {
  type: 'object',
  required: ['name', 'cost'],
  properties: {
    name: text,
    state: { ...text, permission: { edit: 'pump.state' } },
    cost,
    code: { ...text, writeOnly: true },
    reason: text,
    note: text,
    parts: {
      type: 'array',
      items: { type: 'object', properties: { part: text, price: cost, token: { ...text, writeOnly: true } } },
    },
  },
  allOf: [
    {
      if: { properties: { cost: { minimum: 10 } }, required: ['cost'] },
      then: { required: ['reason'] },
      else: { properties: { reason: false } },
    },
    { if: { properties: { name: { const: 'x' } } }, then: { required: ['note'] } },
    { if: { properties: { code: { const: 'x' } }, required: ['code'] }, else: { properties: { note: false } } },
  ],
};
beforeEach(() => addModel('pump', {}, { custom: { schema, uiSchema: { note: { 'ui:widget': 'textarea' } } } }));

it('draws and validates what a reference refers to, and hides the columns of definitions', async () => {
  const definitions = {
    size: { type: 'number', maximum: 10, listFields: true },
    place: { type: 'object', properties: { city: text, leasing: cost } },
  };
  const properties = {
    size: { $ref: '#/definitions/size', title: 'Size' },
    place: { $ref: '#/definitions/place' },
  };
  await addModel('tank', {}, { custom: { schema: { type: 'object', definitions, properties } } });
  as('tank.view', 'tank.add');
  const { body, status } = await send('GET', 'tank/form');
  expect(status, JSON.stringify(body)).toBe(200);
  const module = await records.platform.app.inject(String(body['url']));
  expect(module.body).toContain('Size');
  expect(module.body).not.toContain('leasing');
  expect(await send('POST', 'tank', { body: { size: 11 } })).toMatchObject({ status: 400, body: { field: 'size' } });
  expect(await send('POST', 'tank', { body: { place: { leasing: 1 } } })).toMatchObject({ status: 400 });
  expect(await send('POST', 'tank', { body: { size: 5, place: { city: 'Oslo' } } })).toMatchObject({ status: 200 });
  const found = await send('GET', 'tank', { query: { filter: { size: { $gt: 4 }, 'place.city': 'Oslo' } } });
  expect(found.list).toHaveLength(1);
  expect((await send('GET', 'tank', { query: { filter: { 'place.leasing': 1 } } })).status).toBe(400);
});

/** The form as a browser gets it. */
async function formFor(...permissions: string[]) {
  as(...permissions);
  const { body, status } = await send('GET', 'pump/form');
  expect(status, JSON.stringify(body)).toBe(200);
  const module = await records.platform.app.inject(String(body['url']));
  return (await import(`data:text/javascript,${encodeURIComponent(module.body)}`)) as RuntimeFormModule;
}

it('leaves out what the user may not see, with the conditions on it', async () => {
  const { form, compiledForm, texts } = await formFor('pump.view');
  expect(Object.keys(form.schema.properties ?? {}).toSorted()).toEqual([
    'code',
    'name',
    'note',
    'parts',
    'reason',
    'state',
  ]);
  expect(form.schema.required).toEqual(['name']);
  expect(form.schema.properties?.['parts']?.items).toMatchObject({ properties: { part: {} } });
  expect(compiledForm.conditions).toHaveLength(1);
  expect(JSON.stringify([form, texts])).not.toMatch(/cost|price|token/);
  expect(compiledForm.validate({ name: 'North', parts: [{ part: 'valve' }] })).toEqual([]);
});

it('shows a secret as set or not set, and without the conditions on it', async () => {
  const { form, compiledForm } = await formFor('pump.view');
  expect(compiledForm.validate({ name: 'North', code: { isSet: true } })).toEqual([]);
  expect(compiledForm.validate({ name: 'North', code: 'new' })).toEqual([]);
  expect(compiledForm.validate({ name: 'North', code: { isSet: false } })).not.toEqual([]);
  expect(form.schema.properties?.['note']).toBeDefined();
});

it('fixes what the user may not change', async () => {
  const { form } = await formFor('pump.view', 'pump.cost');
  expect(form.schema.properties).toMatchObject({ state: { readOnly: true }, cost: { type: 'number' } });
  expect(form.schema.properties?.['cost']).not.toHaveProperty('readOnly');
  expect(form.uiSchema).toMatchObject({ 'ui:order': ['name', 'cost', '*'], note: { 'ui:widget': 'textarea' } });
});

it('is for users who may list the records', async () => {
  as('tank.view');
  expect(await send('GET', 'pump/form')).toMatchObject({ status: 401, body: { detail: 'pump.view' } });
});

it('says which part of the schema no form can be made of', async () => {
  await addModel('odd', { level: { type: 'number', dependencies: {} } });
  as('odd.view');
  const { body } = await send('GET', 'odd/form');
  expect(body['message']).toContain('At level: ');
});
