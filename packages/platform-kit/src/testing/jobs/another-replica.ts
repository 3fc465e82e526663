import type { Jobs } from '@signalbox/jobs';
import { pino } from 'pino';
import type { PlatformKit } from '../../contract';
import { createKitJobs } from '../../jobs';

/** The kit of a second replica, with its own jobs. */
export function anotherReplica(
  kit: Omit<PlatformKit, 'jobs' | 'every' | 'intervals'>,
  defineJobs: (jobs: Jobs) => void,
): PlatformKit {
  const own = createKitJobs(kit, pino({ level: 'silent' }));
  defineJobs(own.jobs);
  return { ...kit, ...own };
}
