import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';

/** Bytes that a project's settings allow for its media library; undefined: any number. */
export function mediaQuotaBytes({ mediaLibraryQuota }: JsonObject): number | undefined {
  return typeof mediaLibraryQuota === 'number' ? mediaLibraryQuota * gigabyte : undefined;
}

export function quotaExceeded({ usedBytes, quotaBytes }: { usedBytes: number; quotaBytes: number }): PlatformError {
  const params = { used: gigabytes(usedBytes), limit: gigabytes(quotaBytes) };
  return new PlatformError('quotaExceeded', { field: 'file', params });
}

function gigabytes(bytes: number): string {
  return String(Math.round((bytes / gigabyte) * 10) / 10);
}

const gigabyte = 2 ** 30;
