import { defaultLimits } from '@signalbox/archive';
import { tooManyFiles } from '../archives/operation-error';

/** Throws `backupTooManyFiles` for more entries than any reader of archives accepts: each is in memory while one is read. */
export function rejectTooMany(entries: number): void {
  if (entries > defaultLimits.maxEntries) throw tooManyFiles(String(entries));
}
