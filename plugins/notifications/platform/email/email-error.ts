import type { NodemailerError } from 'nodemailer/lib/errors';
import type { NoticeCause } from '../../shared/notice';
import { NoticeError } from '../notice-error';
import { tlsError } from '../visit/open-socket';
import { smtpCodes } from './codes';

/** Converts an error of nodemailer. */
export function emailError(error: unknown): NoticeError {
  if (error instanceof NoticeError) return error;
  if (!(error instanceof Error)) return new NoticeError('interrupted', { isRetryable: true });
  const { code, command, response = '', responseCode, timeoutType }: NodemailerError = error;
  if (timeoutType !== undefined || code === 'ETIMEDOUT') return new NoticeError('timeout', { isRetryable: true });
  // A server without STARTTLS rejects the command; the certificate of one that has it fails in the handshake.
  if (code === 'ETLS' && (responseCode ?? 0) >= 500) return new NoticeError('noStartTls', { answer: response });
  if (code === 'ETLS' || tlsError(error).problem.cause === 'certificateUntrusted') return tlsError(error);
  if (responseCode === undefined) return new NoticeError('interrupted', { answer: error.message, isRetryable: true });
  const known = smtpCodes[String(responseCode)];
  return new NoticeError(known?.cause ?? causeOf(code, command), {
    code: String(responseCode),
    answer: response,
    isRetryable: known?.isRetryable ?? responseCode < 500,
  });
}

function causeOf(code: string | undefined, command: string | undefined): NoticeCause {
  if (code === 'EAUTH') return 'wrongPassword';
  if (command?.startsWith('MAIL')) return 'senderRejected';
  if (command?.startsWith('RCPT')) return 'recipientUnknown';
  return code === 'EMESSAGE' || command === 'DATA' ? 'contentRejected' : 'unknownCode';
}
