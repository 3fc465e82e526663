import type { JsonObject, JsonValue } from '@signalbox/schemas/json';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

/** In their order in time, which is not that of their texts. */
const moments = [
  '2026-05-31T23:59:59.9Z',
  '2026-06-01T10:00:00+14:00',
  '2026-06-01T10:00:00+0200',
  '2026-06-01T08:00:00.25Z',
  '2026-06-01T10:00:01+02',
  '2026-06-01T23:30:00.000+08:00',
  '2026-06-01T15:30:00.001Z',
  '2026-06-01T20:00:00-05:30',
  // Their years in UTC have five digits, or are before the first.
  '9999-12-31T23:59:59-05:00',
  '9999-12-31T23:59:59.5Z',
  '0001-01-01T00:00:00+14:00',
].toSorted((one, other) => instant(one) - instant(other));
const added = moments.toSorted();
function instant(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)$/, '$1:00'));
}

const list = async (query: object) =>
  (await send('GET', `visit?query=${encodeURIComponent(JSON.stringify(query))}`)).list;
const found = async (at: unknown) => (await list({ filter: { at }, sorts: [{ at: 1 }] })).map((record) => record['at']);

beforeEach(async () => {
  await addModel('visit', { at: { type: 'string', format: 'date-time' }, day: { type: 'string', format: 'date' } });
  await addRecords(
    'visit',
    added.map((at) => ({ at, day: at.slice(0, 10) })),
  );
  as('visit.view', 'visit.edit');
});

it('a list sorts moments with offsets by time, not by text', async () => {
  expect((await list({ sorts: [{ at: 1 }] })).map((record) => record['at'])).toEqual(moments);
  expect((await list({ sorts: [{ at: -1 }] })).map((record) => record['at'])).toEqual(moments.toReversed());
});

it('a list sorts by time also a column that may have null instead, or moments of two kinds', async () => {
  const moment = { type: 'string', format: 'date-time' };
  const at = { anyOf: [moment, { type: 'null' }] };
  await addModel('watch', { at, either: { oneOf: [moment, { ...moment, maxLength: 9 }] } });
  as('watch.view');
  const [east, utc] = ['2026-06-01T23:30:00+08:00', '2026-06-01T16:00:00Z'];
  await addRecords('watch', [{ at: utc, either: utc }, { at: east, either: east }, { at: null }]);
  for (const name of ['at', 'either']) {
    const sorted = await send('GET', `watch?query=${encodeURIComponent(JSON.stringify({ sorts: [{ [name]: 1 }] }))}`);
    expect(sorted.list.flatMap((record) => record[name] ?? [])).toEqual([east, utc]);
  }
});

it('a filter compares moments by time, and finds the same moment with any offset', async () => {
  for (const bound of ['2026-06-01T00:00:00Z', '2026-06-01T08:00:00+08:00', '2026-06-01T00:00:00', '2026-06-01'])
    expect(await found({ $gte: bound, $lt: '2026-06-02T00:00:00+00:00' })).toEqual(
      moments.filter((at) => instant(at) >= Date.UTC(2026, 5, 1) && instant(at) < Date.UTC(2026, 5, 2)),
    );
  for (const same of [
    '2026-06-01T15:30:00Z',
    '2026-06-01T17:30:00+02:00',
    '2026-06-01 15:30:00.0z',
    '2026-06-01T15:30:00',
  ])
    for (const test of [same, { $in: [same] }, { $in: [same, '2000-01-01T00:00:00Z'] }, { $gte: same, $lte: same }])
      expect(await found(test), JSON.stringify(test)).toEqual(['2026-06-01T23:30:00.000+08:00']);
  expect(await found({ $ne: '2026-06-01T15:30:00Z' })).toHaveLength(moments.length - 1);
  expect(await found({ $regex: '\\+0200$' })).toEqual(['2026-06-01T10:00:00+0200']);
});

