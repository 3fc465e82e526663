import type { JsonObject, JsonValue } from '@signalbox/schemas/json';
import { expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const { addModel, addRecords, as, send } = recordsPlatform();

const text = { type: 'string' };
const number = { type: 'number' };
const tuple = (items: JsonValue[], rest: JsonObject = {}): JsonObject => ({ type: 'array', items, ...rest });
const map = (patternProperties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: 'object',
  patternProperties,
  ...rest,
});

it.each<[string, JsonObject, JsonValue]>([
  ['a tuple that says nothing of what follows', tuple([text]), ['a', { x: 1 }, [{ y: 2 }]]],
  ['a tuple that anything may follow', tuple([text, number], { additionalItems: true }), ['a', 1, { x: 1 }]],
  ['a tuple with a place for anything', tuple([text, {}], { additionalItems: false }), ['a', { x: 1 }]],
  ['a tuple with a place of true', tuple([text, true], { additionalItems: false }), ['a', { x: 1 }]],
  ['a tuple in allOf', { allOf: [{ type: 'array' }, { items: [text] }, { items: [{}, {}] }] }, ['a', { x: 1 }]],
  ['a pattern of true', map({ '^x': true }, { additionalProperties: false }), { x1: 5, x2: { a: 1 } }],
  ['a pattern of anything', map({ '^s': text, '^any': {} }, { additionalProperties: false }), { any1: { a: 1 } }],
  ['a list of true', { type: 'array', items: true }, ['a', { x: 1 }]],
  ['a list that must be empty', { type: 'array', items: false }, []],
  ['a list whose parts only limit it', { type: 'array', allOf: [{ maxItems: 3 }] }, [{ x: 1 }, [2]]],
  ['an object that needs one of two names', { anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: { x: 1 } }],
  ['names beside patterns', map({ '^t': number }), { t1: 1, other: { z: 1 } }],
])('stores and answers the whole value of %s', async (_, value, sent) => {
  await addModel('pump', { name: text, value });
  const posted = await send('POST', 'pump', { body: { value: sent } });
  expect(posted, JSON.stringify(posted.body)).toMatchObject({ status: 200 });
  expect((await send('GET', 'pump')).list).toMatchObject([{ value: sent }]);
});

it('rejects what an open tuple or a pattern does not allow', async () => {
  const none = { type: 'array', items: false };
  const few = { type: 'array', allOf: [{ maxItems: 3 }] };
  await addModel('pump', { route: tuple([text]), map: map({ '^t': number }), one: map({ '^x': true }), none, few });
  const closed = { ...map({ '^x': true }), additionalProperties: false };
  await addModel('tank', { closed });
  for (const [model, body] of [
    ['pump', { route: [{ x: 1 }] }],
    ['pump', { map: { t1: { z: 1 } } }],
    ['pump', { none: [{}] }],
    ['pump', { few: [1, 2, 3, 4] }],
    ['tank', { closed: { y: { z: 1 } } }],
  ] as const)
    expect(await send('POST', model, { body }), JSON.stringify(body)).toMatchObject({ status: 400 });
});

const parts: JsonObject = { allOf: [{ properties: { name: text } }, { patternProperties: { '^t': number } }] };
it.each<[string, JsonObject, JsonValue, string]>([
  ['an object instead of a number', number, { z: 1 }, 'level must be a number'],
  ['an empty object instead of a text', text, {}, 'level must be text'],
  ['a list instead of a text', text, [1], 'level must be text'],
  ['a list instead of an object', { type: 'object', properties: { a: text } }, [], 'level is incomplete'],
  ['a list instead of a choice', { enum: ['a', 'b'] }, ['a'], 'level is not expected here'],
  ['an object in a section', { type: 'object', properties: { a: text } }, { a: { z: 1 } }, 'level.a must be text'],
  ['an object in an item', { type: 'array', items: { properties: { a: text } } }, [{ a: {} }], 'level.0.a must be'],
  ['an object beside a pattern', { properties: {}, ...map({ '^t': number }) }, { x: {} }, 'level.x is not expected'],
  ['an object in no part', { type: 'object', ...parts }, { t1: 1, other: { z: 1 } }, 'level.other is not expected'],
])('rejects %s, in which the schema declares nothing', async (_, level, sent, message) => {
  await addModel('pump', { name: text, level });
  await addRecords('pump', [{ name: 'a' }]);
  for (const [method, path] of [
    ['POST', 'pump'],
    ['PUT', 'pump/pump-0000'],
    ['PATCH', 'pump/pump-0000'],
  ] as const) {
    const answer = await send(method, path, { body: { level: sent } });
    expect(answer, `${method} ${JSON.stringify(answer.body)}`).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  }
  expect((await send('GET', 'pump')).list).toHaveLength(1);
});

it('cuts hidden parts of an open tuple, and takes none from users who may not see them', async () => {
  const cost = { ...number, permission: { view: 'pump.cost' } };
  const priced = { type: 'object', properties: { x: number, cost } };
  await addModel('pump', { name: text, route: tuple([text, {}, priced]) });
  await addRecords('pump', [{ name: 'a', route: ['b', {}, { x: 1, cost: 77 }] }]);
  as('pump.view', 'pump.add');
  expect((await send('GET', 'pump')).list).toMatchObject([{ route: ['b', {}, { x: 1 }] }]);
  const sent = await send('POST', 'pump', { body: { route: ['b', {}, { cost: 5 }] } });
  expect(sent).toMatchObject({ status: 400, body: { pointer: '/route/2/cost' } });
});

const secret = { ...text, writeOnly: true };
const token = { properties: { token: text } };
it.each<[string, JsonObject]>([
  ['beside the pattern', { ...token, patternProperties: { '^t': secret } }],
  ['in another part', { allOf: [token, { patternProperties: { '^t': secret } }] }],
  ['in an alternative', { anyOf: [token, { patternProperties: { '^t': secret } }] }],
  ['in an object in the pattern', { ...token, patternProperties: { '^t': { properties: { token: secret } } } }],
  ['in a map of another part', { allOf: [token, { additionalProperties: { properties: { token: secret } } }] }],
])('never answers a secret by a pattern whose name is declared %s', async (_, auth) => {
  await addModel('pump', { name: text, auth: { type: 'object', ...auth } });
  await addRecords('pump', [{ name: 'a', auth: { token: 'T0ken' } }]);
  const { body, status } = await send('GET', 'pump/pump-0000');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('T0ken');
});
