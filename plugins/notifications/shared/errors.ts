import { defineErrors } from '@signalbox/api';

export const noticeErrors = defineErrors({
  /** Wait until messages of this project have been sent: 10,000 wait already. */
  noticeQueueFull: { code: 100_010_060, status: 429 },
  /** Leave the message alone: only one that has failed, or may not have been accepted, can be sent again. */
  noticeNotFailed: { code: 100_010_061, status: 400 },
  /** Send another test: this one was sent with values that were not saved. */
  noticeIsTest: { code: 100_010_063, status: 400 },
});
