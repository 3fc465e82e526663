import { PlatformError } from '@signalbox/api';

const reasons = ['filesGivenUp', 'filesGivenUpReturned', 'importFilesGivenUp'] as const;
export type GivenUp = (typeof reasons)[number];

/** How an operation ended whose files somebody gave up: errors and reasons bear one name. */
export function filesGivenUp(reason: GivenUp): PlatformError {
  return new PlatformError(reason, { params: { reason } });
}

export function isGivenUp(reason: string): reason is GivenUp {
  return (reasons as readonly string[]).includes(reason);
}
