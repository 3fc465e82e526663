import { createIntervals, createJobs, type JobsDeps } from '@signalbox/jobs';
import { newObjectId } from '../collections';
import type { PlatformKit } from '../contract';
import { createLicenseReader, requireRoute } from '../license';
import { errorBody } from '../rest';

type JobsKit = Pick<PlatformKit, 'pool' | 'clock' | 'notify' | 'listen' | 'onGap' | 'currentViewer' | 'drain'>;

/** The jobs and the periodic work of one replica, with the dependencies from its kit. */
export function createKitJobs(
  { pool, clock, notify, listen, onGap, currentViewer, drain }: JobsKit,
  log: JobsDeps['log'],
): Pick<PlatformKit, 'jobs' | 'every' | 'intervals'> {
  const readLicense = createLicenseReader(pool);
  const intervals = createIntervals({ log });
  const jobs = createJobs({
    pool,
    clock,
    notify,
    listen,
    onGap,
    log,
    currentViewer,
    requireLicense: ({ route, project }) =>
      requireRoute({ readLicense, clock }, { method: 'POST', url: `/rest/${route}`, project }),
    isDrained: () => drain.isOn(),
    newId: () => newObjectId(clock.now()),
    messageOf: (error, language) => errorBody(error, language).message,
  });
  return { jobs, every: intervals.every, intervals };
}
