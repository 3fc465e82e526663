/** What was given to write cannot be written: `entry` names it, `cause` says why where something threw. */
export class ArchiveSourceError extends Error {
  constructor(
    readonly entry: string,
    readonly problem: string,
    options?: { cause?: unknown },
  ) {
    super(`${JSON.stringify(entry)}: ${problem}`, options);
    this.name = 'ArchiveSourceError';
  }
}

/** What the source of an entry threw, named after it. */
export function unreadable(entry: string, cause: unknown): ArchiveSourceError {
  const words = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveSourceError(entry, `It could not be read: ${words}`, { cause });
}
