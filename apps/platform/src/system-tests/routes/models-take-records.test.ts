import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

type Verb = Parameters<RunningPlatform['send']>[0];
const send = (verb: Verb, resource: string, body?: object) => platform.send(verb, resource, { token, body });
const text = { type: 'string' };
const cost = { type: 'number', permission: { view: 'pump.cost' } };
const section = (properties: JsonObject, more: JsonObject = {}) => ({
  type: 'object',
  title: 'Tank',
  properties,
  ...more,
});
const wrong = (place: string, reason: string) => `No form can be made of this schema. At ${place}: ${reason}`;
const name = (each: string) => `a property cannot have the name “${each}”`;
const keyword = (each: string) => `the keyword “${each}” is not supported`;
const noValue = (place: string, each: string) => wrong(place, `no value meets “${each}” and the other keywords`);
const needing = (size: JsonObject) => ({ properties: { size: { title: 'Size', ...size } }, required: ['size'] });
const deep = (levels: number): JsonObject => (levels === 0 ? text : section({ in: deep(levels - 1) }));

test.each<[string, JsonObject, string]>([
  ['a name with a dot', { properties: { 'g.h': text } }, wrong('g.h', name('g.h'))],
  ['a name without characters', { properties: { '': text } }, wrong('/properties/', name(''))],
  ['a name of the uiSchema', { properties: { 'ui:order': text } }, wrong('ui:order', name('ui:order'))],
  ['a name of every object', { properties: { valueOf: text } }, wrong('valueOf', name('valueOf'))],
  ['such a name in a section', { properties: { tank: section({ 'g.h': text }) } }, wrong('Tank › g.h', name('g.h'))],
  [
    'such a name in a list',
    { properties: { tanks: { type: 'array', title: 'Tanks', items: section({ '': text }) } } },
    wrong('Tanks', name('')),
  ],
  [
    'such a name in a value that is edited as JSON',
    { properties: { tank: { title: 'Tank', anyOf: [section({ 'g.h': text }), text] } } },
    wrong('Tank', name('g.h')),
  ],
  [
    'a dependency with a property of its own',
    { properties: { a: text }, dependentSchemas: { a: { properties: { b: text } } } },
    wrong('/', keyword('dependentSchemas')),
  ],
  [
    'such a dependency in a section',
    { properties: { tank: section({ a: text }, { dependencies: { a: { properties: { b: text } } } }) } },
    wrong('Tank', keyword('dependencies')),
  ],
  [
    'a keyword of later drafts',
    { properties: { a: { ...text, unevaluatedItems: false } } },
    keyword('unevaluatedItems'),
  ],
  ['a guard in a map', { properties: { map: { type: 'object', additionalProperties: cost } } }, keyword('permission')],
  ['a reference that leads nowhere', { properties: { a: { $ref: '#/definitions/none' } } }, keyword('$ref')],
  ['a property of some alternatives', { properties: { a: text }, oneOf: [section({ b: text }), {}] }, keyword('oneOf')],
  ['a record that is a list', { type: 'array' }, 'a type is missing'],
  ['many levels', { properties: { a: deep(9) } }, 'nested deeper than 8 levels'],
  [
    'a required property that is not there',
    { properties: { a: text }, required: ['a', 'b'] },
    noValue('/required', 'required'),
  ],
  ['crossed limits of a number', needing({ type: 'number', minimum: 5, maximum: 1 }), noValue('Size', 'minimum')],
  [
    'no number between limits',
    needing({ type: 'number', minimum: 1, exclusiveMaximum: 1 }),
    noValue('Size', 'minimum'),
  ],
  [
    'no step between limits',
    needing({ type: 'number', minimum: 1, maximum: 4, multipleOf: 5 }),
    noValue('Size', 'maximum'),
  ],
  ['no whole number', needing({ type: 'integer', minimum: 0.2, maximum: 0.8 }), noValue('Size', 'maximum')],
  ['crossed lengths', needing({ ...text, minLength: 5, maxLength: 1 }), noValue('Size', 'minLength')],
  [
    'crossed numbers of items',
    needing({ type: 'array', items: text, minItems: 2, maxItems: 1 }),
    noValue('Size', 'minItems'),
  ],
  [
    'more different items than choices',
    needing({ type: 'array', items: { ...text, enum: ['a'] }, minItems: 2, uniqueItems: true }),
    noValue('Size', 'minItems'),
  ],
  ['an empty list of choices', needing({ ...text, enum: [] }), '“enum”'],
  ['choices of another type', needing({ type: 'number', enum: ['a', 'b'] }), noValue('Size', 'enum')],
  ['choices outside of the limits', needing({ ...text, enum: ['abc'], maxLength: 2 }), noValue('Size', 'enum')],
  ['a constant of another type', needing({ type: 'number', const: 'a', anyOf: [{}] }), noValue('Size', 'const')],
  ['a choice among constants of another type', needing({ type: 'integer', oneOf: [{ const: 'a' }] }), '“'],
  [
    'items that nothing meets',
    needing({ type: 'array', minItems: 1, items: { type: 'number', minimum: 2, maximum: 1 } }),
    noValue('Size', 'minimum'),
  ],
  [
    'a required section with such a property',
    needing(
      section({ a: { title: 'Level', type: 'number', minimum: 2, maximum: 1 } }, { required: ['a'], title: 'Size' }),
    ),
    noValue('Size › Level', 'minimum'),
  ],
  [
    'a required section without its required property',
    needing(section({ a: text }, { required: ['b'], additionalProperties: false, title: 'Size' })),
    noValue('Size', 'required'),
  ],
  [
    'a required property that is false',
    needing({ type: 'object', anyOf: [{}], properties: { a: false }, required: ['a'] }),
    noValue('Size › a', 'required'),
  ],
  ['no alternative', needing({ anyOf: [false, { type: 'number', minimum: 2, maximum: 1 }] }), noValue('Size', 'anyOf')],
  [
    'a part of all',
    needing({ anyOf: [{}], allOf: [{ type: 'number', minimum: 2, maximum: 1 }] }),
    noValue('Size', 'minimum'),
  ],
  [
    'more properties than declared',
    { properties: { a: text }, minProperties: 9 },
    noValue('/minProperties', 'minProperties'),
  ],
])('no save stores a model that takes no record: %s', async (_what, schema, reason) => {
  const post = await send('POST', 'core/model', { name: 'Gauge', custom: { schema } });
  expect(post).toMatchObject({ status: 400, body: { code: 100_010_040, message: expect.stringContaining(reason) } });
  const { body } = await send('POST', 'core/model', { name: 'Gauge', custom: { schema: section({ c: text }) } });
  const model = `core/model/${String(body['InsertedID'])}`;
  for (const verb of ['PUT', 'PATCH'] as const) {
    const { status } = await send(verb, model, { name: 'Gauges', custom: { schema: { oneOf: null, ...schema } } });
    expect(status, verb).toBe(400);
  }
  expect((await send('GET', model)).body).toMatchObject({ name: 'Gauge', custom: { schema: section({ c: text }) } });
});

