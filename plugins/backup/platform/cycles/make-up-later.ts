import type { PlatformKit } from '@signalbox/platform-kit';
import type { BackupCycle } from './cycle';

/** A run that ended with its server is begun again at once, but not a second time: it may be what ends the server. */
export function makeUpLater({ clock }: Pick<PlatformKit, 'clock'>, cycle: BackupCycle): Partial<BackupCycle> {
  const { isMadeUp = false, disable, nextRun, dueSince } = cycle;
  if (isMadeUp || disable) return { isMadeUp: undefined };
  // The next run has been due since then, and is claimed or repeated soon.
  if (dueSince !== undefined) return {};
  return { isMadeUp: true, nextRun: new Date(clock.now()).toISOString(), dueSince: nextRun };
}
