import { PlatformError } from '@signalbox/api';
import { backupErrors } from '../../shared/errors';

const reasons = ['filesGivenUp', 'filesGivenUpReturned'] as const;
export type AbandonReason = (typeof reasons)[number];

/** The error of a job whose files a user abandoned. Errors and reasons have the same names. */
export function filesAbandoned(reason: AbandonReason): PlatformError {
  return new PlatformError(backupErrors[reason], { params: { reason } });
}

export function isAbandonReason(reason: string): reason is AbandonReason {
  return (reasons as readonly string[]).includes(reason);
}
