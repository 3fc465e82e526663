import { createHash, timingSafeEqual } from 'node:crypto';
import type { WechatReceiptQuery } from '../../shared/generated/types';

type Signed = Pick<WechatReceiptQuery, 'signature' | 'timestamp' | 'nonce'>;

interface SignatureOptions {
  /** The secret that the account and the platform share. */
  token: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * True for a call that WeChat has signed within the last minutes: SHA-1 of token, time and nonce, in alphabetical order. It signs
 * neither the project nor the content of the call.
 */
export function isSigned({ signature, timestamp, nonce }: Signed, { token, now }: SignatureOptions): boolean {
  const expected = createHash('sha1').update([token, timestamp, nonce].toSorted().join('')).digest();
  const given = Buffer.from(signature, 'hex');
  const isRecent = Math.abs(Number(timestamp) * 1_000 - now) <= validMilliseconds;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

const validMilliseconds = 15 * 60_000;
