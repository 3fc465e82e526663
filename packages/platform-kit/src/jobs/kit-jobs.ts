import { createJobs, type Jobs, type JobsDeps } from '@signalbox/jobs';
import { newObjectId } from '../collections';
import type { PlatformKit } from '../contract';
import { errorBody } from '../rest';

/** The jobs of one replica, on what its kit consists of. */
export function createKitJobs(
  { pool, clock, notify, listen, onGap }: Pick<PlatformKit, 'pool' | 'clock' | 'notify' | 'listen' | 'onGap'>,
  log: JobsDeps['log'],
): Jobs {
  return createJobs({
    pool,
    clock,
    notify,
    listen,
    onGap,
    log,
    newId: () => newObjectId(clock.now()),
    messageOf: (error, language) => errorBody(error, language).message,
  });
}
