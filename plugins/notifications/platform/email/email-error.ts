import type { NodemailerError } from 'nodemailer/lib/errors';
import type { NoticeCause } from '../../shared/notice';
import { NoticeError } from '../notice-error';
import { tlsError } from '../visit/open-socket';
import { smtpCodes } from './codes';

/** Converts an error of nodemailer. `isGreeting`: before the log-in. */
export function emailError(error: unknown, isGreeting = false): NoticeError {
  if (error instanceof NoticeError) return error;
  if (!(error instanceof Error)) return new NoticeError('interrupted', { isRetryable: true });
  const { code, command, response = '', responseCode, timeoutType }: NodemailerError = error;
  // A server of implicit TLS waits for the client to begin.
  if (timeoutType === 'GREETING_TIMEOUT') return problem('wrongEncryption', { isRetryable: true });
  if (timeoutType !== undefined || code === 'ETIMEDOUT') return new NoticeError('timeout', { isRetryable: true });
  // A server without STARTTLS rejects the command; the certificate of one that has it fails in the handshake.
  if (code === 'ETLS' && (responseCode ?? 0) >= 500) return problem('noStartTls', { answer: response });
  if (code === 'ETLS' || tlsError(error).problem.cause === 'certificateUntrusted') return tlsError(error);
  if (responseCode === undefined) return new NoticeError('interrupted', { answer: error.message, isRetryable: true });
  const known = smtpCodes[String(responseCode)];
  const cause = causeByAnswer({ code, command, response, responseCode }, isGreeting) ?? known?.cause;
  return problem(cause ?? causeOf(code, command), {
    code: String(responseCode),
    answer: response,
    isRetryable: known?.isRetryable ?? responseCode < 500,
  });
}

type Answer = Pick<NodemailerError, 'code' | 'command'> & { response: string; responseCode: number };

/** What code and command alone do not tell. Postfix answers to a recipient what it dislikes at EHLO or at the sender. */
function causeByAnswer(
  { code, command = '', response, responseCode }: Answer,
  isGreeting: boolean,
): NoticeCause | undefined {
  const isAuth = code === 'EAUTH';
  if (isGreeting || /\b(EHLO|HELO)\b(?![@.-])/i.test(response)) return 'greetingRejected';
  if (responseCode === 538 || /\bSTARTTLS\b/.test(response)) return 'wrongEncryption';
  if (responseCode === 530) return 'loginRequired';
  if (isAuth) return [500, 502, 503, 504].includes(responseCode) ? 'loginNotOffered' : undefined;
  if (responseCode === 504 && !/address rejected/i.test(response)) return 'greetingRejected';
  if (/^(MAIL|RCPT)/.test(command) && /\brelay/i.test(response)) return 'policyRejected';
  return command.startsWith('RCPT') && /^\d{3}[ -]5\.7\./.test(response) ? 'policyRejected' : undefined;
}

function problem(cause: NoticeCause, details: ConstructorParameters<typeof NoticeError>[1]): NoticeError {
  const field = fields[cause];
  return new NoticeError(cause, { ...details, ...(field === undefined ? {} : { params: { field } }) });
}

/** The setting that a cause is about. */
const fields: Partial<Record<NoticeCause, string>> = {
  greetingRejected: '/heloName',
  wrongEncryption: '/security',
  noStartTls: '/security',
  loginRequired: '/noLogin',
  loginNotOffered: '/noLogin',
};

function causeOf(code: string | undefined, command: string | undefined): NoticeCause {
  if (code === 'EAUTH') return 'wrongPassword';
  if (command?.startsWith('MAIL')) return 'senderRejected';
  if (command?.startsWith('RCPT')) return 'recipientUnknown';
  return code === 'EMESSAGE' || command === 'DATA' ? 'contentRejected' : 'unknownCode';
}
