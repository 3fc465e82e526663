import type { NoticeProblem } from './notice';

/** By the property of the settings. */
export type NoticeProvider = 'dingtalk' | 'email' | 'wechat' | 'sms';
export const noticeProviders: readonly NoticeProvider[] = ['dingtalk', 'email', 'wechat', 'sms'];

/**
 * `queued`: waits for its first or next try · `sending` · `accepted`: by the provider, which did not say yet whether it
 * arrived · `delivered` · `read`: where the provider says so · `failed`: for good · `unknown`: the platform cannot know whether
 * the provider accepted it, so it is not sent again by itself.
 */
export type NoticeStatus = 'queued' | 'sending' | 'accepted' | 'delivered' | 'read' | 'failed' | 'unknown';
export const noticeStatuses: readonly NoticeStatus[] = [
  'queued',
  'sending',
  'accepted',
  'delivered',
  'read',
  'failed',
  'unknown',
];

/** A user may send a message with one of these again. */
export const resendable: ReadonlySet<NoticeStatus> = new Set<NoticeStatus>(['failed', 'unknown']);

/** A message as the delivery log shows it: without its text and its values, which may be confidential. Times as ISO 8601. */
export interface NoticeLogEntry {
  id: string;
  createTime: string;
  /** Name of the user; missing for an alert of the platform. */
  createdBy?: string;
  provider: NoticeProvider;
  /** Sent by *Send test* with values that were not saved. It cannot be sent again. */
  isTest?: true;
  /** Only the ends of the recipient; so it is in `ids` and in the answer of `problem`. */
  to: string;
  /** Only e-mails have it; for others, it says here what they are about. */
  subject?: string;
  template?: string;
  status: NoticeStatus;
  tries: number;
  /** Time of the next try of a queued message that was tried before. */
  nextTime?: string;
  endTime?: string;
  /** By the provider's own names. */
  ids: Record<string, string>;
  problem?: NoticeProblem;
}

/** Answer of POST core/notice/log/export: a link for one download, valid for a minute. */
export interface NoticeExportLink {
  /** Below `/rest`. */
  url: string;
  name: string;
}
