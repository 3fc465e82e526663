import { createDecipheriv } from 'node:crypto';

interface EventKey {
  /** `EncodingAESKey`: base64 of 32 bytes, without its last `=`. */
  key: string;
  appid: string;
}

export const isEventKey = (text: string): boolean => /^[A-Za-z0-9]{43}$/.test(text);

/**
 * The XML of an encrypted event: AES-256-CBC of 16 random bytes, the length of the XML, the XML and the AppID, padded to blocks of 32
 * bytes. The first half of the key is the initial vector. Undefined for another key, another account or none, and what is no
 * such text.
 */
export function decryptEvent(encrypted: string, { key, appid }: EventKey): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64');
  if (!isEventKey(key) || appid === '' || bytes.length === 0 || bytes.length % 16 !== 0) return undefined;
  const secret = Buffer.from(key, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', secret, secret.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  const content = padded.subarray(0, Math.max(0, padded.length - padding));
  if (padding < 1 || padding > 32 || content.length < headBytes) return undefined;
  const end = headBytes + content.readUInt32BE(randomBytes);
  return content.subarray(end).toString() === appid ? content.subarray(headBytes, end).toString() : undefined;
}

const randomBytes = 16;
/** With the length. */
const headBytes = randomBytes + 4;
