import type { JsonValue } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { patternsIn } from './patterns-in';

test.each<[string, JsonValue, [string, string][]]>([
  ['a property', { properties: { a: { pattern: 'x' } } }, [['/properties/a', 'x']]],
  [
    'the items of a list',
    { items: [{ pattern: 'x' }, { items: { pattern: 'y' } }] },
    [
      ['/items/0', 'x'],
      ['/items/1/items', 'y'],
    ],
  ],
  [
    'names',
    { patternProperties: { x: { pattern: 'y' } }, propertyNames: { pattern: 'z' } },
    [
      ['', 'x'],
      ['/propertyNames', 'z'],
      ['/patternProperties/x', 'y'],
    ],
  ],
  ['a condition', { if: { properties: { a: { not: { pattern: 'x' } } } } }, [['/if/properties/a/not', 'x']]],
  [
    'a definition',
    { definitions: { a: { pattern: 'x' } }, $defs: { b: { pattern: 'y' } } },
    [
      ['/definitions/a', 'x'],
      ['/$defs/b', 'y'],
    ],
  ],
  [
    'a dependency',
    { dependencies: { a: { properties: { b: { pattern: 'x' } } }, c: ['a'] } },
    [['/dependencies/a/properties/b', 'x']],
  ],
  ['a keyword that no form has', { unevaluatedItems: { pattern: 'x' } }, [['/unevaluatedItems', 'x']]],
  [
    'a property named pattern',
    { properties: { pattern: { pattern: 'x' }, default: { pattern: 'y' } } },
    [
      ['/properties/pattern', 'x'],
      ['/properties/default', 'y'],
    ],
  ],
  [
    'a value',
    { default: { pattern: 'x' }, enum: [{ pattern: 'x' }], const: { pattern: 'x' }, examples: [{ pattern: 'x' }] },
    [],
  ],
  ['what is no text', { pattern: 7, properties: 'pattern', patternProperties: [] }, []],
  ['what is no pattern', { items: { pattern: '(' } }, [['/items', '(']]],
])('finds the patterns of %s', (_where, schema, expected) => {
  expect(patternsIn(schema).map(({ pointer, pattern }) => [pointer, pattern])).toEqual(expected);
});

test('reads a schema of any depth', () => {
  let deep: JsonValue = { pattern: 'x', maxLength: 9 };
  for (let level = 0; level < 5_000; level += 1) deep = { items: deep };
  expect(patternsIn(deep)).toMatchObject([{ pattern: 'x', maxLength: 9 }]);
});
