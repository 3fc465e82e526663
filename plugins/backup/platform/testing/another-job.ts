import type { JobContext } from '@signalbox/jobs';

/** A job that the default project may start in parallel with those under test. */
export function anotherJob(run: (context: JobContext) => Promise<void>) {
  return { kind: 'verify', target: { project: 'default', name: 'Other' }, creator: 'ada', run };
}
