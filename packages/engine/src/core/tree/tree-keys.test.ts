import type { JsonValue } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { withTreeKeys } from './tree-keys';

const keyed = (items: JsonValue) => withTreeKeys({ rules: { key: 'key', children: 'children' }, items });

it('keeps keys, and makes a missing one of the position', () => {
  const items: JsonValue = [
    { title: 'a', children: [{ title: 'b', key: 'b' }, { title: 'c' }] },
    { title: 'd', key: '' },
  ];
  const result: JsonValue = [
    {
      title: 'a',
      key: 'at-0',
      children: [
        { title: 'b', key: 'b' },
        { title: 'c', key: 'at-0-1' },
      ],
    },
    { title: 'd', key: 'at-1' },
  ];
  expect(keyed(items)).toEqual(result);
  expect(keyed(keyed(items) ?? [])).toEqual(result);
});

it('gives a repeated key to the first node alone, and takes no key that another node has', () => {
  expect(keyed([{ key: 'a' }, { key: 'a' }, { key: 'at-1' }, {}])).toEqual([
    { key: 'a' },
    { key: 'at-1_' },
    { key: 'at-1' },
    { key: 'at-3' },
  ]);
});

it('makes keys that the form of a page accepts, on the deepest level too', () => {
  const deep = [{ key: 'k'.repeat(64), children: [{ children: [{}] }] }];
  expect(JSON.stringify(keyed(deep))).toContain('"at-0-0-0"');
});

it.each(['pages', null, [1, 'two', [3]]])('returns %j as it is', (items) => {
  expect(keyed(items)).toEqual(items);
});
