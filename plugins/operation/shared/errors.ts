import { defineErrors } from '@signalbox/api';

export const operationErrors = defineErrors({
  /** Start another server first: all others are stopped, gone or drained. */
  lastServer: { code: 100_010_080, status: 400 },
  /** Wait until it has ended, or enable it. */
  workNotReady: { code: 100_010_081, status: 400, detail: 'name' },
});
