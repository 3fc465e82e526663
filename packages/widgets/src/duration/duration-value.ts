import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isNumberValue, type NumberValue } from '../number/number-value';
import { isTimeUnit, timeUnits, type Duration, type TimeUnit } from './time-units';

/** A duration in a draft, whose count may be no number yet. */
export type DraftDuration = Omit<Duration, 'count'> & { count: NumberValue };

export function isDuration(value: JsonValue | undefined): value is DraftDuration {
  return isJsonObject(value) && isTimeUnit(value.unit) && isNumberValue(value.count ?? null);
}

/** `ui:options` of a duration: `units` (all by default) and `minSeconds`. */
export function durationOptions(options: JsonObject): { units: readonly TimeUnit[]; minSeconds?: number } {
  const units = Array.isArray(options.units) ? options.units.filter(isTimeUnit) : [];
  return {
    units: units.length > 0 ? units : timeUnits,
    minSeconds: typeof options.minSeconds === 'number' ? options.minSeconds : undefined,
  };
}
