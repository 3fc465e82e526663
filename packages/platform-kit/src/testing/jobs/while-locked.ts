import type { PlatformKit } from '../../contract';

/** Runs `use` under the lock of the platform, like a running job. `crashedJobId`: a job that does not run. */
export function whileLocked(
  { jobs }: Pick<PlatformKit, 'jobs'>,
  crashedJobId: string,
  use: () => Promise<void>,
): Promise<void> {
  return jobs.withLock({ crashedJobId }, use);
}
