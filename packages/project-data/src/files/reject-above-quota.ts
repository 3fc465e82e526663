import { quotaExceeded } from '@signalbox/platform-kit';
import type { FilesPlan, PlannedFile } from './plan-files';

/**
 * Throws `quotaExceeded` where the media library would have more bytes than it may; undefined: it may have any number. A
 * library that is above it already is let be as long as it does not grow.
 */
export function rejectAboveQuota({ files, held }: FilesPlan, quotaBytes: number | undefined): void {
  const usedBytes = held.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const nextBytes = [...files.values()].reduce((sum, file) => sum + bytesOf(file), 0);
  if (quotaBytes !== undefined && nextBytes > quotaBytes && nextBytes > usedBytes)
    throw quotaExceeded({ usedBytes, quotaBytes });
}

function bytesOf(file: PlannedFile): number {
  return file.from === 'held' ? file.file.bytes : (file.bytes ?? file.entry.size);
}
