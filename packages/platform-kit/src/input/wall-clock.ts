import { invalidField } from './invalid-field';

/** A moment as the clock on the user's wall shows it, counted as if that were UTC: milliseconds in and out. */
export type WallClock = (moment: number) => number;

interface UserClock {
  /** IANA name, if the client says it. */
  timeZone?: string | undefined;
  /** Minutes that are added to UTC in the other case: half of the year is an hour off where clocks change. */
  minutes: number;
}

/** The time zone must have passed `requireTimeZone`. */
export function wallClock({ timeZone, minutes }: UserClock): WallClock {
  if (timeZone === undefined) return (moment) => moment + minutes * 60_000;
  const format = formatIn(timeZone);
  const offsetAt = (moment: number) => offsetIn(format, moment);
  const offsets = new Map<number, number>();
  const offsetAtDay = (day: number) => {
    const offset = offsets.get(day) ?? offsetAt(day * dayMilliseconds);
    if (offsets.size >= maxDays) offsets.clear();
    offsets.set(day, offset);
    return offset;
  };
  return (moment) => {
    if (!(moment >= firstMoment && moment < lastMoment)) return moment;
    const day = Math.floor(moment / dayMilliseconds);
    const offset = offsetAtDay(day);
    // Asking for each moment takes minutes for a million rows. No zone changes its clocks twice in a day.
    return moment + (offset === offsetAtDay(day + 1) ? offset : offsetAt(moment));
  };
}

/** Throws `invalidField` for a zone that the platform does not know. */
export function requireTimeZone(timeZone: string | undefined): void {
  if (timeZone === undefined || isTimeZone(timeZone)) return;
  throw invalidField([{ pointer: '/timeZone', keyword: 'timeZone', params: { name: timeZone } }]);
}

/** True for an IANA name that this platform knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    // Newer versions of Node take offsets too.
    return /^[A-Za-z]/.test(name);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function offsetIn(format: Intl.DateTimeFormat, moment: number): number {
  const second = Math.floor(moment / 1000) * 1000;
  const part = new Map(format.formatToParts(second).map(({ type, value }) => [type, Number(value)]));
  const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - second;
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

const dayMilliseconds = 86_400_000;
const maxDays = 20_000;
/** The first and last moments that spreadsheets can express. */
const firstMoment = Date.UTC(1899, 11, 30);
const lastMoment = Date.UTC(10_000, 0, 1);
