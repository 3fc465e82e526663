/** Seconds per unit. A month is a twelfth of a mean year (365.2421… days), a year is 365 days: the ecosystem's own numbers. */
export const secondsPerUnit = { Y: 31_536_000, M: 2_629_822, w: 604_800, d: 86_400, h: 3600, m: 60, s: 1 } as const;

export type TimeUnit = keyof typeof secondsPerUnit;

/** A length of time; `time` is the same in whole seconds. */
export type Duration = { count: number; unit: TimeUnit; time: number };

export const timeUnits: readonly TimeUnit[] = ['Y', 'M', 'w', 'd', 'h', 'm', 's'];
export const maxCount = 1000;

export function isTimeUnit(value: unknown): value is TimeUnit {
  return typeof value === 'string' && Object.hasOwn(secondsPerUnit, value);
}

export interface DurationOptions {
  count: number;
  unit: TimeUnit;
  /** The shortest duration allowed, in seconds; 0 where there is none. */
  minSeconds?: number;
}

/** Whole count within 1 … 1000, raised so that the duration is never shorter than `minSeconds`. */
export function durationOf({ count, unit, minSeconds }: DurationOptions): Duration {
  const raised = Math.max(Math.round(count), minCount({ unit, minSeconds }));
  const clamped = Math.min(raised, maxCount);
  return { count: clamped, unit, time: clamped * secondsPerUnit[unit] };
}

/** The least count of `unit` that reaches `minSeconds`; never less than 1. */
export function minCount({ unit, minSeconds = 0 }: Omit<DurationOptions, 'count'>): number {
  return Math.max(1, Math.ceil(minSeconds / secondsPerUnit[unit]));
}

/** The unit to begin with where none is chosen yet: minutes, else the shortest on offer. */
export function usualUnit(units: readonly TimeUnit[]): TimeUnit {
  return units.includes('m') ? 'm' : (units.at(-1) ?? 'd');
}

/** Units in which `minSeconds` can be reached with a count of at most 1000. */
export function unitsReaching(units: readonly TimeUnit[], minSeconds = 0): TimeUnit[] {
  return units.filter((unit) => minCount({ unit, minSeconds }) <= maxCount);
}
