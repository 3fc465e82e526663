import { expect, it } from 'vitest';
import type { JsonSchema } from '@signalbox/schemas';
import { aForm } from '../testing/a-form';
import { defaultsOf } from './defaults-of';

it("collects nested defaults, and prefers a section's own default over those of its properties", () => {
  const form = aForm({
    schema: {
      type: 'object',
      properties: {
        plain: { type: 'string', default: 'x' },
        none: { type: 'string' },
        empty: { type: 'object', properties: { a: { type: 'string' } } },
        inner: {
          type: 'object',
          default: { a: 'own' },
          properties: { a: { type: 'string', default: 'theirs' }, b: { type: 'boolean', default: false } },
        },
      },
    },
  });
  expect(defaultsOf(form)).toEqual({ plain: 'x', inner: { a: 'own', b: false } });
});

it('has the constants, which are their own defaults', () => {
  const place = {
    type: 'object',
    properties: { city: { type: 'string' } },
    const: { city: 'Riga', zip: 1001 },
  } as const;
  const tags = { type: 'array', const: ['red'] } satisfies JsonSchema;
  const inner = { type: 'object', properties: { isOn: { const: false } } } satisfies JsonSchema;
  const schema: JsonSchema = { type: 'object', properties: { kind: { const: 'led' }, place, tags, inner } };
  expect(defaultsOf(aForm({ schema }))).toEqual({
    kind: 'led',
    place: { city: 'Riga', zip: 1001 },
    tags: ['red'],
    inner: { isOn: false },
  });
});

it('creates a required section even without any default inside it', () => {
  const schema = {
    type: 'object' as const,
    required: ['email'],
    properties: { email: { type: 'object' as const, properties: { host: {} } } },
  };
  expect(defaultsOf(aForm({ schema }))).toEqual({ email: {} });
});

it('creates a required list that may be empty, where its section is required', () => {
  const list: JsonSchema = { type: 'array', items: { type: 'string' } };
  const properties = { list, least: { ...list, minItems: 1 }, free: list };
  const section: JsonSchema = { type: 'object', required: ['list', 'least'], properties };
  const schema: JsonSchema = {
    ...section,
    required: ['list', 'least', 'inner'],
    properties: { ...properties, inner: section, optional: section },
  };
  expect(defaultsOf(aForm({ schema }))).toEqual({ list: [], inner: { list: [] } });
});

it('creates a required tuple whose places all have defaults', () => {
  const whole: JsonSchema = {
    type: 'array',
    items: [
      { type: 'number', default: 0 },
      { type: 'object', properties: { unit: { type: 'string', default: 'K' } } },
    ],
  };
  const half: JsonSchema = { type: 'array', items: [{ type: 'number', default: 0 }, { type: 'number' }] };
  const own: JsonSchema = { ...whole, default: [7, {}] };
  const schema: JsonSchema = { type: 'object', required: ['whole', 'half', 'own'], properties: { whole, half, own } };
  expect(defaultsOf(aForm({ schema }))).toEqual({ whole: [0, { unit: 'K' }], own: [7, {}] });
  expect(defaultsOf(aForm({ schema: { type: 'object', properties: { whole } } }))).toEqual({});
});

it('creates a tuple that a condition requires, at the root and in a section, with its constants', () => {
  const range: JsonSchema = { type: 'array', items: [{ type: 'number', default: 0 }, { const: 'K' }] };
  const condition: JsonSchema = { properties: { isOn: { const: true } }, required: ['isOn'] };
  const properties = { isOn: { type: 'boolean' as const }, range };
  const inner: JsonSchema = { type: 'object', properties, allOf: [{ if: condition, else: { required: ['range'] } }] };
  const schema: JsonSchema = {
    type: 'object',
    properties: { ...properties, free: range, inner, outer: { type: 'object', properties: { range, free: range } } },
    if: condition,
    then: { required: ['range'], properties: { outer: { required: ['range'] } } },
  };
  expect(defaultsOf(aForm({ schema }))).toEqual({
    range: [0, 'K'],
    inner: { range: [0, 'K'] },
    outer: { range: [0, 'K'] },
  });
});

it('keeps a default of null', () => {
  const note: JsonSchema = { type: ['string', 'null'], default: null };
  for (const required of [[], ['note']])
    expect(defaultsOf(aForm({ schema: { type: 'object', required, properties: { note } } }))).toEqual({ note: null });
});
