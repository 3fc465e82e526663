import { dayAfter, isDay } from '../days';
import type { Period, SpanUnit } from '../operators';
import { periods } from '../operators';
import { parseRelativeDate } from '../date-math';
import { anyCodec } from './codec';
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

/** Of a column of days. */
export const dateCodecs = {
  ...relative,
  on: anyCodec({ type: 'day', write: ({ day }) => day, read: (test) => dayOperand(plainIn(test)) }),
  before: before(),
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

/** Of a column of moments. A day stands for its start in the user's time zone. */
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
  before: before(),
  after: anyCodec({
    type: 'day',
    write: ({ day }) => ({ $gte: dayAfter(day) }),
    read: (test) => {
      const start = operatorsIn(test, ['$gte'])?.$gte;
      return isDay(start) ? { type: 'day', day: dayAfter(start, -1) } : undefined;
    },
  }),
  between: anyCodec({
    type: 'days',
    write: ({ from, to }) => ({ $gte: from, $lt: dayAfter(to) }),
    read: (test) => {
      const { $gte: from, $lt: end } = operatorsIn(test, ['$gte', '$lt']) ?? {};
      return isDay(from) && isDay(end) ? { type: 'days', from, to: dayAfter(end, -1) } : undefined;
    },
  }),
};

function before() {
  return anyCodec({
    type: 'day',
    write: ({ day }) => ({ $lt: day }),
    read: (test) => dayOperand(operatorsIn(test, ['$lt'])?.$lt),
  });
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
