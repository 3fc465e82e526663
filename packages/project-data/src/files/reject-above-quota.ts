import { quotaExceeded } from '@signalbox/platform-kit';
import type { FilesPlan, PlannedFile } from './plan-files';

/**
 * Throws `quotaExceeded` when the media library would exceed its quota (undefined: no limit). A library that already
 * exceeds it is accepted as long as it does not grow.
 */
export function rejectAboveQuota({ files, existing }: FilesPlan, quotaBytes: number | undefined): void {
  const usedBytes = existing.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const nextBytes = [...files.values()].reduce((sum, file) => sum + bytesOf(file), 0);
  if (quotaBytes !== undefined && nextBytes > quotaBytes && nextBytes > usedBytes)
    throw quotaExceeded({ usedBytes, quotaBytes });
}

function bytesOf(file: PlannedFile): number {
  return file.from === 'existing' ? file.file.bytes : (file.bytes ?? file.entry.size);
}
