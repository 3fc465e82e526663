import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** Bytes that WinZip AE with AES-256 puts around an entry: salt and check before it, the end of a MAC after it. */
export const saltLength = 16;
export const checkLength = 2;
export const macLength = 10;
export const codingLength = saltLength + checkLength + macLength;

export interface AeKeys {
  salt: Buffer;
  cipherKey: Buffer;
  macKey: Buffer;
  /** Two bytes that tell most wrong codes at once; one in 65,536 passes, and fails at the MAC. */
  check: Buffer;
}

/**
 * Keys of one entry. The count of rounds, 1,000, is the format's. The format names no character set: a code goes in as
 * UTF-8, composed, so that one typed on another system is the same.
 */
export async function deriveKeys(code: string, salt: Buffer): Promise<AeKeys> {
  const bytes = await derive(code.normalize('NFC'), salt, 1_000, 32 + 32 + checkLength, 'sha1');
  return { salt, cipherKey: bytes.subarray(0, 32), macKey: bytes.subarray(32, 64), check: bytes.subarray(64) };
}

/**
 * Fresh keys, entry after entry; never one salt twice, which would give two entries one key stream.
 * The next ones are derived on the thread pool meanwhile.
 */
export function keySupply(code: string): () => Promise<AeKeys> {
  const fresh = () => {
    const keys = deriveKeys(code, randomBytes(saltLength));
    // Read when it is its turn; until then a failure must not count as unhandled.
    keys.catch(() => undefined);
    return keys;
  };
  const ready = Array.from({ length: 4 }, fresh);
  return () => {
    ready.push(fresh());
    return ready.shift()!;
  };
}

const derive = promisify(pbkdf2);
