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

/** The error for a code of a provider, by its table; `unknownCode` for a code that the table does not have. */
export function errorOfCode(
  table: CodeTable,
  { code, answer, params }: Required<Pick<Details, 'code' | 'answer' | 'params'>>,
) {
  const meaning = Object.hasOwn(table, code) ? table[code] : undefined;
  return new NoticeError(meaning?.cause ?? 'unknownCode', {
    code,
    answer,
    params: { ...params, ...(meaning?.field === undefined ? {} : { field: meaning.field }) },
    isRetryable: meaning?.isRetryable ?? false,
  });
}
