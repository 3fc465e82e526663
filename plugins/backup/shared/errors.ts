import { defineErrors } from '@signalbox/api';

export const backupErrors = defineErrors({
  /** Lift the protection first. */
  backupProtected: { code: 100_060_003, status: 400, detail: 'name' },
  /** Wait until the restore that needs it has ended. */
  backupInUse: { code: 100_060_022, status: 400, detail: 'name' },
  /** Request a new link: this one was used or has expired. */
  ticketInvalid: { code: 100_060_004, status: 401 },
  /** Choose another backup: the health check that `detail` names failed after the restore, which was rolled back. */
  restoreReturned: { code: 100_060_009, status: 500 },
  /** Check the files of the platform: a user abandoned those of the restore, and the health check did not run. */
  filesGivenUp: { code: 100_060_032, status: 500 },
  /** As `filesGivenUp`, after the data was rolled back to the state before. */
  filesGivenUpReturned: { code: 100_060_033, status: 500 },
});
