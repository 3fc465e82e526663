import type { ArchiveErrorReason } from '../../archive-error';
import { rawEntries, type RawEntry } from '../raw-zip';

/** Bytes that must not be read as an archive, and why. */
export interface RejectedArchive {
  reason: ArchiveErrorReason;
  what: string;
  bytes: () => Buffer;
  password?: string;
}

/** The content of an intact archive, to be damaged. */
export const page = { 'html/a.txt': Buffer.from('hello') };

/** The entries of the intact archive, and one more under `name`. */
export function withEntry(name: string): RawEntry[] {
  return [...rawEntries(page), { name, content: Buffer.from('x') }];
}
