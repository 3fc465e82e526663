import type { JobKind, Jobs } from '@signalbox/jobs';
import { transferJobs, transferPermissions } from '../shared/transfer-jobs';
import { configError } from './transfer-error';

/** Recovers an export or import of a crashed process. Undefined when it failed. */
export type Recoverer = NonNullable<JobKind['recover']>;

/** Defines the jobs of project exports and imports. */
export function defineTransferJobs(jobs: Jobs, recover: Recoverer): void {
  for (const { kind, type } of Object.values(transferJobs))
    jobs.define(kind, { type, permissions: transferPermissions, toError: configError, recover });
}
