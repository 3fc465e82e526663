/** Why an archive cannot be written: its source threw, it has more entries than the limit, or the source has no valid form. */
export type SourceErrorReason = 'unreadable' | 'tooMany' | 'unfit';

/** The input cannot be written as an archive. `entry` names it; `cause` is the error of the source, if it threw. */
export class ArchiveSourceError extends Error {
  readonly error: SourceErrorReason;

  constructor(
    readonly entry: string,
    readonly problem: string,
    { error = 'unfit', ...options }: { error?: SourceErrorReason; cause?: unknown } = {},
  ) {
    super(`${JSON.stringify(entry)}: ${problem}`, options);
    this.name = 'ArchiveSourceError';
    this.error = error;
  }
}

/** The error of an entry's source, with the entry's name. */
export function unreadable(entry: string, cause: unknown): ArchiveSourceError {
  const messages = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveSourceError(entry, `It could not be read: ${messages}`, { error: 'unreadable', cause });
}

/** True for the error of a source that does not exist any more. */
export function isGone(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}
