import { dayAfter, isDay, isMinute, minuteAfter } from '../days';
import type { Period, SpanUnit } from '../operators';
import { periods } from '../operators';
import { parseRelativeDate } from '../date-math';
import { anyCodec } from './codec';
import { fixed } from './list-codecs';
import { operatorsIn, plainIn } from './tests';
import type { JsonValue } from '@signalbox/schemas/json';

/** From the first (included) to the second (left out). */
const boundsOf: Record<Period, { $gte: string; $lt: string }> = {
  today: { $gte: 'now/d', $lt: 'now+1d/d' },
  yesterday: { $gte: 'now-1d/d', $lt: 'now/d' },
  tomorrow: { $gte: 'now+1d/d', $lt: 'now+2d/d' },
  thisWeek: { $gte: 'now/w', $lt: 'now+1w/w' },
  lastWeek: { $gte: 'now-1w/w', $lt: 'now/w' },
  thisMonth: { $gte: 'now/M', $lt: 'now+1M/M' },
  lastMonth: { $gte: 'now-1M/M', $lt: 'now/M' },
  thisYear: { $gte: 'now/y', $lt: 'now+1y/y' },
  lastYear: { $gte: 'now-1y/y', $lt: 'now/y' },
};

const relative = {
  inLast: anyCodec({
    type: 'span',
    write: ({ count, unit }) => ({ $gte: `now-${count}${unit}`, $lte: 'now' }),
    read: (test) => {
      const { $gte: from, $lte: to } = operatorsIn(test, ['$gte', '$lte']) ?? {};
      return to === 'now' ? spanOperand(from, '-') : undefined;
    },
  }),
  inNext: anyCodec({
    type: 'span',
    write: ({ count, unit }) => ({ $gte: 'now', $lte: `now+${count}${unit}` }),
    read: (test) => {
      const { $gte: from, $lte: to } = operatorsIn(test, ['$gte', '$lte']) ?? {};
      return from === 'now' ? spanOperand(to, '+') : undefined;
    },
  }),
  olderThan: anyCodec({
    type: 'span',
    write: ({ count, unit }) => ({ $lt: `now-${count}${unit}` }),
    read: (test) => spanOperand(operatorsIn(test, ['$lt'])?.$lt, '-'),
  }),
  notOlderThan: anyCodec({
    type: 'span',
    write: ({ count, unit }) => ({ $gte: `now-${count}${unit}` }),
    read: (test) => spanOperand(operatorsIn(test, ['$gte'])?.$gte, '-'),
  }),
  laterThan: anyCodec({
    type: 'span',
    write: ({ count, unit }) => ({ $gt: `now+${count}${unit}` }),
    read: (test) => spanOperand(operatorsIn(test, ['$gt'])?.$gt, '+'),
  }),
  past: fixed({ $lt: 'now' }),
  future: fixed({ $gte: 'now' }),
  since: anyCodec({
    type: 'period',
    write: ({ period }) => ({ $gte: boundsOf[period].$gte }),
    read: (test) => {
      const from = operatorsIn(test, ['$gte'])?.$gte;
      const period = periods.find((each) => from === boundsOf[each].$gte);
      return period === undefined ? undefined : { type: 'period', period };
    },
  }),
  period: anyCodec({
    type: 'period',
    write: ({ period }) => boundsOf[period],
    read: (test) => {
      const found = operatorsIn(test, ['$gte', '$lt']);
      const period = periods.find((each) => found?.$gte === boundsOf[each].$gte && found.$lt === boundsOf[each].$lt);
      return period === undefined ? undefined : { type: 'period', period };
    },
  }),
};

/** The codecs of a column of days. */
export const dateCodecs = {
  ...relative,
  on: anyCodec({ type: 'day', write: ({ day }) => day, read: (test) => dayOperand(plainIn(test)) }),
  before: anyCodec({
    type: 'day',
    write: ({ day }) => ({ $lt: day }),
    read: (test) => dayOperand(operatorsIn(test, ['$lt'])?.$lt),
  }),
  after: anyCodec({
    type: 'day',
    write: ({ day }) => ({ $gt: day }),
    read: (test) => dayOperand(operatorsIn(test, ['$gt'])?.$gt),
  }),
  between: anyCodec({
    type: 'days',
    write: ({ from, to }) => ({ $gte: from, $lte: to }),
    read: (test) => {
      const { $gte: from, $lte: to } = operatorsIn(test, ['$gte', '$lte']) ?? {};
      return isDay(from) && isDay(to) ? { type: 'days', from, to } : undefined;
    },
  }),
};

/**
 * The codecs of a column of moments. A day or minute stands for its start in the user's time zone. Ends of a period
 * belong to it.
 */
export const dateTimeCodecs = {
  ...relative,
  on: anyCodec({
    type: 'day',
    write: ({ day }) => ({ $gte: day, $lt: dayAfter(day) }),
    read: (test) => {
      const { $gte: day, $lt: end } = operatorsIn(test, ['$gte', '$lt']) ?? {};
      return isDay(day) && end === dayAfter(day) ? { type: 'day', day } : undefined;
    },
  }),
  before: anyCodec({
    type: 'minute',
    write: ({ minute }) => ({ $lt: minute }),
    read: (test) => {
      const minute = minuteOf(operatorsIn(test, ['$lt'])?.$lt);
      return minute === undefined ? undefined : { type: 'minute', minute };
    },
  }),
  after: anyCodec({
    type: 'minute',
    write: ({ minute }) => ({ $gte: minuteAfter(minute) }),
    read: (test) => {
      const start = minuteOf(operatorsIn(test, ['$gte'])?.$gte);
      return start === undefined ? undefined : { type: 'minute', minute: minuteAfter(start, -1) };
    },
  }),
  between: anyCodec({
    type: 'minutes',
    write: ({ from, to }) => ({ $gte: from, $lt: minuteAfter(to) }),
    read: (test) => {
      const { $gte, $lt } = operatorsIn(test, ['$gte', '$lt']) ?? {};
      const [from, end] = [minuteOf($gte), minuteOf($lt)];
      if (from === undefined || end === undefined) return undefined;
      return { type: 'minutes', from, to: minuteAfter(end, -1) };
    },
  }),
};

/** The minute of a bound. Filters of other clients have days, which stand for their start. */
function minuteOf(value: JsonValue | undefined): string | undefined {
  if (isDay(value)) return `${value}T00:00`;
  return isMinute(value) ? value : undefined;
}

function dayOperand(value: JsonValue | undefined) {
  return isDay(value) ? ({ type: 'day', day: value } as const) : undefined;
}

/** The span of `now-7d` or `now+7d`. */
function spanOperand(value: JsonValue | undefined, sign: '+' | '-') {
  if (typeof value !== 'string' || !value.startsWith(`now${sign}`)) return undefined;
  const { count, unit, start } = parseRelativeDate(value) ?? { count: 0, unit: 'd' satisfies SpanUnit, start: 'd' };
  return start === undefined && count !== 0 ? ({ type: 'span', count: Math.abs(count), unit } as const) : undefined;
}
