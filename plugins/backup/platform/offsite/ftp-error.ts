import { FTPError } from 'basic-ftp';
import type { FtpTarget } from './ftp-target';
import type { OffsiteReason } from '../../shared/offsite';

export class OffsiteError extends Error {
  constructor(
    readonly reason: OffsiteReason,
    /** Reply of the server, or message of the connection. '' when there is none. */
    readonly reply: string,
  ) {
    super(reply === '' ? reason : `${reason}: ${reply}`);
    this.name = 'OffsiteError';
  }
}

/** Converts an error of the FTP client to one for users, without local paths and the password of `target`. */
export function offsiteError(error: unknown, target: FtpTarget): OffsiteError {
  if (error instanceof OffsiteError) return error;
  if (error instanceof FTPError) return new OffsiteError('refused', shownReply(error.message, target));
  if (isUntrusted(error)) return new OffsiteError('untrusted', shownReply(error.message, target));
  if (!(error instanceof Error) || 'path' in error) return new OffsiteError('archiveUnreadable', '');
  const isStarted = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
  return new OffsiteError(isStarted ? 'unreachable' : 'interrupted', shownReply(error.message, target));
}

/** Error codes of OpenSSL and Node.js for certificates. */
function isUntrusted(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /CERT|ISSUER|SELF_SIGNED|CRL|UNABLE_TO_VERIFY/.test(error.code)
  );
}

/** A server's reply in a form that may be shown: one line, truncated, without the password. */
export function shownReply(text: string, { password }: FtpTarget): string {
  const safe = password === '' ? text : text.replaceAll(password, '•••');
  return safe
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxReplyCharacters);
}

const maxReplyCharacters = 300;
