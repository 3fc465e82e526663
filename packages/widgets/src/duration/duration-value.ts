import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isNumber } from '../json-kinds';
import { isTimeUnit, timeUnits, type Duration, type TimeUnit } from './time-units';

export function isDuration(value: JsonValue | undefined): value is Duration {
  return isJsonObject(value) && isTimeUnit(value.unit) && isNumber(value.count ?? null);
}

/** `ui:options` of a duration: `units` (all by default) and `minSeconds`. */
export function durationOptions(options: JsonObject): { units: readonly TimeUnit[]; minSeconds?: number } {
  const units = Array.isArray(options.units) ? options.units.filter(isTimeUnit) : [];
  return {
    units: units.length > 0 ? units : timeUnits,
    minSeconds: typeof options.minSeconds === 'number' ? options.minSeconds : undefined,
  };
}
