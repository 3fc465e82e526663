import type { PlatformKit } from '@signalbox/platform-kit';
import { retainRecords } from './retain-records';

/** Deletes old records at the start, every hour, and after settings are saved. */
export function scheduleRetention(kit: PlatformKit): void {
  const interval = kit.every(intervalMilliseconds, {
    name: 'delete old time-series records',
    isAlsoAtStart: true,
    async run() {
      const deleted = await retainRecords(kit);
      if (deleted > 0) kit.log.info({ deleted }, 'old time-series records were deleted');
    },
  });
  kit.listen('setting', () => interval.runNow());
}

const intervalMilliseconds = 60 * 60 * 1000;
