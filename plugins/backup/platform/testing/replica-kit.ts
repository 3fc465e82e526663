import type { PlatformKit } from '@signalbox/platform-kit';
import { createKitJobs } from '@signalbox/platform-kit/jobs';
import { pino } from 'pino';
import { defineTransferJobs } from '../config/transfer-jobs';
import { defineBackupJobs, type Recoverer } from '../job-kinds';

/** The kit of a second replica with its own jobs and the given recovery. */
export function replicaKit(
  kit: Omit<PlatformKit, 'jobs' | 'every' | 'intervals'>,
  ...recoverers: Recoverer[]
): PlatformKit {
  const own = createKitJobs(kit, pino({ level: 'silent' }));
  defineBackupJobs(own.jobs, recoverers);
  defineTransferJobs(own.jobs, recoverers[0] ?? (async () => undefined));
  return { ...kit, ...own };
}
