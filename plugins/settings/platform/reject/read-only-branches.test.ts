import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition, JsonObject, JsonSchema } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFormPlatform, patch } from '../testing/settings-platform';

const locked: JsonSchema = { type: 'string', readOnly: true };
const serial = (kind: string): JsonSchema => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: kind }, serial: locked, name: { type: 'string' } },
});

/** Two variants, of which the first one has a locked code. */
const lockedIf = (first: JsonSchema, second: JsonSchema): JsonSchema => ({
  oneOf: [
    { type: 'object', properties: { code: { ...first, readOnly: true } } },
    { type: 'object', properties: { code: second } },
  ],
});

const properties: Record<string, JsonSchema> = {
  rule: {
    type: 'object',
    properties: { mode: { type: 'string' }, limit: { type: 'number' } },
    if: { properties: { mode: { const: 'locked' } }, required: ['mode'] },
    then: { properties: { limit: { readOnly: true } } },
  },
  mark: { oneOf: [locked, { type: 'number' }] },
  named: { type: 'object', maxProperties: 9, additionalProperties: locked },
  list: { type: 'array', items: { oneOf: [serial('a'), serial('b')] } },
  way: {
    oneOf: [
      { type: 'object', required: ['by'], properties: { by: { const: 'mail' }, code: { ...locked, default: 'm' } } },
      {
        type: 'object',
        required: ['by'],
        properties: { by: { const: 'phone' }, code: { type: 'string', default: 'p' } },
      },
    ],
  },
  byPattern: lockedIf({ type: 'string', pattern: '^A' }, { type: 'string', pattern: '^B' }),
  byLength: lockedIf({ type: 'string', minLength: 3 }, { type: 'string', maxLength: 2 }),
  byLimit: lockedIf({ type: 'number', exclusiveMinimum: 5 }, { type: 'number', maximum: 5 }),
  byItems: lockedIf(
    { type: 'array', items: { type: 'string' }, minItems: 2 },
    { type: 'array', items: { type: 'string' }, maxItems: 1 },
  ),
  byContent: lockedIf(
    { type: 'array', items: { type: 'number' }, contains: { minimum: 5 } },
    { type: 'array', items: { type: 'number', maximum: 4 } },
  ),
  byNames: lockedIf(
    { type: 'object', maxProperties: 3, propertyNames: { pattern: '^A' }, additionalProperties: { type: 'number' } },
    { type: 'object', maxProperties: 3, propertyNames: { pattern: '^B' }, additionalProperties: { type: 'number' } },
  ),
  byMedia: lockedIf(
    { type: 'string', contentMediaType: 'application/json', pattern: '^[{]' },
    { type: 'string', pattern: '^B' },
  ),
  byChoice: lockedIf({ oneOf: [{ const: 'a' }, { const: 'b' }] }, { oneOf: [{ const: 'c' }, { const: 'd' }] }),
};

const form: FormDefinition = {
  id: 'settings/base',
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: { type: 'object', properties },
  uiSchema: Object.fromEntries(Object.keys(properties).map((name) => [name, { 'ui:widget': 'hidden' }])),
};

const stored: JsonObject = {
  rule: { mode: 'locked', limit: 1 },
  mark: 'SN-1',
  named: { id: 'of the platform' },
  list: [
    { kind: 'a', serial: '1', name: 'a' },
    { kind: 'b', serial: '2', name: 'b' },
  ],
  way: { by: 'mail', code: 'm1' },
  byPattern: { code: 'B1' },
  byLength: { code: 'B1' },
  byLimit: { code: 1 },
  byItems: { code: ['a'] },
  byContent: { code: [1] },
  byNames: { code: { B: 1 } },
  byMedia: { code: 'B1' },
  byChoice: { code: 'c' },
};
const [first = {}, second = {}] = stored['list'] as JsonObject[];

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createFormPlatform(form);
  await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body: stored }).execute();
});
afterAll(() => platform.close());

it.each<[JsonObject, string]>([
  [{ rule: { mode: 'open', limit: 9 } }, '/rule/limit'],
  [{ mark: 5 }, '/mark'],
  [{ mark: null }, '/mark'],
  [{ named: { id: 'forged' } }, '/named/id'],
  [{ list: [{ ...first, serial: '3' }, second] }, '/list/0/serial'],
  [{ list: [first, first] }, '/list/1/serial'],
  [{ way: { by: 'phone', code: 'p1' } }, '/way/code'],
  [{ byPattern: { code: 'A1' } }, '/byPattern/code'],
])('rejects a change of what is locked before the save or after it: %j', async (change, pointer) => {
  const { status, body } = await patch(platform, change, { 'accept-language': 'en' });
  expect({ status, pointer: body['pointer'] }).toEqual({ status: 400, pointer });
  expect(body['message']).toMatch(/is set by the platform and cannot be changed$/);
});

it.each<[JsonObject]>([
  [{ byPattern: { code: 'B2' } }],
  [{ byLength: { code: 'B2' } }],
  [{ byLimit: { code: 2 } }],
  [{ byItems: { code: ['b'] } }],
  [{ byContent: { code: [2] } }],
  [{ byNames: { code: { B: 2 } } }],
  [{ byMedia: { code: 'B2' } }],
  [{ byChoice: { code: 'd' } }],
])('accepts a change of a value that belongs to another branch: %j', async (change) => {
  expect(await patch(platform, change)).toMatchObject({ status: 200 });
});

it('tells items without an id by their locked values', async () => {
  for (const list of [
    [{ ...first, name: 'c' }, second],
    [{ kind: 'a', name: 'new' }, { ...second, name: 'd' }, first],
    [{ ...second, name: 'e' }],
  ])
    expect(await patch(platform, { list })).toMatchObject({ status: 200 });
});

it('accepts another variant with what a form fills in, and without the locked values of the first one', async () => {
  for (const way of [
    { by: 'phone' },
    { by: 'phone', code: 'p' },
    { by: 'phone', code: 'p1' },
    { by: 'mail', code: 'm' },
  ])
    expect(await patch(platform, { way })).toMatchObject({ status: 200 });
  expect(await patch(platform, { way: { by: 'phone', code: 'p' } })).toMatchObject({ status: 200 });
});

it('accepts an unlocked value, and then its lock', async () => {
  for (const rule of [
    { mode: 'open', limit: 1 },
    { mode: 'open', limit: 9 },
    { mode: 'locked', limit: 9 },
  ])
    expect(await patch(platform, { rule })).toMatchObject({ status: 200 });
  expect(await patch(platform, { rule: { mode: 'locked', limit: 1 } })).toMatchObject({ status: 400 });
});
