import type { JsonObject } from '@signalbox/schemas/json';
import { expect, it } from 'vitest';
import { isInHidden, reachesHidden } from './hidden-columns';

const tank = { type: 'object', properties: { '1': { type: 'object' }, '2': {} } };
const unknown: [string, JsonObject][] = [
  ['a schema that is not known', {}],
  ['a list', { properties: { tank: { type: 'array', items: tank } } }],
  ['one of two', { properties: { tank: { anyOf: [tank, { type: 'array', items: tank }] } } }],
];

it.each(unknown)('a number may be the index of an item: %s', (_what, schema) => {
  const columns = { schema, hidden: [['tank', '2']] };
  expect(reachesHidden(['tank', '1'], columns)).toBe(true);
  expect(isInHidden(['tank', '1'], columns)).toBe(false);
  for (const path of [
    ['tank', '1', '2'],
    ['tank', '1', '2', 'x'],
    ['tank', '2'],
  ])
    expect([reachesHidden(path, columns), isInHidden(path, columns)], path.join('.')).toEqual([true, true]);
});

it('a number is the name of a property of an object', () => {
  const columns = { schema: { properties: { tank } }, hidden: [['tank', '2']] };
  for (const path of [['tank', '1'], ['tank', '1', '2'], ['2']])
    expect([reachesHidden(path, columns), isInHidden(path, columns)], path.join('.')).toEqual([false, false]);
  expect(isInHidden(['tank', '2'], columns)).toBe(true);
});
