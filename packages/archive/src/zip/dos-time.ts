/** The earliest moment that a zip header can express. */
export const earliestDosTime = new Date(Date.UTC(1980, 0, 1));

/** Date and time fields of a zip header, in UTC, to two seconds; clamped to 1980 … 2107. */
export function dosTime(moment: Date): { date: number; time: number } {
  const year = moment.getUTCFullYear();
  if (!(year >= 1980)) return dosTime(earliestDosTime);
  if (year > 2107) return dosTime(new Date(Date.UTC(2107, 11, 31, 23, 59, 58)));
  return {
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
  };
}
