import type { Error } from '../../archive-error';
import { rawEntries, type RawEntry } from '../raw-zip';

/** Bytes that must not be read as an archive, and why. */
export interface RejectedArchive {
  reason: Error;
  what: string;
  bytes: () => Buffer;
  code?: string;
}

/** The content of a sound archive, to be spoilt. */
export const page = { 'html/a.txt': Buffer.from('hello') };

/** The sound archive's entries, and one more under `name`. */
export function withEntry(name: string): RawEntry[] {
  return [...rawEntries(page), { name, content: Buffer.from('x') }];
}
