import { defineErrors } from '@signalbox/api';

export const listsErrors = defineErrors({
  /** Correct the schema of the model: `detail` says what is wrong with it. */
  modelUnusable: { code: 100_080_001, status: 400 },
  /** Ask an administrator: a rule of the model rejects fields that the user may not see. */
  hiddenFieldInvalid: { code: 100_080_002, status: 400 },
  /** Narrow the filter, or sort by nothing: no index serves the list. */
  listTooSlow: { code: 100_080_010, status: 400 },
  /** Send the same query again in some minutes. */
  indexBeingBuilt: { code: 100_080_011, status: 400 },
  /** Wait until the user's bulk change has ended, or abort it. */
  bulkRunning: { code: 100_080_003, status: 400 },
  /** Try again once the bulk changes of other users have ended. */
  bulkBusy: { code: 100_080_004, status: 429 },
  /** Wait until a download of an export has ended. */
  exportBusy: { code: 100_080_005, status: 429 },
  /** Export as CSV or NDJSON, or with a filter: a worksheet has no more rows than the message says. */
  tooManyRows: { code: 100_080_006, status: 400 },
  /** Request a new link: this one was used or has expired. */
  exportLinkInvalid: { code: 100_080_007, status: 401 },
});
