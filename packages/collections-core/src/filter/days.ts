/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** The day that many days later. */
export function dayAfter(day: string, count = 1): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** True for a minute of the calendar, `YYYY-MM-DDTHH:mm`, without a time zone. */
export function isMinute(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}Z`))
  );
}

/** The minute that many minutes later, by the calendar: no minute is left out where clocks change. */
export function minuteAfter(minute: string, count = 1): string {
  return new Date(Date.parse(`${minute}Z`) + count * 60_000).toISOString().slice(0, 16);
}

/** The day of a moment in the time zone of the machine. */
export function localDay(moment: Date): string {
  const parts = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}
