import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { type AeKeys, macBytes } from './ae-keys';
import { KeyStream } from './key-stream';

/** Encrypts one entry, chunk by chunk. */
export function createEncryption({ cipherKey, macKey }: AeKeys) {
  const keyStream = new KeyStream(blockCipher(cipherKey));
  const mac = createHmac('sha1', macKey);
  return {
    update(chunk: Uint8Array): Uint8Array {
      const encrypted = keyStream.apply(chunk);
      mac.update(encrypted);
      return encrypted;
    },
    mac: (): Buffer => mac.digest().subarray(0, macBytes),
  };
}

/** Decrypts one entry. Do not trust its output before `isGenuine` has returned true. */
export function createDecryption({ cipherKey, macKey }: AeKeys) {
  const keyStream = new KeyStream(blockCipher(cipherKey));
  const mac = createHmac('sha1', macKey);
  return {
    update(encrypted: Uint8Array): Uint8Array {
      mac.update(encrypted);
      return keyStream.apply(encrypted);
    },
    isGenuine: (expected: Uint8Array): boolean => timingSafeEqual(mac.digest().subarray(0, macBytes), expected),
  };
}

function blockCipher(key: Buffer): (blocks: Uint8Array) => Buffer {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return (blocks) => cipher.update(blocks);
}
