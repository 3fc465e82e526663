import type { JsonObject } from '@signalbox/schemas';

/** What every replica is told of a save. Too many fields for one notification are told as '', the pointer of the whole. */
export function settingNotice(notice: { project: string; revision: number; pointers: string[] }): JsonObject {
  const isShort = Buffer.byteLength(JSON.stringify(notice.pointers)) <= maxPointersBytes;
  return { ...notice, pointers: isShort ? notice.pointers : [''] };
}

/** A notification holds 7,900 bytes at most; the rest is for its frame. */
const maxPointersBytes = 7_000;
