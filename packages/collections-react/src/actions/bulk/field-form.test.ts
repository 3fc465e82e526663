import { planForm } from '@signalbox/engine/core';
import { aForm, compileForm } from '@signalbox/engine/testing';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { changeableFields, fieldStore } from './field-form';

const properties: Record<string, JsonSchema> = {
  name: { type: 'string', minLength: 1 },
  serial: { type: 'string', readOnly: true },
  isOn: { type: 'boolean' },
  place: { type: 'object', required: ['city'], properties: { city: { type: 'string' }, floor: { type: 'integer' } } },
};
const form = aForm({ schema: { type: 'object', required: ['name'], properties } });
const runtime = { url: '', form, plan: planForm(form), compiled: compileForm(form), texts: {} };
const fieldAt = (pointer: string) => changeableFields(runtime).find((field) => field.pointer === pointer)!;

it('offers the fields that the user can change', () => {
  expect(changeableFields(runtime).map(({ pointer }) => pointer)).toEqual([
    '/name',
    '/isOn',
    '/place/city',
    '/place/floor',
  ]);
});

it('validates the value of one field, also if the others lack theirs', () => {
  const store = fieldStore(runtime, fieldAt('/place/floor'));
  store.setValue('/place/floor', 1.5);
  expect(store.validate()).toBe(false);
  expect(store.errors().find(({ field }) => field !== '')).toMatchObject({ field: '/place/floor', keyword: 'type' });
  store.setValue('/place/floor', 2);
  expect(store.validate()).toBe(true);
});

it('starts a switch as it looks', () => {
  expect(fieldStore(runtime, fieldAt('/isOn')).value('/isOn')).toBe(false);
});
