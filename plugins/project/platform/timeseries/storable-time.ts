/** The moment that `said` names (ISO text, or milliseconds), if PostgreSQL can store it as ISO text: in UTC, in the years 1 to 9999. */
export function storableTime(said: string | number): Date | undefined {
  const time = new Date(said);
  const isStorable = time.getTime() >= firstMilliseconds && time.getTime() <= lastMilliseconds;
  return isStorable ? time : undefined;
}

const firstMilliseconds = Date.parse('0001-01-01T00:00:00.000Z');
const lastMilliseconds = Date.parse('9999-12-31T23:59:59.999Z');
