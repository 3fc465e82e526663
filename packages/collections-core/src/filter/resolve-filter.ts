import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { ListColumn } from '../columns/list-column';
import { momentOf, parseRelativeDate } from './date-math';
import { isDay, isMinute, localDay } from './days';

interface ResolveOptions {
  columns: readonly ListColumn[];
  now: Date;
}

/**
 * The filter with moments instead of relative dates and, in columns of moments, of days and minutes. Moments are
 * in UTC, without fractions and time zone.
 */
export function resolveFilter(filter: JsonObject, options: ResolveOptions): JsonObject {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      if (Array.isArray(value) && (key === '$and' || key === '$or'))
        return [key, value.map((each) => (isJsonObject(each) ? resolveFilter(each, options) : each))];
      const kind = options.columns.find(({ path }) => path === key)?.kind;
      return [key, kind === 'date' || kind === 'dateTime' ? resolved(value, kind, options.now) : value];
    }),
  );
}

function resolved(value: JsonValue, kind: 'date' | 'dateTime', now: Date): JsonValue {
  if (Array.isArray(value)) return value.map((each) => resolved(each, kind, now));
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, kind, now)]));
  if (typeof value !== 'string') return value;
  const relative = parseRelativeDate(value);
  if (relative) {
    const moment = momentOf(relative, now);
    return kind === 'date' ? localDay(moment) : momentText(moment);
  }
  if (kind === 'date') return value;
  if (isMinute(value)) return momentText(new Date(`${value}:00`));
  return isDay(value) ? momentText(new Date(`${value}T00:00:00`)) : value;
}

function momentText(moment: Date): string {
  return moment.toISOString().slice(0, 19);
}
