import { setImmediate } from 'node:timers/promises';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());

const texts = (properties: JsonObject): JsonObject => ({ properties });
const mail = String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`;
const slowMail = `a@${'a.'.repeat(150_000)}@`;

it('stops testing a value that takes its pattern too long, and says so in the language of the user', async () => {
  const { entity } = await platform.kit.forms.compile(
    { schema: texts({ a: { type: 'string', pattern: mail } }) },
    'ada',
  );
  expect(entity.isValid({ a: 'ada@example.org' })).toBe(true);
  expect(entity.isValid({ a: `a@${'a.'.repeat(200)}@` })).toBe(false);
  expect(() => entity.validate({ a: slowMail })).toThrow(
    expect.objectContaining({
      errorName: 'invalidField',
      options: expect.objectContaining({ errors: [{ pointer: '', keyword: 'tooSlow', params: {} }] }) as unknown,
    }),
  );
});

it('tests few slow values of a user over all models, and those of other users as before', async () => {
  const schemas = ['x', 'y'].map((name) => texts({ [name]: { type: 'string' }, a: { type: 'string', pattern: mail } }));
  const errorOf = async (schema: JsonObject | undefined, owner: string, value: JsonObject = { a: slowMail }) => {
    const { entity } = await platform.kit.forms.compile({ schema: schema ?? {} }, owner);
    try {
      return entity.validate(value).length;
    } catch (error) {
      return (error as { errorName?: string }).errorName;
    }
  };
  const seen = [];
  for (const schema of [...schemas, ...schemas]) seen.push(await errorOf(schema, 'eve'));
  expect(seen).toEqual(['invalidField', 'invalidField', 'invalidField', 'tooManyRequests']);
  const fast = { a: 'ada@example.org' };
  expect(await errorOf(schemas[0], 'eve', fast)).toBe('tooManyRequests');
  expect(await errorOf(schemas[0], 'bob', fast)).toBe(0);
  platform.clock.advance({ seconds: 61 });
  expect(await errorOf(schemas[0], 'eve', fast)).toBe(0);
});

it('answers others between two values that take long', async () => {
  const order: string[] = [];
  const add = async (name: string) => {
    const { entity } = await platform.kit.forms.compile(
      { schema: texts({ a: { type: 'string', pattern: mail } }) },
      name,
    );
    expect(() => entity.validate({ a: slowMail })).toThrow(expect.objectContaining({ errorName: 'invalidField' }));
    order.push(name);
  };
  const answer = async () => {
    while (order.length === 0) await setImmediate();
    order.push('other');
  };
  await add('first');
  order.length = 0;
  await Promise.all([add('second'), add('third'), answer()]);
  expect(order).toEqual(['second', 'other', 'third']);
});

it('stops testing a value that a form within itself tries in ever more ways', async () => {
  const next: JsonSchema = { anyOf: [{ $ref: '#/definitions/step' }, { $ref: '#/definitions/step' }] };
  const step: JsonSchema = { type: 'object', properties: { next, text: { type: 'string', maxLength: 5 } } };
  const { entity } = await platform.kit.forms.compileDeclared(
    {
      id: 'settings/steps',
      place: { group: 'settings', order: 1 },
      permission: { edit: 'setting.edit' },
      schema: { type: 'object', properties: { steps: { $ref: '#/definitions/step' } }, definitions: { step } },
      uiSchema: {},
    },
    'ada',
  );
  const nested = (text: JsonValue): JsonObject =>
    Array.from({ length: 40 }).reduce<JsonObject>((inner) => ({ next: inner }), { text });
  expect(entity.isValid({ steps: nested('calm') })).toBe(true);
  expect(() => entity.validate({ steps: nested(7) })).toThrow(expect.objectContaining({ errorName: 'invalidField' }));
});
