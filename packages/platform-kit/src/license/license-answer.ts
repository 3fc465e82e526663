import type { License } from '@signalbox/api';
import type { AppliedLicense } from '@signalbox/license-file';
import { expiredFeatures, featuresOf, licenseState, timesOf } from './license-state';

/**
 * The answer of `GET core/license` at `now` (milliseconds since 1970). Without a license it has no `remainingTime`: nothing
 * expires, while 0 means an expired license.
 */
export function licenseAnswer(
  license: AppliedLicense | undefined,
  now: number,
): License & { startTime?: string; expireTime?: string } {
  const state = licenseState(license, now);
  const feature = featuresOf(license, now);
  if (license === undefined) return { state, feature };
  const { expires, closes } = timesOf(license);
  const expiredFeature = expiredFeatures(license, now);
  const { startTime, expireTime } = license;
  return {
    state,
    startTime,
    expireTime,
    feature,
    remainingTime: secondsTo(expires, now),
    ...(state === 'grace' && { graceTime: secondsTo(closes, now) }),
    ...(expiredFeature.length > 0 && { expiredFeature }),
  };
}

function secondsTo(time: number, now: number): number {
  return Math.max(0, Math.floor((time - now) / 1000));
}
