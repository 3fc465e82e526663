import { describe, expect, test } from 'vitest';
import { parseQuery } from './parse-query';
import { queryLimits } from './query-limits';

const read = (query: unknown) => parseQuery(JSON.stringify(query));

test('selects the first 15 documents without a query', () => {
  expect(parseQuery(undefined)).toMatchObject({ skip: 0, limit: 15, withCount: false, sorts: [] });
});

test('reads the list call that known clients send for backups', () => {
  const query = read({ sort: { createTime: -1 }, skip: 0, limit: 15, project: { name: 1, item: 1 }, withCount: true });
  expect(query.sorts).toEqual([{ path: ['createTime'], direction: 'desc' }]);
  expect(query.project).toEqual({ mode: 'only', paths: [['name'], ['item']] });
  expect(query.withCount).toBe(true);
});

test('reads several sort keys in their order', () => {
  expect(read({ sorts: [{ 'a.b': 1 }, { c: -1 }] }).sorts).toEqual([
    { path: ['a', 'b'], direction: 'asc' },
    { path: ['c'], direction: 'desc' },
  ]);
});

function nested(depth: number): unknown {
  return depth === 0 ? { a: 1 } : { $and: [nested(depth - 1)] };
}

describe('rejects, naming the key,', () => {
  const cases: [title: string, query: unknown, field: string][] = [
    ['a list', [], 'query'],
    ['a plain value', 7, 'query'],
    ['an unknown key', { filters: {} }, 'filters'],
    ['a prototype key', JSON.parse('{"__proto__": {"limit": 1}}'), '__proto__'],
    ['a limit of 0', { limit: 0 }, 'limit'],
    ['a limit above the largest page', { limit: 1001 }, 'limit'],
    ['a limit as text', { limit: '15' }, 'limit'],
    ['a negative skip', { skip: -1 }, 'skip'],
    ['a broken skip', { skip: 1.5 }, 'skip'],
    ['a count that is no yes or no', { withCount: 1 }, 'withCount'],
    ['a sort direction', { sort: { a: 'desc' } }, 'sort.a'],
    ['a sort that is a text', { sort: 'a' }, 'sort'],
    ['sorts that are no list', { sorts: { a: 1 } }, 'sorts'],
    ['fields both in and out', { project: { a: 1, b: 0 } }, 'project'],
    ['a filter that is a text', { filter: 'a' }, 'filter'],
    ['an unknown operator on a field', { filter: { a: { $where: '1' } } }, 'filter.a.$where'],
    ['an unknown operator at the top', { filter: { $expr: {} } }, 'filter.$expr'],
    ['operators among plain keys', { filter: { a: { $gt: 1, b: 2 } } }, 'filter.a'],
    ['an empty $or', { filter: { $or: [] } }, 'filter.$or'],
    ['an $and of texts', { filter: { $and: ['a'] } }, 'filter.$and.0'],
    ['an $in without a list', { filter: { a: { $in: 'x' } } }, 'filter.a.$in'],
    ['a $gt with an object', { filter: { a: { $gt: {} } } }, 'filter.a.$gt'],
    ['a $not with a value', { filter: { a: { $not: 5 } } }, 'filter.a.$not'],
    ['a pattern that is no text', { filter: { a: { $regex: 1 } } }, 'filter.a.$regex'],
    ['a pattern in a foreign syntax', { filter: { a: { $regex: '***=a' } } }, 'filter.a.$regex'],
    ['options without a pattern', { filter: { a: { $options: 'i' } } }, 'filter.a.$options'],
    ['unknown options', { filter: { a: { $regex: 'a', $options: 'x' } } }, 'filter.a.$options'],
    ['an empty part of a key', { filter: { 'a..b': 1 } }, 'filter.a..b'],
    ['a key that ends at a prototype', { filter: { 'a.constructor': 1 } }, 'filter.a.constructor'],
    ['a NUL character', { filter: { a: 'x\u0000' } }, 'filter.a'],
    ['half a surrogate pair', { filter: { a: '\ud800' } }, 'filter.a'],
    [
      'too deep a filter',
      { filter: nested(queryLimits.depth + 1) },
      `filter${'.$and.0'.repeat(queryLimits.depth + 1)}`,
    ],
    ['too long a list', { filter: { a: { $in: Array.from({ length: 1001 }, () => 1) } } }, 'filter.a.$in'],
    ['too many conditions', { filter: { $or: Array.from({ length: 101 }, () => ({ a: 1 })) } }, 'filter.$or.100.a'],
    [
      'too many parts of keys',
      { filter: { $or: Array.from({ length: 26 }, () => ({ 'a.b.c.d': 1 })) } },
      'filter.$or.25.a.b.c.d',
    ],
    [
      'too many patterns',
      { filter: { $or: Array.from({ length: 17 }, () => ({ a: { $regex: 'x' } })) } },
      'filter.$or.16.a.$regex',
    ],
    ['too long a query', { filter: { a: 'x'.repeat(queryLimits.length) } }, 'query'],
  ];
  test.each(cases)('%s', (_title, query, field) => {
    expect(() => read(query)).toThrowError(
      expect.objectContaining({ errorName: 'malformedQuery', options: expect.objectContaining({ field }) }),
    );
  });

  test('text that is no JSON, and a query sent twice', () => {
    expect(() => parseQuery('{')).toThrow('malformedQuery');
    expect(() => parseQuery(['{}', '{}'])).toThrow('malformedQuery');
    expect(() => parseQuery('{"limit": 1e999}')).toThrow('malformedQuery');
  });
});

test('accepts a filter just as deep as the limit', () => {
  expect(() => read({ filter: nested(queryLimits.depth) })).not.toThrow();
});
