import { hash } from 'node:crypto';

/** SHA-256 in hex. The database stores it instead of the token. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}
