import type { NoticeLogEntry } from '../../shared/notice-log';

/**
 * True for a message that may change soon: it waits, is being sent, or was accepted a moment ago and has no receipt yet.
 * `now`: milliseconds since 1970.
 */
export function mayChange({ status, endTime }: Pick<NoticeLogEntry, 'status' | 'endTime'>, now: number): boolean {
  if (status === 'queued' || status === 'sending') return true;
  return status === 'accepted' && endTime !== undefined && now - Date.parse(endTime) < receiptMilliseconds;
}

/** Most receipts come sooner. */
const receiptMilliseconds = 60_000;
