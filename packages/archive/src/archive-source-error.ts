/** Why it cannot be written: its source threw, there are more entries than a reader accepts, or it is none for an archive. */
export type SourceErrorReason = 'unreadable' | 'tooMany' | 'unfit';

/** What was given to write cannot be written: `entry` names it, `cause` says why where something threw. */
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

/** What the source of an entry threw, named after it. */
export function unreadable(entry: string, cause: unknown): ArchiveSourceError {
  const messages = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveSourceError(entry, `It could not be read: ${messages}`, { error: 'unreadable', cause });
}
