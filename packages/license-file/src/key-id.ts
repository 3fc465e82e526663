import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The public half of a private or public key: SPKI in base64. */
export function publicKeyOf(key: KeyObject): string {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** Id of a public key (SPKI in base64): the first 16 hexadecimal digits of its SHA-256. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16);
}
