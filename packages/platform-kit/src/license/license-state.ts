import { licenseGraceMilliseconds, type LicenseState } from '@signalbox/api';
import type { AppliedLicense } from '@signalbox/license-file';
import demoFeatures from '@signalbox/schemas/data/features.json';
import keptFeatures from '@signalbox/schemas/data/kept-features.json';

/** Time before the expiry in which administrators are reminded. */
const expiringMilliseconds = 14 * 24 * 60 * 60 * 1000;

/** The times of a license, in milliseconds since 1970. `closes`: the end of the grace period. */
export function timesOf({ startTime, expireTime, isRemoved }: AppliedLicense) {
  const expires = Date.parse(expireTime);
  return { starts: Date.parse(startTime), expires, closes: isRemoved ? expires : expires + licenseGraceMilliseconds };
}

/** The state at `now`, in milliseconds since 1970. */
export function licenseState(license: AppliedLicense | undefined, now: number): LicenseState {
  if (license === undefined) return 'none';
  const { starts, expires, closes } = timesOf(license);
  if (now < starts) return 'notYetValid';
  if (now < expires - expiringMilliseconds) return 'valid';
  if (now < expires) return 'expiring';
  return now < closes ? 'grace' : 'expired';
}

/**
 * Names of the features that are on at `now`. Without any license, those of the demo. Menus, pages and routes all follow
 * this.
 */
export function featuresOf(license: AppliedLicense | undefined, now: number): string[] {
  if (license === undefined) return demoFeatures;
  const state = licenseState(license, now);
  const isOff = state === 'notYetValid' || state === 'expired';
  return isOff ? license.feature.filter((feature) => keptFeatures.includes(feature)) : license.feature;
}

/** Names of the features that the license includes, and that its dates switch off at `now`. */
export function closedFeatures(license: AppliedLicense | undefined, now: number): string[] {
  const on = featuresOf(license, now);
  return license?.feature.filter((feature) => !on.includes(feature)) ?? [];
}

/** Names of the features that an expired license had until the end of its grace period. */
export function expiredFeatures(license: AppliedLicense | undefined, now: number): string[] {
  return licenseState(license, now) === 'expired' ? closedFeatures(license, now) : [];
}
