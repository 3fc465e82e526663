import { planForm } from '@signalbox/engine/core';
import { aForm, compileForm } from '@signalbox/engine/testing';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { sampleData } from './sample-data';

function samplesOf(properties: Record<string, JsonSchema>, more: JsonSchema = {}) {
  const form = aForm({ schema: { type: 'object', additionalProperties: false, properties, ...more } });
  const runtime = { url: '', form, plan: planForm(form), compiled: compileForm(form), texts: {} };
  return sampleData(runtime, ({ messageKey }) => `The ${messageKey}`);
}

test('fills each kind of field with its example, its default, or a value within its limits', () => {
  expect(
    samplesOf({
      host: { type: 'string', examples: ['gateway.example.com'] },
      pause: { type: 'integer', minimum: 15, multipleOf: 10, default: 20 },
      step: { type: 'integer', exclusiveMinimum: 3 },
      tens: { type: 'integer', minimum: 15, multipleOf: 10 },
      note: { type: 'string', minLength: 12, maxLength: 20 },
      short: { type: 'string', maxLength: 3 },
      code: { type: 'string', maxLength: 5, pattern: '^[A-Z]+[0-9]$' },
      mail: { type: 'string', format: 'email' },
      link: { type: 'string', format: 'web-address', pattern: '^https?://' },
      mood: { type: 'string', enum: ['calm', 'loud'] },
      isOpen: { type: 'boolean' },
      tags: { type: 'array', minItems: 2, items: { type: 'string', maxLength: 4 } },
      shift: { type: 'object', properties: { name: { type: 'string' } } },
    }),
  ).toEqual({
    host: 'gateway.example.com',
    pause: 20,
    step: 4,
    tens: 20,
    note: 'The note....',
    short: 'The',
    code: 'A1',
    mail: 'name@example.com',
    link: 'https://example.com/',
    mood: 'calm',
    isOpen: true,
    tags: ['The ', 'The '],
    shift: { name: 'The shift.name' },
  });
});

test('leaves out what it knows no valid value for, secrets, and what no text may be as long as', () => {
  expect(
    samplesOf({
      rare: { type: 'string', pattern: '^rare [0-9]{9}$' },
      token: { type: 'string', writeOnly: true },
      long: { type: 'string', minLength: 2000 },
      odd: { type: 'integer', minimum: 5, not: { const: 5 } },
      level: { type: 'integer', minimum: 5 },
    }),
  ).toEqual({ level: 5 });
});

test('limits the items of all lists in lists of a field together', () => {
  const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', minItems: 30, items });
  const number: JsonSchema = { type: 'integer' };
  const { two, three, wide } = samplesOf({
    two: listOf(listOf(number)),
    three: listOf(listOf(listOf(number))),
    wide: listOf({ type: 'object', properties: { a: listOf(number), b: listOf(number) } }),
  });
  expect(two).toEqual(Array.from({ length: 30 }, () => Array.from({ length: 30 }, () => 1)));
  // No valid value is known then.
  expect(three).toBeUndefined();
  expect(JSON.stringify(wide ?? []).length).toBeLessThan(1000);
});

test('a text that is JSON is filled with JSON', () => {
  const { rules } = samplesOf({ rules: { type: 'string', contentMediaType: 'application/json', maxLength: 200 } });
  expect(JSON.parse(String(rules))).toEqual({ 'The rules': true });
});

test('fills what a condition shows for the sample', () => {
  const absent = false as unknown as JsonSchema;
  const condition: JsonSchema = {
    if: { properties: { isMuted: { const: true } }, required: ['isMuted'] },
    then: { required: ['reason'] },
    else: { properties: { reason: absent } },
  };
  expect(samplesOf({ isMuted: { type: 'boolean' }, reason: { type: 'string', maxLength: 20 } }, condition)).toEqual({
    isMuted: true,
    reason: 'The reason',
  });
});
