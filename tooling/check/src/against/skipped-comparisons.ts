import type { FormDefinition } from '@signalbox/schemas';
import { releaseFile } from './earlier-forms';

export const lastRelease = 'the last release';

interface Comparisons {
  /** The forms of another folder: they are checked alone. */
  isAlone: boolean;
  released: readonly FormDefinition[] | undefined;
  /** A git ref. */
  against: string | undefined;
  hasErrors: boolean;
}

/** A line for each comparison that cannot be made. Forms with errors cannot be compared. */
export function skippedComparisons({ isAlone, released, against, hasErrors }: Comparisons): string[] {
  const ofErrors = hasErrors ? 'correct the errors first' : undefined;
  const ofRelease = isAlone ? undefined : released === undefined ? `${releaseFile} is missing` : ofErrors;
  return [
    ...(ofRelease === undefined ? [] : [`Not compared with ${lastRelease}: ${ofRelease}.`]),
    ...(against === undefined || ofErrors === undefined ? [] : [`Not compared with ${against}: ${ofErrors}.`]),
  ];
}
