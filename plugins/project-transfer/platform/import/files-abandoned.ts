import { PlatformError } from '@signalbox/api';

const reason = 'importFilesGivenUp';

/** The error of an import whose files a user abandoned. */
export function filesAbandoned(): PlatformError {
  return new PlatformError(reason, { params: { reason } });
}

export function isAbandonReason(code: string | undefined): boolean {
  return code === reason;
}
