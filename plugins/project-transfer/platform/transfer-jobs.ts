import type { JobKind, Jobs } from '@signalbox/jobs';
import { transferJobs, transferPermissions } from '../shared/transfer-jobs';
import { transferError } from './transfer-error';

/** Recovers an export or import of a crashed process. Undefined when it failed. */
export type Recoverer = NonNullable<JobKind['recover']>;

/**
 * Defines the jobs of project exports and imports. Both belong to a request, which ends with its server: it waits for the file of
 * an export, and has the file of an import. So they do not run again, and no password of an archive is stored.
 */
export function defineTransferJobs(jobs: Jobs, recover: Recoverer): void {
  for (const { kind, type } of Object.values(transferJobs))
    jobs.define(kind, { type, permissions: transferPermissions, toError: transferError, recover });
}
