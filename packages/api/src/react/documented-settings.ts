import durationSchema from '@signalbox/schemas/shared/duration.json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { withLegacyReminder } from '@signalbox/schemas/legacy-reminder';

/**
 * Settings of an existing platform as the forms of this console know them: the file type `3d file` is `3d`, a duration that
 * has only its seconds has a count and a unit too, and one without seconds is not set, like a value that is null.
 */
export function documentedSettings(settings: JsonObject): JsonObject {
  const { routers, mediaLibraryAllowList: list, ...rest } = withLegacyReminder(settings);
  return {
    ...withDurations(rest),
    ...(routers !== undefined && { routers }),
    ...(list !== undefined && { mediaLibraryAllowList: Array.isArray(list) ? list.map(withKnownType) : list }),
  };
}

function withKnownType(entry: JsonValue): JsonValue {
  return isJsonObject(entry) && entry.name === '3d file' ? { ...entry, name: '3d' } : entry;
}

function withDurations(values: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const read = durationOf(value);
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

function durationOf(value: JsonValue): JsonValue | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => (isJsonObject(item) ? withDurations(item) : item));
  if (!isJsonObject(value)) return value;
  const names = Object.keys(value);
  const isDuration = names.length > 0 && names.every((name) => name in durationSchema.properties);
  if (!isDuration || typeof value.count === 'number') return isDuration ? value : withDurations(value);
  const { time, unit } = value;
  if (typeof time !== 'number' || time <= 0) return undefined;
  for (const each of [String(unit), ...Object.keys(factors)]) {
    const count = time / (factors[each] ?? Number.NaN);
    if (Number.isInteger(count) && count <= durationSchema.properties.count.maximum) return { count, unit: each, time };
  }
  return value;
}

/** Seconds of each unit, the longest one first. */
const factors: Record<string, number> = durationSchema.product.factors;
