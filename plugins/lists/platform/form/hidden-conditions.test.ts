import type { JsonObject, RuntimeFormModule } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, as, send } = records;

const text = { type: 'string' };
const cost = { type: 'number', permission: { view: 'pump.cost' } };
const point = { type: 'object', properties: { x: text, cost }, required: ['cost'] };
const route = (rest: JsonObject): JsonObject => ({ properties: { route: { type: 'array', title: 'Route', ...rest } } });

it.each<[JsonObject, JsonObject]>([
  [route({ items: [text], additionalItems: point }), { route: ['a', { x: 'b' }] }],
  [route({ items: [point], not: { items: { required: ['cost'] } } }), { route: [{ x: 'b' }] }],
  [{ dependencies: { phone: ['cost'] } }, { phone: '5' }],
  [{ dependencies: { phone: { properties: { cost: { maximum: 5 } } } } }, { phone: '5' }],
  [{ dependencies: { cost: ['mail'] } }, { phone: '5' }],
  [{ dependencies: { code: { properties: { mail: false } } } }, { code: { isSet: true }, mail: 'x' }],
  [{ dependentRequired: { phone: ['cost'], cost: ['mail'] } }, { phone: '5' }],
  [{ dependentSchemas: { phone: { required: ['cost'] }, cost: { required: ['mail'] } } }, { phone: '5' }],
  [{ oneOf: [{ required: ['cost'] }, { required: ['mail'] }] }, { mail: 'x' }],
  [{ oneOf: [{ required: ['cost'] }, { required: ['mail'] }], anyOf: [{ required: ['mail'] }] }, { mail: 'x' }],
  [{ allOf: [{ not: { required: ['cost'], properties: { cost: { minimum: 9 } } } }] }, { mail: 'x' }],
])('asks no user for what they may not see: %j', async (part, value) => {
  const own = isJsonObject(part['properties']) ? part['properties'] : {};
  const properties = { phone: text, mail: text, cost, code: { ...text, writeOnly: true }, ...own };
  await addModel('pump', {}, { custom: { schema: { type: 'object', ...part, properties } } });
  as('pump.view');
  const { body, status } = await send('GET', 'pump/form');
  expect(status, JSON.stringify(body)).toBe(200);
  const module = await records.platform.app.inject(String(body['url']));
  expect(module.body).not.toContain('cost');
  const url = `data:text/javascript,${encodeURIComponent(module.body)}`;
  const { compiledForm } = (await import(url)) as RuntimeFormModule;
  expect(compiledForm.validate(value)).toEqual([]);
});

it('still asks for one of the alternatives that the user sees', async () => {
  const oneOf = [{ required: ['phone', 'cost'] }, { required: ['mail'] }];
  const properties = { phone: text, mail: text, cost };
  await addModel('pump', {}, { custom: { schema: { type: 'object', properties, oneOf } } });
  as('pump.view');
  const { body } = await send('GET', 'pump/form');
  const module = await records.platform.app.inject(String(body['url']));
  const url = `data:text/javascript,${encodeURIComponent(module.body)}`;
  const { compiledForm } = (await import(url)) as RuntimeFormModule;
  expect(compiledForm.validate({})).not.toEqual([]);
  expect(compiledForm.validate({ phone: '5', mail: 'x' })).toEqual([]);
});
