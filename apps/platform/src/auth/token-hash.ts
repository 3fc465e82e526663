import { hash } from 'node:crypto';

/** SHA-256 in hex: what is stored of a token, which itself is stored nowhere. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
