import { instantOf } from '@signalbox/schemas/instant-of';
import type { JsonValue } from '@signalbox/schemas/json';

interface DeviceReport {
  /** ISO, as the record has it. */
  reportedAt: JsonValue | undefined;
  intervalMinutes: JsonValue | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** False for a device that has not reported within its interval, or never. Undefined for one without an interval. */
export function isDeviceOnline({ reportedAt, intervalMinutes, now }: DeviceReport): boolean | undefined {
  if (typeof intervalMinutes !== 'number' || intervalMinutes <= 0) return undefined;
  const reported = typeof reportedAt === 'string' ? instantOf(reportedAt) : Number.NaN;
  return !Number.isNaN(reported) && now - reported <= intervalMinutes * 60_000;
}
