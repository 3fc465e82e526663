import type { JsonObject, JsonValue } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectionStore, listDocuments } from '../collections';
import { systemClock } from '../clock';
import { createTestDatabase, type TestDatabase } from '../testing';
import { parseFilter } from './parse-filter';
import { parseQuery } from './parse-query';
import { defaultQuery, type Query } from './query';
import { referenceMatches } from './testing/reference-filter';

let open: TestDatabase;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());

let round = 0;
async function listOf(documents: JsonObject[]) {
  const collection = `round${++round}`;
  const store = collectionStore({ database: open.database, clock: systemClock, project: 'default', collection });
  for (const document of documents) await store.insert(document);
  const owner = { userId: 'ada', signal: new AbortController().signal };
  return (query: Query) => listDocuments({ ...open, project: 'default', collection }, query, owner);
}

async function idsFound(documents: JsonObject[], filter: JsonObject): Promise<string[]> {
  const list = await listOf(documents);
  const { documents: found } = await list({ ...defaultQuery, filter: parseFilter(filter), limit: 1000 });
  return found.map(({ id }) => id);
}

describe('agrees with Mongo on', () => {
  const cases: [title: string, document: JsonObject, filter: JsonObject, isFound: boolean][] = [
    ['a missing field and null', {}, { a: null }, true],
    ['a missing field and $ne null', {}, { a: { $ne: null } }, false],
    ['a missing field and $ne a value', {}, { a: { $ne: 1 } }, true],
    ['a missing field and $nin with null', {}, { a: { $nin: [null, 1] } }, false],
    ['a missing field and $not $gt', {}, { a: { $not: { $gt: 1 } } }, true],
    ['a missing field and $lte null', {}, { a: { $lte: null } }, true],
    ['an empty array and null', { a: [] }, { a: null }, false],
    ['an element of an array', { a: [1, 2] }, { a: 2 }, true],
    ['$ne against an element of an array', { a: [1, 2] }, { a: { $ne: 2 } }, false],
    ['an array', { a: [1, 2] }, { a: [1, 2] }, true],
    ['an array in another order', { a: [1, 2] }, { a: [2, 1] }, false],
    ['an array inside an array', { a: [[1]] }, { a: 1 }, false],
    ['two comparisons that two elements satisfy between them', { a: [1, 9] }, { a: { $gt: 5, $lt: 2 } }, true],
    ['a field of the objects of an array', { a: [{ b: 1 }, { b: 2 }] }, { 'a.b': 2 }, true],
    ['a field that one object of an array lacks', { a: [{ b: 1 }, {}] }, { 'a.b': null }, true],
    ['an index in the path', { a: [5, 6] }, { 'a.1': 6 }, true],
    ['a number that is a key', { a: { 1: 'x' } }, { 'a.1': 'x' }, true],
    ['a field below a plain value', { a: 1 }, { 'a.b': null }, true],
    ['a number against its text', { a: '5' }, { a: { $gt: 4 } }, false],
    ['true against 1', { a: true }, { a: 1 }, false],
    ['1 against 1.0', { a: 1 }, { a: 1.0 }, true],
    ['code points above the first plane', { a: '\u{1F600}' }, { a: { $gt: '\uFFFD' } }, true],
    ['capitals before small letters', { a: 'a' }, { a: { $gt: 'B' } }, true],
    ['an object', { a: { b: 1 } }, { a: { b: 1 } }, true],
    ['an object by a part of it', { a: { b: 1, c: 2 } }, { a: { b: 1 } }, false],
    ['a pattern', { a: 'pump 7' }, { a: { $regex: '^pump \\d$' } }, true],
    ['a pattern in other letters', { a: 'Pump' }, { a: { $regex: '^pUMP', $options: 'i' } }, true],
    ['a pattern on a number', { a: 7 }, { a: { $regex: '7' } }, false],
    ['a pattern on an element', { a: ['x', 'y'] }, { a: { $regex: 'y' } }, true],
    ['$not with a pattern', { a: 'x' }, { a: { $not: { $regex: 'y' } } }, true],
    ['an empty $in', { a: 1 }, { a: { $in: [] } }, false],
    ['an empty filter', { a: 1 }, {}, true],
    ['$or beside a field', { a: 1, b: 2 }, { a: 1, $or: [{ b: 3 }, { b: 2 }] }, true],
    ['a key with a dot inside', { 'a.b': 1 }, { 'a.b': 1 }, false],
  ];
  test.each(cases)('%s', async (_title, document, filter, isFound) => {
    expect(referenceMatches(document, filter)).toBe(isFound);
    expect(await idsFound([document], filter)).toHaveLength(isFound ? 1 : 0);
  });

  test('random documents and filters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aDocument, { minLength: 4, maxLength: 12 }),
        fc.array(aFilter(2), { minLength: 8, maxLength: 16 }),
        async (bodies, filters) => {
          const documents = bodies.map((body, index) => ({ ...body, id: `d${String(index).padStart(2, '0')}` }));
          const list = await listOf(documents);
          for (const filter of filters) {
            const expected = documents.filter((document) => referenceMatches(document, filter)).map(({ id }) => id);
            const { documents: found, count } = await list({
              ...defaultQuery,
              filter: parseFilter(filter),
              limit: 1000,
              withCount: true,
            });
            const ids = found.map(({ id }) => id);
            // The filter is on both sides so that a failure shows it.
            expect({ filter, ids, count }).toEqual({ filter, ids: expected, count: expected.length });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('treats as data', () => {
  const hostile = [
    "' or true --",
    "'); drop table document; --",
    '$1',
    '"',
    '\\',
    "\\'",
    '{}',
    '%',
    '?',
    ':a',
    '*/',
    '`',
    "' || id || '",
    'a"b',
    '$$',
  ];
  test.each(hostile)('%j as a value, a pattern character and a key', async (text) => {
    const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const documents: JsonObject[] = [
      { id: 'one', a: text },
      { id: 'two', a: 'other' },
      { id: 'three', b: [{ [`k${text}`]: text }] },
    ];
    expect(await idsFound(documents, { a: text })).toEqual(['one']);
    expect(await idsFound(documents, { a: { $in: [text] } })).toEqual(['one']);
    expect(await idsFound(documents, { a: { $gte: text, $lte: text } })).toEqual(['one']);
    expect(await idsFound(documents, { a: { $regex: `^${literal}$` } })).toEqual(['one']);
    expect(await idsFound(documents, { [`b.k${text}`]: text })).toEqual(['three']);
    expect(await idsFound(documents, { [`k${text}`]: text })).toEqual([]);
    const list = await listOf(documents);
    const sorted = await list(parseQuery(JSON.stringify({ sort: { [`k${text}`]: -1 }, project: { [`k${text}`]: 1 } })));
    expect(sorted.documents).toHaveLength(3);
  });
});

test('rejects a regular expression that cannot be parsed', async () => {
  await expect(idsFound([{ a: 'x' }], { a: { $regex: '(' } })).rejects.toMatchObject({ errorName: 'malformedQuery' });
});

test('finds ids by the column, with every operator', async () => {
  const documents: JsonObject[] = [{ id: 'x1' }, { id: 'x2' }, { id: 'y1', a: 1 }];
  expect(await idsFound(documents, { id: 'x2' })).toEqual(['x2']);
  expect(await idsFound(documents, { id: { $in: ['x1', 'y1', 7] } })).toEqual(['x1', 'y1']);
  expect(await idsFound(documents, { id: { $regex: '^x' } })).toEqual(['x1', 'x2']);
  expect(await idsFound(documents, { id: { $gt: 'x1' } })).toEqual(['x2', 'y1']);
  expect(await idsFound(documents, { id: 7 })).toEqual([]);
});

describe('moments as instants', () => {
  /** In their order in time. Two are the same moment. */
  const texts = [
    '2026-06-01T02:00:00+08:00',
    '2026-05-31T23:00:00Z',
    '2026-06-01T08:00:00.5+0800',
    '2026-06-01T00:00:00.500Z',
    '2026-06-30T20:59:60-03',
    '2026-07-01 00:00:01z',
  ];
  const documents = texts.map((at, index): JsonObject => ({ id: `d${index}`, at, in: { at: [7, at] } }));
  const dayIn = { $gte: '2026-06-01', $lt: '2026-06-02' };
  const cases: [test: JsonValue, found: number[]][] = [
    ['2026-06-01T00:00:00.5Z', [2, 3]],
    ['2026-05-31T18:00:00Z', [0]],
    [{ $eq: '2026-07-01T00:00:00+00:00' }, [4]],
    [{ $ne: '2026-06-01T00:00:00.5Z' }, [0, 1, 4, 5]],
    [{ $in: ['2026-05-31T18:00:00Z', 'y', null] }, [0]],
    [{ $nin: ['2026-05-31T18:00:00Z', '2026-06-30T23:59:60Z', 8] }, [1, 2, 3, 5]],
    [{ $not: { $gt: '2026-05-31T19:00:00-04:00' } }, [0, 1]],
    [dayIn, [2, 3]],
    [{ $lte: '2026-06-01T09:00:00+09:00' }, [0, 1]],
    [{ $regex: '\\+0800$' }, [2]],
  ];
  test.each(cases)('by %j', async (condition, found) => {
    const ids = found.map((index) => `d${index}`);
    expect(await idsFound(documents, { at: condition })).toEqual(ids);
    // Of a list, a comparison takes the one item that is a moment.
    expect(await idsFound(documents, { 'in.at.1': condition })).toEqual(ids);
    if (!JSON.stringify(condition).includes('$not'))
      expect(await idsFound(documents, { 'in.at': condition })).toEqual(ids);
  });

  test('in the order of a list', async () => {
    const list = await listOf(documents.toReversed());
    const sorted = async (direction: 1 | -1) =>
      (await list(parseQuery(JSON.stringify({ sort: { at: direction } })))).documents.map(({ id }) => id);
    expect(await sorted(1)).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd5']);
    expect(await sorted(-1)).toEqual(['d5', 'd4', 'd2', 'd3', 'd1', 'd0']);
  });

  test.each(['2026-06-01T99:99:99Z', '2026-06-01T10:00:00+99:99', '2026-06-01T24:00:00Z', '2026-13-01T10:00:61Z'])(
    'but %s as a text',
    async (text) => {
      const odd: JsonObject[] = [{ id: 'odd', at: text }, ...documents];
      const same: JsonValue[] = [text, { $in: [text] }, { $gte: text, $lte: text }];
      for (const condition of same) expect(await idsFound(odd, { at: condition })).toEqual(['odd']);
      expect(await idsFound(odd, { at: dayIn })).toContain('d2');
    },
  );
});

const aKey = fc.constantFrom('a', 'b', '0', '1');
const aScalar = fc.oneof(
  fc.constantFrom<JsonValue>(null, true, false, 0, 1, 1.5, -2, '', 'a', 'B', 'é', '1', '\u{1F600}', '\uFFFD'),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n): JsonValue => (Object.is(n, -0) ? 0 : n)),
  fc.string({ unit: 'binary', maxLength: 4 }).map((text): JsonValue => text.replaceAll('\u0000', '')),
);
const { value: aValue } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    aScalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(aKey, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const aDocument = fc.dictionary(aKey, aValue, { maxKeys: 4, noNullPrototype: true });
const aPath = fc.array(aKey, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const aTest = fc.oneof(
  aValue.map((value): JsonValue => value),
  fc.record({ $eq: aValue }),
  fc.record({ $ne: aValue }),
  fc.record({ $in: fc.array(aValue, { maxLength: 3 }) }),
  fc.record({ $nin: fc.array(aValue, { maxLength: 3 }) }),
  fc.record({ $gt: aScalar, $lte: aScalar }),
  fc.record({ $gte: aScalar }),
  fc.record({ $lt: aScalar }),
  fc.record({ $not: fc.record({ $gt: aScalar }) }),
  fc.record({ $regex: fc.constantFrom('a', '^1', 'B$', '[a-c]', 'é'), $options: fc.constantFrom('', 'i') }),
);
function aFilter(depth: number): fc.Arbitrary<JsonObject> {
  const plain = fc.dictionary(aPath, aTest, {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  }) as fc.Arbitrary<JsonObject>;
  if (depth === 0) return plain;
  const inner = fc.array(aFilter(depth - 1), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: fc.record({ $and: inner }) },
    { weight: 1, arbitrary: fc.record({ $or: inner }) },
  );
}
