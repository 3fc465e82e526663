import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../clock';
import { parseQuery } from '../query';
import { createTestDatabase, type TestDatabase } from '../testing';
import { listDocuments } from './list-documents';
import { collectionStore, type CollectionStore } from './collection-store';

let open: TestDatabase;
let store: CollectionStore;
let round = 0;
beforeAll(async () => {
  open = await createTestDatabase();
});
afterAll(() => open.close());
beforeEach(() => {
  store = storeOf('default', `things${++round}`);
});

function storeOf(project: string, collection: string) {
  return collectionStore({ database: open.database, clock: systemClock, project, collection });
}
const ids = async (query: JsonObject) => (await list(query)).documents.map(({ id }) => id);
const list = (query: JsonObject) =>
  listDocuments({ ...open, project: 'default', collection: `things${round}` }, parseQuery(JSON.stringify(query)), {
    userId: 'ada',
    signal: new AbortController().signal,
  });

test('gives a new document an id of 24 hex digits and reads it back', async () => {
  const id = await store.insert({ name: 'Pump', size: 1.5 });
  expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(await store.get(id)).toEqual({ id, name: 'Pump', size: 1.5 });
});

test('keeps a chosen id, and rejects it a second time', async () => {
  expect(await store.insert({ id: 'mine' })).toBe('mine');
  await expect(store.insert({ id: 'mine' })).rejects.toMatchObject({ errorName: 'alreadyExists' });
});

test('keeps projects and collections apart', async () => {
  await store.insert({ id: 'mine' });
  expect(await storeOf('other', `things${round}`).get('mine')).toBeUndefined();
  expect(await storeOf('default', 'else').find()).toEqual([]);
});

test('ignores the id inside a body that replaces or merges', async () => {
  const id = await store.insert({ a: 1 });
  await store.replace(id, { id: 'other', b: 2 });
  await store.merge(id, { id: 'other', c: 3 });
  expect(await store.get(id)).toEqual({ id, b: 2, c: 3 });
});

test('merges objects into each other, and null removes', async () => {
  const id = await store.insert({ page: { x: [1], y: 2 }, gone: true });
  expect(await store.merge(id, { page: { x: [3] }, gone: null })).toEqual({ id, page: { x: [3], y: 2 } });
});

test('loses none of two changes at the same time', async () => {
  const id = await store.insert({ n: 0 });
  await Promise.all(
    Array.from({ length: 8 }, () => store.change(id, (document) => ({ ...document, n: Number(document.n) + 1 }))),
  );
  expect(await store.get(id)).toEqual({ id, n: 8 });
});

test('throws notFound for every change of a missing document', async () => {
  for (const id of ['none', 'no\u0000ne']) {
    await expect(store.replace(id, {})).rejects.toMatchObject({ errorName: 'notFound' });
    await expect(store.merge(id, {})).rejects.toMatchObject({ errorName: 'notFound' });
    await expect(store.remove(id)).rejects.toMatchObject({ errorName: 'notFound' });
    expect(await store.get(id)).toBeUndefined();
  }
});

describe('rejects what cannot be stored, and changes nothing:', () => {
  const bodies: [title: string, json: string, pointer: string][] = [
    ['a prototype key', '{"a": {"__proto__": {"isSuper": true}}}', '/a/__proto__'],
    ['a constructor', '{"constructor": {}}', '/constructor'],
    ['a NUL character', '{"a": ["\\u0000"]}', '/a/0'],
    ['half a surrogate pair as a name', '{"\\ud800": 1}', '/\ud800'],
    ['a number beyond range', '{"a": 1e999}', '/a'],
    ['endless nesting', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`, '/a'.repeat(32)],
  ];
  test.each(bodies)('%s', async (_title, json, pointer) => {
    const body = JSON.parse(json) as JsonObject;
    const id = await store.insert({ kept: true });
    await expect(store.insert(body)).rejects.toMatchObject({ errorName: 'invalidField', options: { pointer } });
    await expect(store.replace(id, body)).rejects.toMatchObject({ errorName: 'invalidField' });
    await expect(store.merge(id, body)).rejects.toMatchObject({ errorName: 'invalidField' });
    expect(await store.find()).toEqual([{ id, kept: true }]);
    expect(Object.hasOwn(Object.prototype, 'isSuper')).toBe(false);
  });
});

describe('lists', () => {
  test('kinds in order, and pages that do not overlap', async () => {
    const values = [true, 'b', 'B', 10, 9, null, { x: 1 }, [1]];
    for (const [index, value] of values.entries()) await store.insert({ id: `v${index}`, value });
    await store.insert({ id: 'v8' });
    const ascending = ['v5', 'v8', 'v4', 'v3', 'v2', 'v1', 'v6', 'v7', 'v0'];
    expect(await ids({ sort: { value: 1 } })).toEqual(ascending);
    expect(await ids({ sort: { value: -1 } })).toEqual(['v0', 'v7', 'v6', 'v1', 'v2', 'v3', 'v4', 'v5', 'v8']);
    const pages = [
      await ids({ sort: { value: 1 }, limit: 4 }),
      await ids({ sort: { value: 1 }, limit: 4, skip: 4 }),
      await ids({ sort: { value: 1 }, skip: 8 }),
    ];
    expect(pages.flat()).toEqual(ascending);
    expect(await ids({ sort: { id: -1 }, limit: 1 })).toEqual(['v8']);
  });

  test('by several keys and by a key inside', async () => {
    await store.insert({ id: 'a', at: { line: 2 }, name: 'x' });
    await store.insert({ id: 'b', at: { line: 1 }, name: 'x' });
    await store.insert({ id: 'c', at: { line: 1 }, name: 'y' });
    const { documents } = await list({ sorts: [{ 'at.line': 1 }, { name: -1 }] });
    expect(documents.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('the asked fields only, the id always', async () => {
    await store.insert({ id: 'a', name: 'x', at: [{ line: 1, rest: 2 }, 5], other: 1 });
    expect((await list({ project: { name: 1, 'at.line': 1, 'name.deep': 1 } })).documents).toEqual([
      { id: 'a', name: 'x', at: [{ line: 1 }] },
    ]);
    expect((await list({ project: { other: 0, 'at.rest': 0, id: 0 } })).documents).toEqual([
      { id: 'a', name: 'x', at: [{ line: 1 }, 5] },
    ]);
    expect((await list({ project: { id: 1 } })).documents).toEqual([{ id: 'a' }]);
  });

  test('15 documents unless asked otherwise, and the number of all on demand', async () => {
    for (let n = 0; n < 20; n++) await store.insert({ n });
    expect((await list({})).documents).toHaveLength(15);
    expect((await list({})).count).toBeUndefined();
    expect(await list({ filter: { n: { $gte: 10 } }, limit: 2, withCount: true })).toMatchObject({
      count: 10,
      documents: [{}, {}],
    });
    expect(await list({ withCount: true, withoutBody: true })).toEqual({ documents: [], count: 20 });
    expect(await store.count()).toBe(20);
  });
});
