import { expect, it } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { aForm } from '../testing/a-form';
import { changesOf } from './changes-of';
import { errorMessages } from './errors/error-messages';
import { mergeFields } from './merge-fields';
import { planForm } from './plan-form';

const properties: Record<string, JsonSchema> = {
  limit: { type: ['integer', 'null'], default: 10 },
  colour: { type: ['string', 'null'], enum: ['red', null] },
  level: { type: ['string', 'integer'] },
  note: { type: 'string' },
  deep: { type: ['string', 'array'], maxLength: 5 },
};
const plan = planForm(aForm({ schema: { type: 'object', properties } }));

it('plans a field that may be null by the schema of its other values', () => {
  expect(plan.fields.map(({ schema, widget, isNullable }) => [schema.type, widget, isNullable])).toEqual([
    ['integer', 'number', true],
    ['string', 'select', true],
    [['string', 'integer'], 'either', false],
    ['string', 'text', false],
    [['string', 'array'], 'rjsf', false],
  ]);
  expect(plan.fields[1]?.schema.enum).toEqual(['red']);
});

it('stores null where it is a value, and removes every other field for it', () => {
  const { settings } = mergeFields({
    plans: [plan],
    settings: { limit: 5, note: 'x' },
    patch: { limit: null, note: null },
  });
  expect(settings).toEqual({ limit: null });
});

it('sends null for a field that is set to it, although it was absent before', () => {
  expect(changesOf({ plan, before: {}, after: { limit: null } })).toEqual({
    patch: { limit: null },
    pointers: ['/limit'],
  });
});

it('names the type of a value that may be null without null', () => {
  expect(errorMessages({ keyword: 'type', params: { type: ['integer', 'null'] } }).key).toBe('validation.type.integer');
  expect(errorMessages({ keyword: 'type', params: { type: ['string', 'integer'] } }).key).toBe('validation.type.other');
});
