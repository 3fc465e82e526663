import licenseLimits from '@signalbox/schemas/data/license-limits.json';

/** Names of what this version limits, then those of limits that it does not know. */
export function limitNames(...limits: readonly Record<string, number>[]): string[] {
  return [...new Set([...Object.keys(licenseLimits), ...limits.flatMap((limit) => Object.keys(limit))])];
}
