import { defineErrors } from '@signalbox/api';

export const transferErrors = defineErrors({
  /** Renew the license of the project: imports need a valid one. */
  projectExpired: { code: 100_060_020, status: 400 },
  /** No action: a user aborted it, and nothing has changed. */
  operationStopped: { code: 100_060_021, status: 400 },
  /** Check the files of the platform: a user abandoned those of the import, and the imported data remains. */
  importFilesGivenUp: { code: 100_060_034, status: 500 },
});
