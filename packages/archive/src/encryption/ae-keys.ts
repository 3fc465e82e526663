import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** Bytes that WinZip AE with AES-256 puts around an entry: salt and check before it, a truncated MAC after it. */
export const saltBytes = 16;
export const checkBytes = 2;
export const macBytes = 10;
export const encryptionBytes = saltBytes + checkBytes + macBytes;

export interface AeKeys {
  salt: Buffer;
  cipherKey: Buffer;
  macKey: Buffer;
  /** Two bytes that reject most wrong passwords at once. One in 65,536 passes and fails at the MAC. */
  check: Buffer;
}

/**
 * Keys of one entry. The format defines 1,000 rounds. It defines no character set, so a password is encoded as composed UTF-8:
 * the same password typed on another system is equal.
 */
export async function deriveKeys(password: string, salt: Buffer): Promise<AeKeys> {
  const bytes = await derive(password.normalize('NFC'), salt, 1_000, 32 + 32 + checkBytes, 'sha1');
  return { salt, cipherKey: bytes.subarray(0, 32), macKey: bytes.subarray(32, 64), check: bytes.subarray(64) };
}

/**
 * Fresh keys for each entry. A salt is never used twice, because two entries would then share one key stream.
 * The next keys are derived on the thread pool in the meantime.
 */
export function keySupply(password: string): () => Promise<AeKeys> {
  const fresh = () => {
    const keys = deriveKeys(password, randomBytes(saltBytes));
    // Awaited later; until then a failure must not count as unhandled.
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
