import type { NoticeLogEntry } from '@signalbox/schemas/types';

/** By the property of the settings. */
export type NoticeProvider = NoticeLogEntry['provider'];
export type NoticeStatus = NoticeLogEntry['status'];

/** A user may send a message with one of these again. */
export const resendable: ReadonlySet<NoticeStatus> = new Set<NoticeStatus>(['failed', 'unknown']);
