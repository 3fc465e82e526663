import type { PlatformKit } from '@signalbox/platform-kit';
import { anotherReplica } from '@signalbox/platform-kit/testing/jobs';
import { defineBackupJobs, type Recoverer } from '../job-kinds';

/** The kit of a second replica with its own jobs and the given recovery. */
export function replicaKit(
  kit: Omit<PlatformKit, 'jobs' | 'every' | 'intervals'>,
  ...recoverers: Recoverer[]
): PlatformKit {
  return anotherReplica(kit, (jobs) => defineBackupJobs(jobs, recoverers));
}
