import type { JobKind, Jobs } from '@signalbox/jobs';
import { configError } from './transfer-error';

/** Permission for exports and imports. */
export const transferPermission = 'backup.add';

/** Recovers an export or import of a crashed process. Undefined when it failed. */
export type Recoverer = NonNullable<JobKind['recover']>;

/** Defines the jobs of project exports and imports. */
export function defineTransferJobs(jobs: Jobs, recover: Recoverer): void {
  const permissions = { view: transferPermission, start: transferPermission };
  jobs.define('configExport', { type: 'config-export', permissions, toError: configError, recover });
  jobs.define('configImport', { type: 'config-import', permissions, toError: configError, recover });
}
