/** Why it cannot be written: its source threw, there are more entries than a reader accepts, or it is none for an archive. */
export type SourceFault = 'unreadable' | 'tooMany' | 'unfit';

/** What was given to write cannot be written: `entry` names it, `cause` says why where something threw. */
export class ArchiveSourceError extends Error {
  readonly fault: SourceFault;

  constructor(
    readonly entry: string,
    readonly problem: string,
    { fault = 'unfit', ...options }: { fault?: SourceFault; cause?: unknown } = {},
  ) {
    super(`${JSON.stringify(entry)}: ${problem}`, options);
    this.name = 'ArchiveSourceError';
    this.fault = fault;
  }
}

/** What the source of an entry threw, named after it. */
export function unreadable(entry: string, cause: unknown): ArchiveSourceError {
  const words = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveSourceError(entry, `It could not be read: ${words}`, { fault: 'unreadable', cause });
}
