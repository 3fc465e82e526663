import type { TestPlatform } from '@signalbox/platform-kit/testing';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createFormPlatform, patch } from './testing/settings-platform';

const absent = false as unknown as JsonSchema;
const form: FormDefinition = {
  id: 'settings/base',
  place: { group: 'settings', order: 10 },
  permission: { edit: 'setting.edit' },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['colour'],
    properties: {
      limit: { type: ['integer', 'null'], minimum: 1, default: 10 },
      colour: { type: ['string', 'null'], enum: ['red', null], default: null },
      isOpen: { type: 'boolean', default: true },
    },
    if: { properties: { isOpen: { const: true } }, required: ['isOpen'] },
    else: { properties: { limit: absent } },
  },
  uiSchema: {},
};
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createFormPlatform(form);
});
afterAll(() => platform.close());

it('stores null where it is a value, so that the default does not return, and drops it with a hidden field', async () => {
  expect((await call(platform)).body).toMatchObject({ limit: 10, colour: null });
  expect((await patch(platform, { limit: null })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ limit: null, colour: null });
  expect((await patch(platform, { limit: 3, colour: 'red' })).status).toBe(200);
  expect((await patch(platform, { colour: null })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ limit: 3, colour: null });
  expect((await patch(platform, { isOpen: false, limit: null })).status).toBe(200);
  expect((await call(platform)).body).not.toHaveProperty('limit');
  expect((await patch(platform, { isOpen: true })).status).toBe(200);
  expect((await call(platform)).body).toMatchObject({ limit: 10 });
});

it('names the type of a rejected value', async () => {
  const { status, body } = await patch(platform, { limit: 'many' }, { 'accept-language': 'en' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('must be a whole number');
});
