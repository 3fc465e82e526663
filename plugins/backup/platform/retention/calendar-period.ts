export type Period = 'day' | 'week' | 'month';

/** Returns the same text for all moments of one day, week (from Monday) or month. `local`: as the clock on the wall shows it. */
export function calendarPeriod(period: Period, local: number): string {
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
