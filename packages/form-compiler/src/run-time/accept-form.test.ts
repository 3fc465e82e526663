import { describe, expect, it } from 'vitest';
import { planForm } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { acceptForm } from './accept-form';
import { UnsupportedSchemaError } from './unsupported-schema-error';

const ofProperties = (properties: JsonObject): { schema: JsonObject } => ({ schema: { type: 'object', properties } });

/** The pointer and the reason for which no form is made. */
function rejection(schema: JsonObject, uiSchema?: JsonObject): { pointer: string; reason: string } | 'accepted' {
  try {
    acceptForm({ schema, uiSchema });
    return 'accepted';
  } catch (error) {
    if (!(error instanceof UnsupportedSchemaError)) throw error;
    return { pointer: error.pointer, reason: error.reason };
  }
}

describe('a schema with everything that forms have', () => {
  const { form, texts, patterns } = acceptForm({
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $comment: 'of another program',
      title: 'Pump',
      properties: {
        flow: { type: 'number', title: { en: 'Flow', zh_Hans: '流量' }, minimum: 0, unit: 'm³/h', listFields: true },
        state: { type: 'string', enum: ['on', 'a.b'], enumNames: ['On', 'Between'], description: 'Since the start' },
        code: { type: 'string', pattern: '^[A-Z]{3}$', default: 'ABC' },
        note: { type: 'string', maxLength: 500 },
        tags: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, uniqueItems: true },
        place: { type: 'object', title: ' ', properties: { site: { type: 'string' } }, required: ['site'] },
        parts: {
          type: 'array',
          maxItems: 5,
          items: { type: 'object', properties: { name: { type: 'string', title: 'Part' } } },
        },
      },
      required: ['flow'],
      allOf: [
        {
          if: { properties: { state: { const: 'on' } }, required: ['state'] },
          then: { required: ['note'] },
          else: { properties: { note: false } },
        },
      ],
    },
    uiSchema: {
      'ui:order': ['state', '*'],
      note: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
      code: { 'ui:widget': 'markdown' },
      place: { site: { 'ui:readonly': true } },
    },
  });

  it('is planned with the widgets, conditions and order of the engine', () => {
    const plan = planForm(form);
    expect(plan.fields.map(({ pointer, widget }) => [pointer, widget])).toEqual([
      ['/state', 'select'],
      ['/flow', 'number'],
      ['/code', 'text'],
      ['/note', 'textarea'],
      ['/tags', 'select'],
      ['/place/site', 'text'],
      ['/parts', 'list'],
    ]);
    expect(plan.fields.find(({ pointer }) => pointer === '/note')).toMatchObject({ when: [0], isRequired: true });
  });

  it('has its texts by message key, and the names of properties and values where there are none', () => {
    expect(texts).toEqual({
      'flow.title': { en: 'Flow', zh_Hans: '流量' },
      'flow.unit': 'm³/h',
      'state.title': 'state',
      'state.help': 'Since the start',
      'state.options.on': 'On',
      'state.options.a.b': 'Between',
      'code.title': 'code',
      'note.title': 'note',
      'tags.title': 'tags',
      'tags.options.x': 'x',
      'tags.options.y': 'y',
      'place.title': 'place',
      'place.site.title': 'site',
      'parts.title': 'parts',
      'parts.items.name.title': 'Part',
    });
  });

  it('has no annotations left, and names its patterns', () => {
    expect(JSON.stringify(form.schema)).not.toMatch(/title|listFields|unit|comment|enumNames|description/);
    expect(form.uiSchema).toEqual({
      'ui:order': ['state', '*'],
      flow: { 'ui:options': { suffix: 'unit' } },
      note: { 'ui:widget': 'textarea' },
      tags: { 'ui:widget': 'select' },
      place: { site: { 'ui:readonly': true } },
      parts: { items: {} },
    });
    expect(patterns).toEqual([{ pointer: '/properties/code', pattern: '^[A-Z]{3}$' }]);
  });
});

