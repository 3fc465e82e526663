import { toUSVString } from 'node:util';
import { type Arbitrary, array, constant, constantFrom, integer, letrec, oneof, record, string } from 'fast-check';
import { hostileObject, hostileValue } from './values';

const path = constantFrom(
  'id',
  'name',
  'a.b.c.d.e.f.g.h.i.j.k.l',
  'permissions',
  'roles.0',
  '',
  '.',
  'a..b',
  '__proto__',
  '$x',
);
const operator = constantFrom(
  '',
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$regex',
  '$not',
  '$where',
);
const pattern = constantFrom(
  '(a+)+$',
  '(.*){30}x',
  '(',
  '[',
  '\\',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*'.repeat(100),
  '(?=x)',
);

/** The part of a target from `?` on: a query of the list language with hostile parts, or plain noise. */
export const search: Arbitrary<string> = oneof(
  { arbitrary: constant(''), weight: 4 },
  { arbitrary: hostileQuery().map((query) => `?query=${encoded(query)}`), weight: 5 },
  { arbitrary: hostileObject.map((query) => `?query=${encoded(query)}`), weight: 2 },
  {
    arbitrary: constantFrom(
      '?query=',
      '?query=%7B',
      '?query=%7B%7D&query=%7B%7D',
      '?query[filter]=1',
      '?%',
      '?token=Bearer%20x',
      '?password=%00',
      '?catalog=../..',
      '?collections=[%22user%22]',
      `?query=${'%5B'.repeat(3_000)}`,
      `?${'a&'.repeat(5_000)}`,
    ),
    weight: 2,
  },
  { arbitrary: string({ maxLength: 60 }).map((text) => `?${encodeURIComponent(text)}`), weight: 1 },
);

function hostileQuery(): Arbitrary<unknown> {
  const { filter } = letrec<{ filter: unknown; leaf: unknown }>((tie) => ({
    leaf: record({ name: path, operator, value: oneof(hostileValue, pattern) }).map(({ name, operator, value }) => ({
      [name]: operator === '' ? value : { [operator]: value },
    })),
    filter: oneof(
      { maxDepth: 5, withCrossShrink: true },
      tie('leaf'),
      array(tie('filter'), { maxLength: 4 }).map((of) => ({ $and: of })),
      array(tie('filter'), { maxLength: 4 }).map((of) => ({ $or: of })),
      tie('filter').map((of) => ({ $not: of })),
    ),
  }));
  return record(
    {
      filter,
      limit: oneof(integer(), hostileValue),
      skip: oneof(integer(), hostileValue),
      sort: record({ name: path, way: constantFrom<unknown>(1, -1, 0, '1') }).map(({ name, way }) => ({ [name]: way })),
      project: hostileObject,
      withCount: hostileValue,
    },
    { requiredKeys: ['filter'] },
  );
}

function encoded(value: unknown): string {
  return encodeURIComponent(toUSVString(JSON.stringify(value)));
}
