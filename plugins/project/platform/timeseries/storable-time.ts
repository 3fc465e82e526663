import { instantOf } from '@signalbox/schemas/instant-of';

/** Parses a moment in the notation of JSON, or milliseconds since 1970. Undefined unless PostgreSQL can store the time as ISO text: in UTC, years 1 to 9999. */
export function storableTime(input: string | number): Date | undefined {
  const time = new Date(typeof input === 'string' ? instantOf(input) : input);
  const isStorable = time.getTime() >= firstMilliseconds && time.getTime() <= lastMilliseconds;
  return isStorable ? time : undefined;
}

const firstMilliseconds = Date.parse('0001-01-01T00:00:00.000Z');
const lastMilliseconds = Date.parse('9999-12-31T23:59:59.999Z');
