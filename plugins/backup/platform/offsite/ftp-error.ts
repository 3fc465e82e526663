import { FTPError } from 'basic-ftp';
import type { FtpTarget } from './ftp-target';

/**
 * Why a copy did not get there: nothing answers; its certificate is not one to trust; the server says no; the connection
 * broke; what lies there is not what was sent; the archive is gone or cannot be read; no server is set, or the
 * operator allows none such; the copy before is
 * still being sent; the platform stopped or somebody ended the task.
 */
export type OffsiteReason =
  | 'unreachable'
  | 'untrusted'
  | 'refused'
  | 'interrupted'
  | 'differs'
  | 'archiveUnreadable'
  | 'notSet'
  | 'notAllowed'
  | 'busy'
  | 'stopped';

export interface OffsiteOutcome {
  status: 'ongoing' | 'succeed' | 'fail';
  reason?: OffsiteReason;
  /** The server's own words. */
  message: string;
  /** Of the copy on the server. */
  name?: string;
}

export class OffsiteErrorReason extends Error {
  constructor(
    readonly reason: OffsiteReason,
    /** The server's own, or those of the connection; '' where there are none. */
    readonly messages: string,
  ) {
    super(messages === '' ? reason : `${reason}: ${messages}`);
    this.name = 'OffsiteFault';
  }
}

/** What an error of the client is to people. Nothing in it tells of our files, nor the password of `target`. */
export function offsiteError(error: unknown, target: FtpTarget): OffsiteErrorReason {
  if (error instanceof OffsiteErrorReason) return error;
  if (error instanceof FTPError) return new OffsiteErrorReason('refused', shownMessages(error.message, target));
  if (isUntrusted(error)) return new OffsiteErrorReason('untrusted', shownMessages(error.message, target));
  if (!(error instanceof Error) || 'path' in error) return new OffsiteErrorReason('archiveUnreadable', '');
  const isStarted = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
  return new OffsiteErrorReason(isStarted ? 'unreachable' : 'interrupted', shownMessages(error.message, target));
}

/** By the names that OpenSSL and Node.js give to what they find wrong with a certificate. */
function isUntrusted(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /CERT|ISSUER|SELF_SIGNED|CRL|UNABLE_TO_VERIFY/.test(error.code)
  );
}

/** A server's words as they may be shown: on one line, not endless, and without the password if it repeats it. */
export function shownMessages(text: string, { password }: FtpTarget): string {
  const safe = password === '' ? text : text.replaceAll(password, '•••');
  return safe
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestMessages);
}

const longestMessages = 300;
