import * as fc from 'fast-check';
import type { JsonObject } from '@signalbox/schemas/json';
import { describe, expect, it } from 'vitest';
import type { ColumnKind, ListColumn } from '../columns/list-column';
import { codecOf } from './codecs/codecs-of';
import type { Condition, FilterNode, Group } from './filter-tree';
import { type Operand, type Operator, operatorsOf, periods, spanUnits } from './operators';
import { readFilter } from './read-filter';
import { resolveFilter } from './resolve-filter';
import { writeFilter } from './write-filter';

const kinds = Object.keys(operatorsOf) as ColumnKind[];
const columns = kinds.map((kind): ListColumn => ({
  path: `a.${kind}`,
  kind,
  title: kind,
  groups: [],
  schema: {},
  isExtra: false,
}));

const aDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aMinute = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const aNumber = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
const aText = fc.string({ minLength: 1, unit: 'binary' });
const operands: Record<Operand['type'], fc.Arbitrary<Operand>> = {
  none: fc.constant({ type: 'none' }),
  text: aText.map((text) => ({ type: 'text', text })),
  number: aNumber.map((number) => ({ type: 'number', number })),
  numbers: fc.record({ type: fc.constant('numbers'), from: aNumber, to: aNumber }),
  day: aDay.map((day) => ({ type: 'day', day })),
  days: fc.tuple(aDay, aDay).map((days) => {
    const [from = '', to = ''] = days.toSorted();
    return { type: 'days', from, to };
  }),
  minute: aMinute.map((minute) => ({ type: 'minute', minute })),
  minutes: fc.tuple(aMinute, aMinute).map((minutes) => {
    const [from = '', to = ''] = minutes.toSorted();
    return { type: 'minutes', from, to };
  }),
  span: fc.record({
    type: fc.constant('span'),
    count: fc.integer({ min: 1, max: 9999 }),
    unit: fc.constantFrom(...spanUnits),
  }),
  period: fc.constantFrom(...periods).map((period) => ({ type: 'period', period })),
  list: fc.array(fc.oneof(aText, aNumber), { minLength: 1, maxLength: 4 }).map((values) => ({ type: 'list', values })),
};

function operandOf(kind: ColumnKind, operator: Operator): fc.Arbitrary<Operand> {
  const codec = codecOf(kind, operator);
  if (!codec) throw new Error(`${kind} has no ${operator}`);
  return operands[codec.type];
}

const aCondition: fc.Arbitrary<Condition> = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.constantFrom(...operatorsOf[kind]).map((operator) => ({ kind, operator })))
  .chain(({ kind, operator }) =>
    operandOf(kind, operator).map((operand) => ({ kind: 'condition', path: `a.${kind}`, operator, operand })),
  );
const { group: aGroup } = fc.letrec<{ group: Group; node: FilterNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 2 }, aCondition, tie('group')),
  group: fc.record({
    kind: fc.constant('group'),
    join: fc.constantFrom('and', 'or'),
    of: fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
  }),
}));

describe('a filter', () => {
  it('is the same after it was written to the address and read from it', () => {
    fc.assert(
      fc.property(aGroup, (group) => {
        const written = JSON.parse(JSON.stringify(writeFilter(group, columns))) as JsonObject;
        const read = readFilter(written, columns);
        expect(writeFilter(read, columns)).toEqual(written);
        // A span between two days may be one day.
        if (!JSON.stringify(group).includes('days')) expect(read).toEqual(group);
      }),
    );
  });

  it('of a single condition stands alone', () => {
    const of: FilterNode[] = [
      { kind: 'condition', path: 'a.text', operator: 'contains', operand: { type: 'text', text: 'P-1.0 (old)' } },
      { kind: 'condition', path: 'a.number', operator: 'less', operand: undefined },
    ];
    const filter = { 'a.text': { $regex: String.raw`P-1\.0 \(old\)`, $options: 'i' } };
    expect(writeFilter({ kind: 'group', join: 'or', of }, columns)).toEqual(filter);
    expect(readFilter(filter, columns)).toEqual({ kind: 'group', join: 'and', of: of.slice(0, 1) });
  });

  it('of another client keeps what the builder cannot express', () => {
    const filter = { 'a.text': { $regex: 'a|b' }, 'a.gone': 1, 'a.number': { $eq: 5 }, $or: [{ 'a.choice': 'x' }] };
    const { of } = readFilter(filter, columns);
    expect(of.map(({ kind }) => kind)).toEqual(['foreign', 'foreign', 'condition', 'group']);
    expect(writeFilter(readFilter(filter, columns), columns)).toEqual({
      $and: [{ 'a.text': { $regex: 'a|b' } }, { 'a.gone': 1 }, { 'a.number': 5 }, { 'a.choice': { $in: ['x'] } }],
    });
  });
});