it('a filter compares moments in lists, and in columns of several types, by time', async () => {
  const at = { type: 'string', format: 'date-time' };
  await addModel('watch', {
    several: { type: ['string', 'number'], format: 'date-time' },
    times: { type: 'array', items: at },
    steps: { type: 'array', items: { type: 'object', properties: { at } } },
  });
  const values = (text: string): JsonObject => ({ several: text, times: [7, text], steps: [{}, { at: text }] });
  as('watch.view');
  const foundIn = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify({ filter }));
    return (await send('GET', `watch?query=${query}`)).list.map((record) => record['several']).toSorted();
  };
  const east = '2026-06-01T23:30:00+08:00';
  const central = '2026-06-01T20:00:00+0200';
  const utc = '2026-06-01T23:30:00Z';
  await addRecords('watch', [east, central, utc].map(values));
  for (const path of ['several', 'times', 'times.1', 'steps.at', 'steps.1.at']) {
    expect(await foundIn({ [path]: { $gte: '2026-06-01T16:00:00Z' } }), path).toEqual([central, utc]);
    expect(await foundIn({ [path]: { $lt: '2026-06-02T02:00:00+08:00' } }), path).toEqual([east]);
    expect(await foundIn({ [path]: '2026-06-01T18:00:00Z' }), path).toEqual([central]);
    expect(await foundIn({ [path]: { $in: ['2026-06-01T15:30:00Z', '2000-01-01T00:00:00Z'] } }), path).toEqual([east]);
    expect(await foundIn({ [path]: { $ne: '2026-06-02T07:30:00+0800' } }), path).toEqual([central, east]);
    const others = { $nin: ['2026-06-01T15:30:00Z', '2026-06-01T20:00:00+02', null] };
    expect(await foundIn({ [path]: others }), path).toEqual(path.startsWith('steps') ? [] : [utc]);
    expect(await foundIn({ [path]: { $not: { $lte: '2026-06-01T18:00:00Z' } } }), path).toEqual([utc]);
  }
});

