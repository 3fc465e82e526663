import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { backupErrors } from '../../../shared/errors';
import { backupRecord } from '../../records/backup-record';
import { filesAbandoned, isAbandonReason } from '../files-abandoned';
import type { HealthError, RestoreJournal } from '../journal/journal';
import type { RestoreAddress } from '../journal/restore-record';
import type { RestoreTotals } from '../../../shared/backup-record';

/** The error of a restore that was rolled back. */
export function restoreReturned({ reason, params = {} }: HealthError): PlatformError {
  const detail = [reason, ...Object.values(params)].join(' ');
  return new PlatformError(backupErrors.restoreReturned, { detail, params: { ...params, reason } });
}

/** The error that the check found before the rollback was interrupted. */
export function errorOf({ state, details }: RestoreJournal): HealthError | undefined {
  return details.fault ?? (state === 'returning' ? { reason: 'returnBegun' } : undefined);
}

/** The result when another replica has ended the restore meanwhile. */
export async function endedElsewhere(kit: PlatformKit, address: RestoreAddress): Promise<RestoreTotals> {
  const record = await backupRecord(kit, address);
  if (record?.status === 'succeed') return record.counts ?? [];
  if (record?.status !== 'fail') throw new Error(`The restore ${address.id} has no journal`);
  const { reason = 'returnBegun', ...params } = record.reason ?? {};
  if (isAbandonReason(reason)) throw filesAbandoned(reason);
  throw restoreReturned({ reason: reason as HealthError['reason'], params });
}
