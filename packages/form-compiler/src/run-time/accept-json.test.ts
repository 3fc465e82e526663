import { planForm } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { describe, expect, it } from 'vitest';
import { acceptForm } from './accept-form';
import type { UnsupportedSchemaError } from './unsupported-schema-error';

const formOf = (schema: JsonObject, uiSchema?: JsonObject) =>
  acceptForm({ schema: { properties: { a: schema } }, uiSchema });

const number = { type: 'number' };
const text = { type: 'string' };

describe('a field is edited as JSON', () => {
  it.each<[string, JsonObject]>([
    ['a map', { type: 'object', additionalProperties: number }],
    ['properties beside a map', { type: 'object', properties: { b: text }, additionalProperties: number }],
    ['any object', { type: 'object' }],
    ['any value', { title: 'A' }],
    ['a list of lists', { type: 'array', items: { type: 'array', items: number } }],
    ['a list of maps', { type: 'array', items: { type: 'object', additionalProperties: number } }],
    ['a list of any items', { type: 'array' }],
    [
      'a list of objects with a condition',
      { type: 'array', items: { type: 'object', properties: {}, if: {}, then: {} } },
    ],
    ['alternatives', { oneOf: [text, { type: 'object', properties: { b: number } }] }],
    ['a text with alternatives', { type: 'string', anyOf: [{ minLength: 2 }, { pattern: '^x' }] }],
    ['a value of several types', { type: ['string', 'null'] }],
    ['a constant', { const: 5 }],
    ['names by a pattern', { type: 'object', properties: { b: text }, patternProperties: { '^a': number } }],
    ['a tuple', { type: 'array', items: [number, text], additionalItems: false }],
    ['a list of unique lists', { type: 'array', uniqueItems: true, items: { type: 'array', items: number } }],
    [
      'a list of objects with a dependency',
      { type: 'array', items: { type: 'object', properties: { b: text, c: text }, dependencies: { b: ['c'] } } },
    ],
  ])('for %s', (_name, schema) => {
    const { form, texts } = formOf({ ...schema, title: 'Field', description: 'As JSON' });
    expect(planForm(form)).toMatchObject({ fields: [{ pointer: '/a', widget: 'json' }], sections: [] });
    expect(texts).toEqual({ 'a.title': 'Field', 'a.help': 'As JSON' });
  });
});

it('keeps the default, and what the uiSchema and the model say of changes', () => {
  const { form } = formOf({ type: 'object', default: { b: 1 }, readOnly: true }, { a: { 'ui:readonly': true } });
  expect(form.schema.properties?.['a']).toMatchObject({ default: { b: 1 }, readOnly: true });
  expect(form.uiSchema).toEqual({ a: { 'ui:widget': 'json', 'ui:readonly': true } });
});

it('draws an item of a list with a field of JSON', () => {
  const { form } = formOf({ type: 'array', items: { type: 'object', properties: { b: { type: 'object' } } } });
  expect(planForm(form).fields).toMatchObject([{ pointer: '/a', widget: 'list' }]);
  expect(form.uiSchema).toMatchObject({ a: { items: { b: { 'ui:widget': 'json' } } } });
});

describe('no form is made of JSON with', () => {
  const secret = { type: 'string', writeOnly: true };
  it.each<[string, JsonObject, string, string]>([
    ['a secret in a map', { type: 'object', additionalProperties: secret }, '/additionalProperties', 'keyword'],
    ['a secret in an alternative', { oneOf: [{ properties: { b: secret } }] }, '/oneOf/0/properties/b', 'keyword'],
    [
      'a guard in a map',
      { type: 'object', additionalProperties: { type: 'object', properties: { b: { ...text, permission: {} } } } },
      '/additionalProperties/properties/b',
      'keyword',
    ],
    [
      'what only the platform sets in a map',
      { type: 'object', additionalProperties: { ...number, readOnly: true } },
      '/additionalProperties',
      'keyword',
    ],
    ['a name that is no pattern', { type: 'object', patternProperties: { '(': text } }, '', 'value'],
    [
      'a secret by a pattern',
      { type: 'object', patternProperties: { '^a': secret } },
      '/patternProperties/^a',
      'keyword',
    ],
    [
      'a dependency that declares a property',
      { type: 'object', additionalProperties: { dependencies: { b: { properties: { c: text } } } } },
      '/additionalProperties',
      'keyword',
    ],
    ['an unknown type', { type: ['string', 'text'] }, '', 'value'],
    ['no alternatives', { anyOf: [] }, '/anyOf', 'value'],
    ['a choice that is an object', { enum: [{ a: 1 }] }, '', 'value'],
    ['a name of every object', { oneOf: [{ properties: { constructor: text } }] }, '/oneOf/0/properties', 'name'],
  ])('%s', (_name, schema, pointer, reason) => {
    expect(() => formOf(schema)).toThrow(
      expect.objectContaining({ pointer: `/properties/a${pointer}`, reason }) as UnsupportedSchemaError,
    );
  });

  it('too many parts, or levels', () => {
    const many = (count: number) => ({ anyOf: Array.from({ length: count }, () => text) });
    expect(() => formOf(many(997))).not.toThrow();
    expect(() => formOf(many(1_000))).toThrow('fields');
    const nested = (levels: number): JsonObject =>
      levels === 0 ? number : { type: 'array', items: nested(levels - 1) };
    expect(() => formOf(nested(7))).not.toThrow();
    expect(() => formOf(nested(8))).toThrow('depth');
  });

  it('a pattern that is not checked', () => {
    const { patterns } = formOf({ type: 'object', additionalProperties: { ...text, pattern: '^[a-z]+$' } });
    expect(patterns).toEqual([{ pointer: '/properties/a/additionalProperties', pattern: '^[a-z]+$' }]);
    expect(formOf({ type: 'object', patternProperties: { '^(a+)+$': text } }).patterns).toEqual([
      { pointer: '/properties/a', pattern: '^(a+)+$' },
    ]);
  });
});