it('a list sorts a column of several types as a filter compares it: moments by time, on each page', async () => {
  const at = { type: 'string', format: 'date-time' };
  const kinds: Record<string, JsonObject> = {
    several: { type: ['string', 'number'], format: 'date-time' },
    three: { type: ['null', 'boolean', 'string'] },
    either: { anyOf: [at, { type: 'number' }] },
    any: {},
  };
  await addModel('watch', kinds);
  as('watch.view');
  const inTime = [
    '2026-06-01T23:30:00+08:00',
    '2026-06-01T20:00:00+0200',
    '2026-06-01T19:00:00.5Z',
    '2026-06-02T02:00:00Z',
  ];
  const rest = [undefined, 7, { at: inTime[0] as string }, 'soon'];
  const stored = [...inTime.toSorted(), ...rest].toReversed();
  const valuesOf = (value: JsonValue | undefined) =>
    value === undefined ? {} : Object.fromEntries(Object.keys(kinds).map((name) => [name, value]));
  await addRecords('watch', stored.map(valuesOf));
  const sorted = async (name: string, direction: 1 | -1) => {
    const found: unknown[] = [];
    let cursor: string | undefined;
    do {
      const query = { sorts: [{ [name]: direction }], limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const page = await send('GET', 'watch', { query });
      found.push(...page.list.map((record) => record[name]));
      cursor = page.headers['cursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(found).toHaveLength(stored.length);
    return found.filter((value) => inTime.includes(String(value)));
  };
  for (const name of Object.keys(kinds)) {
    expect(await sorted(name, 1), name).toEqual(inTime);
    expect(await sorted(name, -1), name).toEqual(inTime.toReversed());
    for (const [place, bound] of inTime.entries()) {
      const filter = { $and: [{ [name]: { $gt: bound } }, { [name]: { $regex: '^2026' } }] };
      const { list: later } = await send('GET', 'watch', { query: { filter, sort: { [name]: 1 } } });
      expect(
        later.map((record) => record[name]),
        name,
      ).toEqual(inTime.slice(place + 1));
    }
  }
});

it('the pages of a list by moments follow each other in time', async () => {
  const pages: unknown[] = [];
  let cursor: string | undefined;
  do {
    const query = { sorts: [{ at: 1 }], limit: 3, ...(cursor === undefined ? {} : { cursor }) };
    const page = await send('GET', `visit?query=${encodeURIComponent(JSON.stringify(query))}`);
    pages.push(...page.list.map((record) => record['at']));
    cursor = page.headers['cursor'] as string | undefined;
  } while (cursor !== undefined);
  expect(pages).toEqual(moments);
});

it('days are compared as they are written', async () => {
  const days = await list({ filter: { day: '2026-06-01' }, sorts: [{ day: 1 }] });
  expect(days).toHaveLength(moments.filter((at) => at.startsWith('2026-06-01')).length);
});

it.each<[string, unknown]>([
  ['day', '2026-06-01T00:00:00Z'],
  ['day', { $ne: '2026-06-01t10:00:00+02:00' }],
  ['day', { $in: ['2026-06-01', '2026-06-01T08:15'] }],
  ['day', { $not: { $in: ['2026-06-01 08:15:00Z'] } }],
  ['day', { $gte: '2026-06-01', $lt: '2026-06-02T00:00:00Z' }],
  ['maybe', '2026-06-01T00:00:00Z'],
  ['either', '2026-06-01T00:00:00Z'],
  ['several', { $lte: '2026-06-01T00:00:00Z' }],
  ['days', '2026-06-01T00:00:00Z'],
  ['days.0', { $gt: '2026-06-01T00:00:00Z' }],
  ['spans.from', '2026-06-01T00:00:00Z'],
  ['span', { from: '2026-06-01T00:00:00Z' }],
])('a filter that compares the days of %s with a moment is rejected: %j', async (path, test) => {
  const day = { type: 'string', format: 'date' };
  const span = { type: 'object', properties: { from: day } };
  await addModel('stay', {
    day,
    maybe: { ...day, type: ['string', 'null'] },
    either: { anyOf: [{ type: 'null' }, day] },
    several: { ...day, type: ['string', 'number'] },
    days: { type: 'array', items: day },
    spans: { type: 'array', items: span },
    span,
    mixed: { anyOf: [day, { type: 'string', format: 'date-time' }] },
  });
  as('stay.view');
  const filtered = (filter: object) => send('GET', 'stay', { query: { filter } });
  const at = path === 'span' ? 'span.from' : path;
  expect(await filtered({ [path]: test })).toMatchObject({
    status: 400,
    body: { field: `filter.${at}`, detail: expect.stringContaining('a day, such as 2026-06-01') },
  });
  // Texts that are no moment, as in saved views, and columns that may have moments.
  for (const fine of [
    { [at]: '2026-06-01' },
    { [at]: { $gte: 'now-7d/d' } },
    { [at]: { $regex: '^2026' } },
    { mixed: path === 'span' ? null : test },
  ])
    expect((await filtered(fine)).status, JSON.stringify(fine)).toBe(200);
});

it('orders any moments as instants, and keeps texts that are none', async () => {
  const { database } = records.platform.kit;
  const normal = async (texts: string[]) => {
    const { rows } = await sql<{ text: string }>`select record_moment(value) as text
      from unnest(${texts}::text[]) with ordinality as given(value, place) order by place`.execute(database);
    return rows.map(({ text }) => text);
  };
  const other = ['', 'soon', '2026-06-01', '2026-13-01T00:00:00Z', '0000-01-01T00:00:00+01:00', '2026-06-01T10:00:00'];
  expect(await normal(other)).toEqual(other.map((text) => text.replace(/Z$/, '')));
  const time = fc.date({ min: new Date('1000-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
  const offset = fc.integer({ min: -23 * 60, max: 23 * 60 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(time, offset), { minLength: 1, maxLength: 40 }), async (given) => {
      const texts = given.map(([date, minutes]) => {
        const sign = minutes < 0 ? '-' : '+';
        const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
        const zone = `${sign}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
        return new Date(date.getTime() + minutes * 60_000).toISOString().replace('Z', zone);
      });
      expect(await normal(texts)).toEqual(
        given.map(([date]) =>
          date
            .toISOString()
            .slice(0, -1)
            .replace(/\.?0+$/, ''),
        ),
      );
    }),
    { numRuns: 30 },
  );
});
