import type { NoticeCause, NoticeProblem } from '../shared/notice';

interface Details {
  /** Code of the provider. */
  code?: string;
  /** Its answer as received: `sendNotice` removes secrets before it leaves the provider's code. */
  answer?: string;
  isRetryable?: boolean;
  params?: Record<string, string>;
  /** True if the provider may have accepted the message: it was sent, and no answer came. */
  mayBeAccepted?: boolean;
}

/** Why a step failed. */
export class NoticeError extends Error {
  readonly problem: NoticeProblem;
  readonly mayBeAccepted: boolean;

  constructor(cause: NoticeCause, details: Details = {}) {
    const { code = '', answer = '', isRetryable = false, params = {}, mayBeAccepted = false } = details;
    // Without the answer: the message of an error may be logged.
    super(code === '' ? cause : `${cause} (${code})`);
    this.name = 'NoticeError';
    this.problem = { cause, code, answer, isRetryable, params };
    this.mayBeAccepted = mayBeAccepted;
  }
}

/** What a code of a provider means. */
interface CodeMeaning {
  cause: NoticeCause;
  isRetryable?: boolean;
  /** JSON pointer of the setting that it is about. */
  field?: string;
}
export type CodeTable = Readonly<Record<string, CodeMeaning>>;

interface CodedAnswer {
  /** Status of HTTP. */
  status: number;
  text: string;
  /** True if the request was for a message, not for a token or a receipt. */
  isMessage: boolean;
}

/**
 * The error for a code of a provider, by its table. For a code that the table does not have, by the HTTP `status` if it may
 * pass by itself, else `unknownCode`. After HTTP 5xx the message may have been accepted, as after one without a code.
 */
export function errorOfCode(
  table: CodeTable,
  { code, params = {}, answer }: { code: string; params?: Details['params']; answer: CodedAnswer },
) {
  const meaning = Object.hasOwn(table, code) ? table[code] : undefined;
  const passing = meaning ? undefined : passingCause(answer.status);
  return new NoticeError(meaning?.cause ?? passing ?? 'unknownCode', {
    code,
    answer: answer.text,
    params: { ...params, ...(meaning?.field === undefined ? {} : { field: meaning.field }) },
    isRetryable: meaning?.isRetryable ?? passing !== undefined,
    mayBeAccepted: answer.isMessage && passing === 'providerBusy',
  });
}

/**
 * The cause of an answer whose HTTP status says that the same message may succeed later. Undefined for other statuses.
 */
export function passingCause(status: number): 'tooFast' | 'providerBusy' | undefined {
  if (status === 429) return 'tooFast';
  return status >= 500 ? 'providerBusy' : undefined;
}
