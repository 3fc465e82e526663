import type { PlatformKit } from '../../contract';

/** Holds the lock of the platform like a running job. `left`: id of a job that does not run. */
export function whileLocked(
  { jobs }: Pick<PlatformKit, 'jobs'>,
  left: string,
  use: () => Promise<void>,
): Promise<void> {
  return jobs.withLock({ left }, use);
}
