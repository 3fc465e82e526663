import type { PlatformKit } from '@signalbox/platform-kit';
import type { StoredCycle } from './cycle';

/**
 * Repeats a run that ended with its server once, at once. It is not repeated again, as it may be what crashes the
 * server.
 */
export function makeUpLater({ clock }: Pick<PlatformKit, 'clock'>, cycle: StoredCycle): Partial<StoredCycle> {
  const { isMadeUp = false, disable, nextRun, dueSince } = cycle;
  if (isMadeUp || disable) return { isMadeUp: undefined };
  // The next run is already due, and is claimed or repeated soon.
  if (dueSince !== undefined) return {};
  return { isMadeUp: true, nextRun: new Date(clock.now()).toISOString(), dueSince: nextRun };
}
