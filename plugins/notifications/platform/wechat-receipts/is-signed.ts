import { createHash, timingSafeEqual } from 'node:crypto';
import type { WechatReceiptQuery } from '../../shared/generated/types';

interface Signed extends Pick<WechatReceiptQuery, 'timestamp' | 'nonce'> {
  /** `signature` of the call; for an encrypted event `msg_signature`. */
  signature: string;
  /** What `msg_signature` covers besides. */
  encrypted?: string;
}

interface SignatureOptions {
  /** The secret that the account and the platform share. */
  token: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * True for a call that WeChat has signed within the last minutes: SHA-1 of token, time, nonce and the encrypted event if there is one,
 * in alphabetical order. `signature` covers neither the project nor the content of the call.
 */
export function isSigned(
  { signature, timestamp, nonce, encrypted }: Signed,
  { token, now }: SignatureOptions,
): boolean {
  const signed = [token, timestamp, nonce, ...(encrypted === undefined ? [] : [encrypted])];
  const expected = createHash('sha1').update(signed.toSorted().join('')).digest();
  const given = Buffer.from(signature, 'hex');
  const isRecent = Math.abs(Number(timestamp) * 1_000 - now) <= validMilliseconds;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

const validMilliseconds = 15 * 60_000;
