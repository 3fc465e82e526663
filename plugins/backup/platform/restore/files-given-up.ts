import { PlatformError } from '@signalbox/api';
import type { RestoreJournal } from './journal';

const reasons = ['filesGivenUp', 'filesGivenUpReturned'] as const;
type GivenUp = (typeof reasons)[number];

/** How a restore ended whose files somebody gave up: errors and reasons bear one name. */
export function filesGivenUp(reason: GivenUp): PlatformError {
  return new PlatformError(reason, { params: { reason } });
}

export function isGivenUp(reason: string): reason is GivenUp {
  return (reasons as readonly string[]).includes(reason);
}

/** Its data stands as its last transaction left it: restored, or put back. */
export function givenUpAs({ state }: Pick<RestoreJournal, 'state'>): GivenUp {
  return state === 'returning' ? 'filesGivenUpReturned' : 'filesGivenUp';
}
