export type Period = 'day' | 'week' | 'month';

interface Moment {
  /** ISO. */
  time: string;
  /** Offset of the time zone from UTC; 480 for `+08:00`. */
  offsetMinutes: number;
}

/** Returns the same text for all moments of one day, week (from Monday) or month. */
export function calendarPeriod(period: Period, { time, offsetMinutes }: Moment): string {
  const local = Date.parse(time) + offsetMinutes * 60_000;
  const day = new Date(local).toISOString().slice(0, 10);
  switch (period) {
    case 'day':
      return day;
    case 'week':
      return String(Math.floor((Math.floor(local / dayMilliseconds) + thursdayToMonday) / 7));
    case 'month':
      return day.slice(0, 7);
  }
}

const dayMilliseconds = 86_400_000;
/** 1970 started on a Thursday, three days after a Monday. */
const thursdayToMonday = 3;
