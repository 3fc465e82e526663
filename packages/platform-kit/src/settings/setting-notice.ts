import type { JsonObject } from '@signalbox/schemas';

/** The notification of a save for all replicas. Too many fields for one notification are replaced by '', the pointer of the document. */
export function settingNotice(notice: { project: string; revision: number; pointers: string[] }): JsonObject {
  const isShort = Buffer.byteLength(JSON.stringify(notice.pointers)) <= maxPointersBytes;
  return { ...notice, pointers: isShort ? notice.pointers : [''] };
}

/** A notification has at most 7,900 bytes; the rest is for its frame. */
const maxPointersBytes = 7_000;