describe('a filter on moments', () => {
  const readOf = (test: JsonObject) => {
    const [condition] = readFilter({ 'a.dateTime': test }, columns).of;
    return condition?.kind === 'condition' ? [condition.operator, condition.operand] : undefined;
  };

  it('has the time of day, and takes the minutes at both ends', () => {
    const between: FilterNode = {
      kind: 'condition',
      path: 'a.dateTime',
      operator: 'between',
      operand: { type: 'minutes', from: '2026-03-01T08:15', to: '2026-03-01T23:59' },
    };
    const written = writeFilter({ kind: 'group', join: 'and', of: [between] }, columns);
    expect(written).toEqual({ 'a.dateTime': { $gte: '2026-03-01T08:15', $lt: '2026-03-02T00:00' } });
    expect(readFilter(written, columns).of).toEqual([between]);
    const moment = (...parts: [number, number, number, number, number]) =>
      new Date(...parts).toISOString().slice(0, 19);
    expect(resolveFilter(written ?? {}, { columns, now: new Date() })).toEqual({
      'a.dateTime': { $gte: moment(2026, 2, 1, 8, 15), $lt: moment(2026, 2, 2, 0, 0) },
    });
  });

  it('with days, of a view that was saved without times, is the same in minutes', () => {
    expect(readOf({ $lt: '2026-03-01' })).toEqual(['before', { type: 'minute', minute: '2026-03-01T00:00' }]);
    expect(readOf({ $gte: '2026-03-02' })).toEqual(['after', { type: 'minute', minute: '2026-03-01T23:59' }]);
    expect(readOf({ $gte: '2026-03-01', $lt: '2026-03-04' })).toEqual([
      'between',
      { type: 'minutes', from: '2026-03-01T00:00', to: '2026-03-03T23:59' },
    ]);
    expect(readOf({ $gte: '2026-03-01', $lt: '2026-03-02' })).toEqual(['on', { type: 'day', day: '2026-03-01' }]);
  });
});

describe('relative dates', () => {
  // Wednesday, local time.
  const now = new Date(2026, 10, 25, 14, 30, 15);
  const textOf = (...parts: [number, number, number, number?, number?, number?]) =>
    new Date(...parts).toISOString().slice(0, 19);

  it.each([
    ['now', textOf(2026, 10, 25, 14, 30, 15), '2026-11-25'],
    ['now-7d', textOf(2026, 10, 18, 14, 30, 15), '2026-11-18'],
    ['now-36h', textOf(2026, 10, 24, 2, 30, 15), '2026-11-24'],
    ['now-90m', textOf(2026, 10, 25, 13, 0, 15), '2026-11-25'],
    ['now/d', textOf(2026, 10, 25), '2026-11-25'],
    ['now/w', textOf(2026, 10, 23), '2026-11-23'],
    ['now-1w/w', textOf(2026, 10, 16), '2026-11-16'],
    ['now+1M/M', textOf(2026, 11, 1), '2026-12-01'],
    ['now-1y/y', textOf(2025, 0, 1), '2025-01-01'],
    ['2026-03-01', textOf(2026, 2, 1), '2026-03-01'],
    ['2026-03-01T08:15', textOf(2026, 2, 1, 8, 15), '2026-03-01T08:15'],
    ['soon', 'soon', 'soon'],
  ])('%s', (text, moment, day) => {
    const conditions: JsonObject[] = [
      { 'a.dateTime': { $not: { $gte: text } } },
      { 'a.date': text },
      { 'a.text': text },
    ];
    const filter = { $and: conditions };
    expect(resolveFilter(filter, { columns, now })).toEqual({
      $and: [{ 'a.dateTime': { $not: { $gte: moment } } }, { 'a.date': day }, { 'a.text': text }],
    });
  });

  it.each<[JsonObject, Operator, Operand]>([
    [{ $gte: 'now-7d' }, 'notOlderThan', { type: 'span', count: 7, unit: 'd' }],
    [{ $gt: 'now+36h' }, 'laterThan', { type: 'span', count: 36, unit: 'h' }],
    [{ $lt: 'now' }, 'past', { type: 'none' }],
    [{ $gte: 'now' }, 'future', { type: 'none' }],
    [{ $gte: 'now/w' }, 'since', { type: 'period', period: 'thisWeek' }],
    [{ $gte: 'now-1M/M' }, 'since', { type: 'period', period: 'lastMonth' }],
  ])('written by hand as %j are a condition', (test, operator, operand) => {
    for (const path of ['a.date', 'a.dateTime']) {
      const { of } = readFilter({ [path]: test }, columns);
      expect(of).toEqual([{ kind: 'condition', path, operator, operand }]);
      expect(writeFilter({ kind: 'group', join: 'and', of }, columns)).toEqual({ [path]: test });
    }
  });

  it.each<JsonObject>([{ $gte: 'now-7d/d' }, { $gte: 'soon' }, { $gt: 'now' }, { $lte: 'now-1d' }])(
    'written by hand as %j stay as they are',
    (test) => {
      const read = readFilter({ 'a.dateTime': test }, columns);
      expect(read.of).toMatchObject([{ kind: 'foreign' }]);
      expect(writeFilter(read, columns)).toEqual({ 'a.dateTime': test });
    },
  );

  it('end at the last day of a shorter month', () => {
    const filter = { 'a.date': { $lt: 'now-1M' } };
    const resolvedAt = (at: Date) => resolveFilter(filter, { columns, now: at });
    expect(resolvedAt(new Date(2026, 2, 31))).toEqual({ 'a.date': { $lt: '2026-02-28' } });
  });
});
