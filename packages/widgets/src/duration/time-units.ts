/**
 * Seconds per unit. A month is a twelfth of a mean year (365.2421… days), a year is 365 days, as known clients
 * calculate.
 */
export const secondsPerUnit = { Y: 31_536_000, M: 2_629_822, w: 604_800, d: 86_400, h: 3600, m: 60, s: 1 } as const;

export type TimeUnit = keyof typeof secondsPerUnit;

/** A length of time; `time` is the same in whole seconds. */
export type Duration = { count: number; unit: TimeUnit; time: number };

export const timeUnits: readonly TimeUnit[] = ['Y', 'M', 'w', 'd', 'h', 'm', 's'];
export const maxCount = 1000;

export function isTimeUnit(value: unknown): value is TimeUnit {
  return typeof value === 'string' && Object.hasOwn(secondsPerUnit, value);
}

interface DurationOptions {
  count: number;
  unit: TimeUnit;
  /** The shortest allowed duration in seconds; 0 without a minimum. */
  minSeconds?: number;
}

/** An integer count from 1 to 1000, raised so that the duration is not shorter than `minSeconds`. */
export function durationOf({ count, unit, minSeconds }: DurationOptions): Duration {
  const raised = Math.max(Math.round(count), minCount({ unit, minSeconds }));
  const clamped = Math.min(raised, maxCount);
  return { count: clamped, unit, time: clamped * secondsPerUnit[unit] };
}

/** The smallest count of `unit` that reaches `minSeconds`, at least 1. */
export function minCount({ unit, minSeconds = 0 }: Omit<DurationOptions, 'count'>): number {
  return Math.max(1, Math.ceil(minSeconds / secondsPerUnit[unit]));
}

/** The initial unit: minutes, else the shortest one offered. */
export function usualUnit(units: readonly TimeUnit[]): TimeUnit {
  return units.includes('m') ? 'm' : (units.at(-1) ?? 'd');
}

/** Units that reach `minSeconds` with a count of at most 1000. */
export function unitsReaching(units: readonly TimeUnit[], minSeconds = 0): TimeUnit[] {
  return units.filter((unit) => minCount({ unit, minSeconds }) <= maxCount);
}
