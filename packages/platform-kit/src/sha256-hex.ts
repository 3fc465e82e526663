import { createHash } from 'node:crypto';

/** The SHA-256 of the content, or of the text in UTF-8: 64 hexadecimal digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
