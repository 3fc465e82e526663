import { randomBytes } from 'node:crypto';

/** A new id of 24 hex digits. The first 8 are its second of creation, so ids sort by age, as known clients expect. */
export function newObjectId(nowMilliseconds: number): string {
  const seconds = Math.floor(nowMilliseconds / 1000) % 0x1_0000_0000;
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}