test.each<[string, JsonObject, JsonObject]>([
  ['without a schema', {}, {}],
  ['without properties', { schema: { type: 'object' } }, {}],
  ['with definitions', { schema: { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: text } } }, { a: 'x' }],
  ['with secrets of any kind', { schema: section({ a: { type: 'number', writeOnly: true } }) }, { a: 1 }],
  ['with a map of secrets', { schema: section({ a: { additionalProperties: { writeOnly: true } } }) }, {}],
  [
    'with dependencies of declared properties',
    { schema: section({ a: text, b: text }, { dependencies: { a: ['b'] } }) },
    { a: 'x', b: 'y' },
  ],
  [
    'with limits that meet',
    { schema: needing({ type: 'number', minimum: 5, maximum: 5, multipleOf: 2.5 }) },
    { size: 5 },
  ],
  ['with limits of another type', { schema: needing({ anyOf: [{ minimum: 5, maximum: 1 }, text] }) }, { size: 'x' }],
  ['with some choices that fit', { schema: needing({ ...text, enum: ['abc', 'd'], maxLength: 2 }) }, { size: 'd' }],
  ['with one alternative that fits', { schema: needing({ anyOf: [false, text] }) }, { size: 'x' }],
  [
    'with an optional property that nothing meets',
    { schema: section({ a: { ...text, minLength: 2, maxLength: 1 } }) },
    {},
  ],
  [
    'with an empty list of what nothing meets',
    { schema: needing({ type: 'array', items: { ...text, minLength: 2, maxLength: 1 } }) },
    { size: [] },
  ],
  [
    'with more properties than declared in an open section',
    {
      schema: needing(
        section({ a: text }, { minProperties: 2, patternProperties: { b: true }, additionalProperties: false }),
      ),
    },
    { size: { a: 'x', b: 1 } },
  ],
])('a model that is stored takes records: %s', async (_what, custom, values) => {
  const { body } = await send('POST', 'core/model', { name: 'Gauge', custom });
  const id = String(body['InsertedID']);
  expect(await send('POST', `core/record/${id}`, values)).toMatchObject({ status: 200 });
});

test('a stored model that takes no record can be changed, and mended', async () => {
  const { body } = await send('POST', 'core/model', { name: 'Gauge', custom: { schema: section({ c: text }) } });
  const model = `core/model/${String(body['InsertedID'])}`;
  const old = JSON.stringify(section({ 'g.h': text }));
  const query = `update document set body = jsonb_set(body, '{custom,schema}', $1) where id = $2`;
  await platform.kit.pool.query(query, [old, String(body['InsertedID'])]);
  const put = (schema: JsonObject) => send('PUT', model, { name: 'Gauge', custom: { schema } });
  expect((await send('PATCH', model, { name: 'Gauges' })).status).toBe(200);
  expect((await put(section({ 'g.h': text, i: text }))).status).toBe(200);
  expect((await put(section({ i: text }))).status).toBe(200);
  expect((await put(section({ 'g.h': text, i: text }))).status).toBe(400);
});
