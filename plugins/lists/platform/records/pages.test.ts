import type { JsonObject, JsonValue } from '@signalbox/schemas/json';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const { addModel, addRecords, send } = recordsPlatform();

const columns = {
  name: { type: 'string' },
  level: { type: 'integer' },
  isOpen: { type: 'boolean' },
  place: { type: 'object', properties: { city: { type: 'string' } } },
  tags: { type: 'array' },
};

/** With ties, missing values, nulls, and values of other types. */
const stored: JsonObject[] = Array.from({ length: 60 }, (_none, index) => ({
  ...(index % 7 === 0 ? {} : { name: ['b', 'a', 'B', 'ä', null, '', 'a'.repeat(140)][index % 7] as JsonValue }),
  ...(index % 5 === 0 ? {} : { level: [3, -1, 0.5, 1e21, null, 'text'][index % 6] as JsonValue }),
  ...(index % 3 === 0 ? {} : { isOpen: index % 2 === 0 }),
  ...(index % 4 === 0 ? {} : { place: { city: `city ${index % 8}` } }),
  tags: index % 2 === 0 ? ['x'] : ['y', index % 4],
}));

beforeEach(async () => {
  await addModel('pump', columns);
  await addRecords('pump', stored);
});

const sorts: { [key: string]: 1 | -1 }[][] = [
  [],
  [{ id: -1 }],
  [{ name: 1 }],
  [{ name: -1 }],
  [{ level: 1 }, { name: -1 }],
  [{ isOpen: -1 }, { level: -1 }],
  [{ isOpen: 1 }, { 'place.city': -1 }, { name: 1 }],
  [{ tags: 1 }, { id: -1 }, { name: 1 }],
];

describe.each(sorts)('sorted by %j', (...keys) => {
  const query = { sorts: keys };

  it('has the same records in pages, forward and backward, as in one list', async () => {
    const all = idsOf(await send('GET', 'pump', { query: { ...query, limit: 100 } }));
    expect(all.toSorted()).toEqual(stored.map((_record, index) => `pump-${String(index).padStart(4, '0')}`));

    const pages = await follow({ query, by: 'cursor' });
    expect(pages.flat()).toEqual(all);
    expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 4]);

    const back = await follow({ query: { ...query, cursor: 'end' }, by: 'cursor-before' });
    expect(back.toReversed().flat()).toEqual(all);
  });

  it('skips from a cursor', async () => {
    const all = idsOf(await send('GET', 'pump', { query: { ...query, limit: 100 } }));
    const { headers } = await send('GET', 'pump', { query: { ...query, skip: 3, limit: 7 } });
    const skipped = await send('GET', 'pump', { query: { ...query, cursor: headers['cursor'], skip: 20, limit: 7 } });
    expect(idsOf(skipped)).toEqual(all.slice(30, 37));
    const before = await send('GET', 'pump', {
      query: { ...query, cursor: skipped.headers['cursor-before'], limit: 7 },
    });
    expect(idsOf(before)).toEqual(all.slice(23, 30));
    expect(
      idsOf(await send('GET', 'pump', { query: { ...query, cursor: headers['cursor-before'], limit: 7 } })),
    ).toEqual(all.slice(0, 3));
  });
});

it('sorts missing values first, then by code point and size', async () => {
  const values = async (key: string) =>
    (await send('GET', 'pump', { query: { sort: { [key]: 1 }, limit: 100 } })).list.map((record) => record[key]);
  const names = (await values('name')).filter((name) => name !== undefined && name !== null);
  expect(names).toEqual(names.toSorted());
  const levels = (await values('level')).filter((level) => typeof level === 'number');
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  expect((await values('level')).slice(0, 5).some((level) => typeof level === 'number')).toBe(false);
});

it('goes on after a record that was deleted meanwhile, and repeats or omits none of the others', async () => {
  const query = { sorts: [{ isOpen: 1 }, { name: -1 }], limit: 10 };
  const all = idsOf(await send('GET', 'pump', { query: { ...query, limit: 100 } }));
  const first = await send('GET', 'pump', { query });
  await send('DELETE', `pump/${all[9]}`);
  await addRecords('pump', [{ id: 'pump-first', name: 'ÿ' }]);
  const second = await send('GET', 'pump', { query: { ...query, cursor: first.headers['cursor'] } });
  expect(idsOf(second)).toEqual(all.slice(10, 20));
});

it('rejects a cursor of another order', async () => {
  const { headers } = await send('GET', 'pump', { query: { sort: { name: 1 }, limit: 7 } });
  const answer = await send('GET', 'pump', { query: { sort: { name: -1 }, cursor: headers['cursor'] } });
  expect(answer).toMatchObject({ status: 400, body: { field: 'cursor' } });
});

it.each([
  ['name', { order: ['asc name', 'asc id'], side: 'after', values: ['a'] }],
  ['name', { order: ['asc name', 'asc id'], side: 'after', values: ['\0', 'x'] }],
  ['name', { order: ['asc name', 'asc id'], side: 'beside', values: ['a', 'x'] }],
  ['name', { order: ['asc name', 'asc id'], side: 'after', values: ['a', null] }],
  ['level', { order: ['asc level', 'asc id'], side: 'after', values: ['many', 'x'] }],
  ['level', { order: ['asc level', 'asc id'], side: 'after', values: [7, 'x'] }],
  ['isOpen', { order: ['asc isOpen', 'asc id'], side: 'after', values: ['maybe', 'x'] }],
])('rejects a made-up cursor in the order of %s: %j', async (key, cursor) => {
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url');
  const answer = await send('GET', 'pump', { query: { sort: { [key]: 1 }, cursor: text } });
  expect(answer).toMatchObject({ status: 400, body: { field: 'cursor' } });
});

async function follow({ query, by }: { query: object; by: 'cursor' | 'cursor-before' }): Promise<string[][]> {
  const pages: string[][] = [];
  let page = await send('GET', 'pump', { query: { ...query, limit: 7 } });
  pages.push(idsOf(page));
  for (; page.headers[by] !== undefined && pages.length < 20; pages.push(idsOf(page)))
    page = await send('GET', 'pump', { query: { ...query, limit: 7, cursor: page.headers[by] } });
  return pages;
}

function idsOf({ list }: { list: JsonObject[] }): string[] {
  return list.map(({ id }) => String(id));
}
