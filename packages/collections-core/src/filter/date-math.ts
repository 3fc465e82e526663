import type { SpanUnit } from './operators';

/**
 * A relative date in a filter, as Elasticsearch writes it: `now`, `now-7d`, `now-1M/M` (the start of the month before). Units
 * are those of `SpanUnit`; weeks begin on Monday.
 */
interface RelativeDate {
  count: number;
  unit: SpanUnit;
  /** Rounded down to the start of this unit. */
  start: SpanUnit | undefined;
}

/** Undefined for another text. */
export function parseRelativeDate(text: string): RelativeDate | undefined {
  const found = /^now(?:([+-]\d{1,4})([mhdwMy]))?(?:\/([dwMy]))?$/.exec(text);
  if (found === null) return undefined;
  const [, count = '0', unit = 'd', start] = found;
  return { count: Number(count), unit: unit as SpanUnit, start: start as SpanUnit | undefined };
}

/** The moment of a relative date, in the time zone of the machine. */
export function momentOf({ count, unit, start }: RelativeDate, now: Date): Date {
  const moved = moveBy(now, count, unit);
  return start === undefined ? moved : startOf(moved, start);
}

function moveBy(date: Date, count: number, unit: SpanUnit): Date {
  const moved = new Date(date);
  switch (unit) {
    case 'm':
      moved.setMinutes(date.getMinutes() + count);
      return moved;
    case 'h':
      moved.setTime(date.getTime() + count * 3_600_000);
      return moved;
    case 'd':
      moved.setDate(date.getDate() + count);
      return moved;
    case 'w':
      moved.setDate(date.getDate() + 7 * count);
      return moved;
    case 'M':
      return moveMonths(date, count);
    case 'y':
      return moveMonths(date, 12 * count);
  }
}

/** The last day of a shorter month stands for those that it lacks. */
function moveMonths(date: Date, count: number): Date {
  const moved = new Date(date);
  moved.setMonth(date.getMonth() + count);
  if (moved.getDate() !== date.getDate()) moved.setDate(0);
  return moved;
}

function startOf(date: Date, unit: SpanUnit): Date {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()];
  switch (unit) {
    case 'd':
      return new Date(year, month, day);
    case 'w':
      return new Date(year, month, day - ((date.getDay() + 6) % 7));
    case 'M':
      return new Date(year, month, 1);
    case 'y':
      return new Date(year, 0, 1);
    case 'm':
    case 'h':
      return date;
  }
}
