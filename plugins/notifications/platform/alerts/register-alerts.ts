import { eventChannel, type PlatformKit } from '@signalbox/platform-kit';
import { handleEvents } from './handle-events';
import { reportLicenses } from './report-license';

/** Alerts: messages about events of the platform, by the rules of the settings. */
export function registerAlerts(kit: PlatformKit): void {
  const interval = kit.every(pollMilliseconds, {
    name: 'send alerts',
    run: (signal) => handleEvents(kit, signal),
    isAlsoAtStart: true,
  });
  kit.listen(eventChannel, () => interval.runNow());
  kit.every(hourMilliseconds, {
    name: 'report licenses that run out',
    run: () => reportLicenses(kit),
    isAlsoAtStart: true,
  });
}

/** Events are notified; only a crashed replica leaves some. */
const pollMilliseconds = 60_000;
const hourMilliseconds = 60 * 60 * 1_000;
