import { expect, test } from 'vitest';
import type { Schema } from '../document/open-api';
import { schemaRows } from './schema-rows';

const schemas: Record<string, Schema> = {
  page: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 64, description: 'Shown in the menu.' },
      children: { type: 'array', items: { $ref: '#/components/schemas/page' } },
    },
  },
};

test('lists the properties with their type, limits and parts', () => {
  const rows = schemaRows(
    {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['all', 'some'] },
        count: { type: 'integer', minimum: 1 },
        when: { type: 'string', format: 'date-time' },
        either: { anyOf: [{ type: 'string' }, { type: 'number', maximum: 3 }] },
        inner: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string', maxLength: 9 } } } },
      },
    },
    schemas,
  );
  expect(rows.map(({ depth, name, type, isRequired }) => [depth, name, type, isRequired])).toEqual([
    [0, 'kind', '"all" | "some"', true],
    [0, 'count', 'integer ≥ 1', false],
    [0, 'when', 'string (date-time)', false],
    [0, 'either', 'string | number ≤ 3', false],
    [0, 'inner', 'object', false],
    [1, 'tags', '(string ≤ 9)[]', false],
  ]);
});

test('writes a tuple with its places and what follows them', () => {
  const prefixItems = [{ type: 'string' }, { type: 'number' }];
  const properties = { open: { prefixItems, items: { type: 'boolean' } }, closed: { prefixItems, items: false } };
  expect(schemaRows({ type: 'object', properties }, schemas).map(({ type }) => type)).toEqual([
    '[string, number, …boolean[]]',
    '[string, number]',
  ]);
});

test('follows references, and stops in a schema that contains itself', () => {
  const rows = schemaRows({ type: 'array', items: { $ref: '#/components/schemas/page' } }, schemas);
  expect(rows[0]).toMatchObject({
    name: 'name',
    type: 'string 1…64',
    isRequired: true,
    description: 'Shown in the menu.',
  });
  expect(rows.map(({ depth }) => depth)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('stops in lists and choices that contain themselves', () => {
  const step = { oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/step' } }] };
  const lists = { type: 'array', items: { $ref: '#/components/schemas/lists' } };
  const properties = { step: { $ref: '#/components/schemas/step' }, lists: { $ref: '#/components/schemas/lists' } };
  const rows = schemaRows({ type: 'object', properties }, { step, lists });
  expect(rows.map(({ name, type }) => [name, type])).toEqual([
    ['step', 'string | (string | …[])[]'],
    ['lists', '…[][][][]'],
  ]);
});

test('has no row for a schema without properties', () => {
  for (const schema of [undefined, true, {}, { type: 'object' }]) expect(schemaRows(schema, schemas)).toEqual([]);
});