const field: [string, JsonValue, string, string][] = [
  ['no schema', 'text', '', 'type'],
  ['a schema that is true', true, '', 'type'],
  ['a reference that leads nowhere', { type: 'string', $ref: '#/definitions/a' }, '', 'keyword'],
  ['an identifier', { type: 'string', $id: 'https://example.org/a' }, '', 'keyword'],
  ['a secret number', { type: 'number', writeOnly: true }, '', 'keyword'],
  ['a secret choice', { type: 'string', enum: ['a'], writeOnly: true }, '', 'keyword'],
  ['null besides its type', { type: 'string', nullable: true }, '', 'keyword'],
  ['a condition of a text', { type: 'string', if: { minLength: 1 }, then: { maxLength: 2 } }, '', 'keyword'],
  ['a keyword of another type', { type: 'string', minimum: 1 }, '', 'value'],
  ['a negative length', { type: 'string', maxLength: -1 }, '', 'value'],
  ['a limit that is no number', { type: 'number', minimum: '1' }, '', 'value'],
  ['a step of 0', { type: 'number', multipleOf: 0 }, '', 'value'],
  ['no choice', { type: 'string', enum: [] }, '', 'value'],
  ['a choice twice', { type: 'string', enum: ['a', 'a'] }, '', 'value'],
  ['a choice that is an object', { type: 'string', enum: [{}] }, '', 'value'],
  ['a title that is no text', { type: 'string', title: 5 }, '', 'value'],
  ['a title of 501 characters', { type: 'string', title: 'a'.repeat(501) }, '', 'value'],
  ['a pattern that is none', { type: 'string', pattern: '(' }, '', 'value'],
  ['a pattern of 301 characters', { type: 'string', pattern: 'a'.repeat(301) }, '', 'value'],
  ['an unknown format', { type: 'string', format: 'iban' }, '', 'format'],
  ['a format of the prototype', { type: 'string', format: 'constructor' }, '', 'format'],
  ['secrets in a list', { type: 'array', items: { type: 'string', writeOnly: true } }, '/items', 'keyword'],
  ['an unknown type', { type: 'text' }, '', 'value'],
  [
    'a dependency that declares a property',
    { type: 'object', properties: { a: {} }, dependencies: { a: { properties: { b: {} } } } },
    '',
    'keyword',
  ],
  [
    'a condition of a section inside a list',
    {
      type: 'array',
      items: { type: 'object', properties: { a: { type: 'object', properties: {}, if: {}, then: false } } },
    },
    '/items/properties/a',
    'conditionInList',
  ],
  ['an empty list of conditions', { type: 'object', properties: {}, allOf: [] }, '/allOf', 'value'],
  ['an alternative in a branch', { type: 'object', properties: {}, if: { oneOf: [] } }, '/if/oneOf', 'value'],
  ['a condition in a condition', { type: 'object', properties: {}, if: { if: true } }, '/if', 'keyword'],
];

describe('no form is made of a field with', () => {
  it.each(field)('%s', (_, schema, pointer, reason) => {
    expect(rejection(ofProperties({ a: schema }).schema)).toEqual({ pointer: `/properties/a${pointer}`, reason });
  });
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '', 'a.b', 'ui:order', '*', 'a\nb'])(
  'no form is made of a property named %j',
  (name) => {
    const properties = JSON.parse(`{${JSON.stringify(name)}: {"type": "string"}}`) as JsonObject;
    expect(rejection(ofProperties(properties).schema)).toMatchObject({ reason: 'name' });
    const branch = { if: { properties }, then: { required: ['a'] } };
    expect(rejection({ properties: {}, ...branch })).toMatchObject({ reason: 'name' });
  },
);

it('makes a secret a text or the marker of a stored one, without its default', () => {
  const secret = { type: 'string', writeOnly: true, minLength: 4, default: 'changeme', title: 'Key' };
  const { form } = acceptForm({ ...ofProperties({ key: secret }), uiSchema: { key: { 'ui:widget': 'textarea' } } });
  expect(form.schema.properties?.['key']).toEqual({
    writeOnly: true,
    anyOf: [{ type: 'string', minLength: 4 }, expect.objectContaining({ required: ['isSet'] })],
  });
  expect(planForm(form).fields).toMatchObject([{ widget: 'secret', isSecret: true }]);
  expect(JSON.stringify(form)).not.toContain('changeme');
});

it('rejects conditions that depend on each other', () => {
  const shows = (target: string, by: string) => ({
    if: { required: [by] },
    else: { properties: { [target]: false } },
  });
  const properties = { a: { type: 'string' }, b: { type: 'string' } };
  expect(rejection({ properties, allOf: [shows('a', 'b'), shows('b', 'a')] })).toEqual({
    pointer: '',
    reason: 'conditionCircle',
  });
});

describe('limits', () => {
  const text = { type: 'string' };
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, text]));
  const nested = (levels: number): JsonObject =>
    levels === 0 ? text : { type: 'object', properties: { a: nested(levels - 1) } };
  const notNot = (levels: number): JsonObject => (levels === 0 ? {} : { not: notNot(levels - 1) });
  const conditions = (count: number) => Array.from({ length: count }, () => ({ if: { required: ['a'] }, then: true }));
  const limit = expect.objectContaining({ reason: 'limit' });

  it.each<[string, JsonObject, JsonObject]>([
    ['fields', ofProperties(many(1_000)).schema, ofProperties(many(1_001)).schema],
    ['levels', nested(8), nested(9)],
    ['levels of a condition', { properties: {}, if: notNot(7) }, { properties: {}, if: notNot(8) }],
    ['conditions', { properties: {}, allOf: conditions(100) }, { properties: {}, allOf: conditions(101) }],
    [
      'characters',
      { properties: {}, description: 'a'.repeat(260_000) },
      { properties: {}, description: 'a'.repeat(263_000) },
    ],
  ])('%s', (_, most, more) => {
    expect(rejection(most)).toBe('accepted');
    expect(rejection(more)).toEqual(limit);
  });

  it('nesting that would exhaust the stack', () => {
    let deep: JsonObject = text;
    for (let level = 0; level < 20_000; level += 1) deep = { a: deep };
    expect(rejection({ properties: {}, unknown: deep })).toEqual(limit);
  });

  it('1,000 choices', () => {
    const choices = (count: number) => ({ a: { type: 'integer', enum: Array.from({ length: count }, (_, n) => n) } });
    expect(rejection(ofProperties(choices(1_000)).schema)).toBe('accepted');
    expect(rejection(ofProperties(choices(1_001)).schema)).toMatchObject({ reason: 'value' });
  });
});
