import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const { addModel, addRecords, as, send } = recordsPlatform();

const text = { type: 'string' };
const moment = { ...text, format: 'date-time' };
const time = { ...text, format: 'time' };
const columns: JsonObject = {
  at: moment,
  maybeAt: { anyOf: [moment, { type: 'null' }] },
  times: { type: 'array', items: moment },
  steps: { type: 'array', items: { type: 'object', properties: { at: moment } } },
  clock: time,
  day: { ...text, format: 'date' },
  size: { type: ['integer', 'null'] },
  level: { enum: [1, 2] },
  grade: { oneOf: [{ const: 1 }, { const: 2 }] },
  sizes: { type: 'array', items: { type: 'number' } },
  open: { type: 'boolean' },
  note: text,
  notes: { type: 'array', items: text },
  place: { type: 'object', properties: { x: { type: 'number' } } },
  either: { type: ['number', 'string'] },
  mixed: { anyOf: [moment, { ...text, format: 'date' }] },
  any: {},
};

beforeEach(async () => {
  await addModel('visit', columns);
  await addRecords('visit', [{ at: '2026-06-01T08:00:00Z', clock: '08:00:00Z', size: 5, note: '5' }]);
  as('visit.view');
});

const filtered = (filter: object) => send('GET', 'visit', { query: { filter } });

it.each<[string, unknown, string]>([
  ['at', '2026-06-01', 'a moment, such as 2026-06-01T08:00:00Z, or two with $gte and $lt'],
  ['at', { $ne: '2026-06-01' }, 'a moment'],
  ['at', { $in: ['2026-06-01T08:00:00Z', '2026-06-01'] }, 'a moment'],
  ['at', { $not: { $in: ['2026-06-01'] } }, 'a moment'],
  ['at', 'soon', 'a moment'],
  ['at', { $gte: '08:00' }, 'a moment'],
  ['at', 5, 'a moment'],
  ['maybeAt', '2026-06-01', 'a moment'],
  ['times', '2026-06-01', 'a moment'],
  ['times.0', '2026-06-01', 'a moment'],
  ['steps.at', '2026-06-01', 'a moment'],
  ['clock', '2026-06-01T08:00:00Z', 'a time of day, such as 08:00:00Z'],
  ['clock', { $gte: '2026-06-01', $lt: '2026-06-02' }, 'a time of day'],
  ['day', 'soon', 'a day, such as 2026-06-01'],
  ['day', { $gt: true }, 'a day'],
  ['size', '5', 'a number'],
  ['size', { $gte: '1', $lte: '9' }, 'a number'],
  ['size', { $ne: '' }, 'a number'],
  ['size', { $in: [5, 'x'] }, 'a number'],
  ['size', [5], 'a number'],
  ['level', '1', 'a number'],
  ['grade', true, 'a number'],
  ['sizes', '5', 'a number'],
  ['open', 'true', 'true or false'],
  ['open', 1, 'true or false'],
  ['note', 5, 'a text'],
  ['note', { x: 1 }, 'a text'],
  ['notes', { $in: [5] }, 'a text'],
  ['place.x', 'x', 'a number'],
  ['either', true, 'a number or a text'],
])('a filter by %s with %j, which no value of the column can be, is rejected', async (path, test, wanted) => {
  expect(await filtered({ [path]: test })).toMatchObject({
    status: 400,
    body: { field: `filter.${path}`, detail: expect.stringContaining(`: write ${wanted}`) },
  });
});

it.each<object>([
  { at: null },
  { at: { $in: [null, ''] } },
  { at: { $gte: '2026-06-01', $lt: '2026-06-02' } },
  { at: { $gte: '2026-06' } },
  { at: { $regex: '^2026' } },
  { clock: '08:00:00Z' },
  { clock: { $gte: '07:00', $lt: '09:00' } },
  { size: { $in: [5, null] } },
  { note: '5' },
  { any: { $in: [null, '5', 5, true] } },
])('a filter with values that the column can have finds them: %j', async (filter) => {
  const found = (await filtered(filter)).list;
  expect(found).toHaveLength('at' in filter && (filter.at === null || '$in' in Object(filter.at)) ? 0 : 1);
});

it('a column of several kinds compares with each of them, and one without a type with all', async () => {
  for (const value of ['2026-06-01', '2026-06-01T08:00:00Z'])
    expect((await filtered({ mixed: value })).status).toBe(200);
  for (const value of [5, 'x', true, [1], '2026-06-01']) expect((await filtered({ any: value })).status).toBe(200);
  for (const value of [[], ['a'], 'a', '2026-06-01']) expect((await filtered({ notes: value })).status).toBe(200);
});
