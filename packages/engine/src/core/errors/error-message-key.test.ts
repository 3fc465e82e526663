import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { errorMessageKey } from './error-message-key';

const text: JsonSchema = { type: 'string' };
const keyOf = (schema: JsonSchema | undefined, inside: string) =>
  errorMessageKey({ path: ['a', 'b'], messageKey: 'a.b', ...(schema && { schema }) }, { pointer: `/a/b${inside}` });

it('names an item of a list by the list, also without its schema', () => {
  const list: JsonSchema = { type: 'array', items: { type: 'object', properties: { id: text } } };
  expect(keyOf(list, '')).toBe('a.b');
  expect(keyOf(list, '/3/id')).toBe('a.b.items.id');
  expect(keyOf(list, '/3/other/0')).toBe('a.b.items.other.items');
  expect(keyOf(undefined, '/3/id')).toBe('a.b.items.id');
});

it('names a place of a tuple by its place, and what follows by that', () => {
  const tuple: JsonSchema = {
    type: 'array',
    items: [text, { oneOf: [text, { type: 'object', properties: { days: text } }] }],
    additionalItems: { type: 'object', properties: { mark: text } },
  };
  expect(keyOf(tuple, '/0')).toBe('a.b.items.0');
  expect(keyOf(tuple, '/1/days')).toBe('a.b.items.1.days');
  expect(keyOf(tuple, '/2/mark')).toBe('a.b.additionalItems.mark');
});

it('names what a recursive definition declares by the definition, on each level', () => {
  const $ref = '#/definitions/step';
  const step: JsonSchema = {
    type: 'object',
    properties: {
      text,
      next: { type: 'array', items: { oneOf: [{ type: 'null' }, { $ref }] } },
    },
  };
  const field: JsonSchema = { $ref, definitions: { step } };
  expect(keyOf(field, '')).toBe('a.b');
  expect(keyOf(field, '/text')).toBe('definitions.step.text');
  expect(keyOf(field, '/next/0')).toBe('definitions.step.next.items');
  expect(keyOf(field, '/next/0/next/4/text')).toBe('definitions.step.text');
});

it('ends at a definition that is a choice of itself', () => {
  const $ref = '#/definitions/either';
  const either: JsonSchema = { oneOf: [{ type: 'object', properties: { x: text } }, { $ref }] };
  expect(keyOf({ $ref, definitions: { either } }, '/x')).toBe('definitions.either.x');
  expect(keyOf({ $ref, definitions: { either } }, '/y')).toBe('a.b.y');
});

it('names a property that is a number by its name', () => {
  expect(keyOf({ type: 'object', properties: { 404: text } }, '/404')).toBe('a.b.404');
});
