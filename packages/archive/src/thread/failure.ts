import { ArchiveError } from '../archive-error';
import { ArchiveSourceError } from '../archive-source-error';
import type { Failure, PlainFailure } from './messages';

export function toFailure(error: unknown): Failure {
  if (error instanceof ArchiveError) {
    const { entry, detail } = error.options;
    return { kind: 'archive', reason: error.reason, entry, detail };
  }
  if (error instanceof ArchiveSourceError) {
    const { entry, problem, error: found, cause } = error;
    return {
      kind: 'source',
      entry,
      message: problem,
      error: found,
      cause: cause === undefined ? undefined : plain(cause),
    };
  }
  return { kind: 'other', ...plain(error) };
}

export function fromFailure(failure: Failure): Error {
  switch (failure.kind) {
    case 'archive':
      return new ArchiveError(failure.reason, failure);
    case 'source':
      return new ArchiveSourceError(failure.entry, failure.message, {
        error: failure.error,
        cause: failure.cause && revived(failure.cause),
      });
    case 'other':
      return revived(failure);
  }
}

function plain(error: unknown): PlainFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error;
  return { message, stack, code: (error as NodeJS.ErrnoException).code };
}

function revived({ message, stack, code }: PlainFailure): Error {
  return Object.assign(new Error(message), stack === undefined ? {} : { stack }, code === undefined ? {} : { code });
}
