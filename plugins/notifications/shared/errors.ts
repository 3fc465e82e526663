import { defineErrors } from '@signalbox/api';

export const noticeErrors = defineErrors({
  /** Wait until messages of this project have been sent: 10,000 wait already. */
  noticeQueueFull: { code: 100_010_060, status: 429 },
});
