import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createFormPlatform, patch } from '../testing/settings-platform';

const form: FormDefinition = {
  id: 'settings/base',
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      serial: { type: 'string', readOnly: true },
      step: { type: 'number', multipleOf: 0.05 },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string', readOnly: true }, isOld: { type: 'boolean', readOnly: true } },
        },
      },
      range: {
        type: 'array',
        items: [
          { type: 'string', readOnly: true, default: 'v1' },
          { type: 'number' },
          { type: 'object', properties: { by: { type: 'string', readOnly: true, default: 'us' } } },
        ],
        additionalItems: { type: 'string', readOnly: true },
      },
      guide: { $ref: '#/definitions/step' },
      reached: {
        oneOf: [
          {
            type: 'object',
            required: ['by'],
            properties: {
              by: { const: 'mail' },
              to: { type: 'string' },
              code: { type: 'string', readOnly: true, default: 'c1' },
            },
          },
          { type: 'object', required: ['by'], properties: { by: { const: 'phone' }, code: { type: 'string' } } },
        ],
      },
      watch: {
        anyOf: [
          {
            type: 'object',
            properties: { mode: { type: 'string' } },
            if: { properties: { mode: { const: 'auto' } }, required: ['mode'] },
            then: { properties: { seen: { type: 'string', readOnly: true } } },
            else: { allOf: [{ properties: { count: { type: 'number', readOnly: true } } }] },
          },
        ],
      },
      named: { type: 'object', additionalProperties: { type: 'string', readOnly: true } },
    },
    definitions: {
      step: {
        type: 'object',
        properties: {
          text: { type: 'string', readOnly: true },
          next: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/step' }] },
        },
      },
    },
  },
  uiSchema: { items: { 'ui:widget': 'list' } },
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createFormPlatform(form);
  const body: JsonObject = { name: 'a', serial: 'S1', items: [{ id: '1', isOld: true }, { id: '2' }] };
  await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
});
afterAll(() => platform.close());

it.each([
  [{ serial: 'S2' }, '/serial'],
  [{ serial: null }, '/serial'],
  [{ items: [{ id: '1', isOld: false }] }, '/items/0/isOld'],
  [{ items: [{ id: '2' }, { id: '3', isOld: true }] }, '/items/1/isOld'],
  [{ range: ['v2', 1] }, '/range/0'],
  [{ range: ['v1', 1, { by: 'them' }] }, '/range/2/by'],
  [{ range: ['v1', 1, { by: 'us' }, 'x'] }, '/range/3'],
  [{ guide: { text: 'x' } }, '/guide/text'],
  [{ guide: { next: { text: 'x' } } }, '/guide/next/text'],
  [{ reached: { by: 'mail', code: 'c2' } }, '/reached/code'],
  [{ watch: { mode: 'auto', seen: 'now' } }, '/watch/seen'],
  [{ watch: { mode: 'by hand', count: 1 } }, '/watch/count'],
  [{ named: { a: 'x' } }, '/named/a'],
])('rejects a change of a value that the platform sets: %j', async (change, pointer) => {
  const { status, body } = await patch(platform, change, { 'accept-language': 'en' });
  expect({ status, pointer: body['pointer'] }).toEqual({ status: 400, pointer });
  expect(body['message']).toMatch(/is set by the platform and cannot be changed$/);
});

it('accepts it unchanged, and keeps it if a replacement omits it', async () => {
  const items = [{ id: '2' }, { id: '1', isOld: true }, { id: 'new' }];
  expect((await patch(platform, { name: 'b', serial: 'S1', items })).status).toBe(200);
  expect((await call(platform, { method: 'PUT', body: { name: 'c', items } })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ name: 'c', serial: 'S1', items });
});

it('accepts the places of a tuple as they start, and then as they are', async () => {
  expect((await patch(platform, { range: ['v1', 1, { by: 'us' }] })).status).toBe(200);
  expect((await patch(platform, { range: ['v1', 2, { by: 'us' }] })).status).toBe(200);
  expect((await patch(platform, { range: ['v2', 2, { by: 'us' }] })).body).toMatchObject({ pointer: '/range/0' });
  expect((await patch(platform, { range: ['v1', 2, {}] })).body).toMatchObject({ pointer: '/range/2/by' });
});

it('accepts what a form fills in for a variant, and values that are read-only in another one', async () => {
  expect((await patch(platform, { reached: { by: 'mail', to: 'a', code: 'c1' } })).status).toBe(200);
  expect((await patch(platform, { reached: { by: 'mail', to: 'b' } })).body).toMatchObject({
    pointer: '/reached/code',
  });
  expect((await patch(platform, { reached: { by: 'mail', to: 'b', code: 'c1' } })).status).toBe(200);
  expect((await patch(platform, { reached: { by: 'phone', code: 'c1' } })).status).toBe(200);
  expect((await patch(platform, { reached: { by: 'phone', code: 'c2' } })).status).toBe(200);
  expect((await patch(platform, { watch: { mode: 'by hand', seen: 'x' } })).status).toBe(200);
});

it('accepts a decimal multiple', async () => {
  expect((await patch(platform, { step: 0.15 })).status).toBe(200);
  expect((await patch(platform, { step: 0.16 })).status).toBe(400);
});
