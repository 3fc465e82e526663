import { instantOf } from '@signalbox/schemas/instant-of';
import type { JsonValue } from '@signalbox/schemas/json';

/** The moment that a filter compares with: a text without a time zone is in UTC. Undefined for another value, such as 2026-06-31. */
export function timeOf(value: JsonValue): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const day = value.slice(0, 10);
  const isZoned = value.length <= 10 || /(?:z|[+-]\d\d:?(?:\d\d)?)$/i.test(value.slice(11));
  const time = new Date(instantOf(isZoned ? value : `${value}Z`));
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay && !Number.isNaN(time.getTime()) ? time : undefined;
}
