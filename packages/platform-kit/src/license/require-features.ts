import { PlatformError } from '@signalbox/api';
import type { Clock, Database, PlatformKit } from '../contract';
import { featureOfRoute, type Route } from './feature-of-route';
import { closedFeatures, featuresOf, licenseState } from './license-state';
import { readLicense } from './read-license';

type LicenseSource = Pick<PlatformKit, 'readLicense' | 'clock'>;

/** Reads licenses in a transaction. */
export function licensesIn(transaction: Database, clock: Clock): LicenseSource {
  return { readLicense: (project) => readLicense(transaction, project), clock };
}

interface NeededFeatures {
  project: string;
  features: readonly string[];
}

/** Throws the error of `featureError`. */
export async function requireFeatures(source: LicenseSource, needed: NeededFeatures): Promise<void> {
  const error = await featureError(source, needed);
  if (error !== undefined) throw error;
}

/** Throws the error of a license that closes a route in the project. */
export async function requireRoute(source: LicenseSource, { project, ...route }: Route & { project: string }) {
  const feature = featureOfRoute(route);
  if (feature !== undefined) await requireFeatures(source, { project, features: [feature] });
}

/**
 * The error for the first of these features that is off in the project: `licenseExpired` or `licenseNotYetValid` if the
 * license includes it, else `featureNotLicensed`. Undefined if all are on.
 */
export async function featureError(
  { readLicense, clock }: LicenseSource,
  { project, features }: NeededFeatures,
): Promise<PlatformError | undefined> {
  if (features.length === 0) return undefined;
  const license = await readLicense(project);
  const now = clock.now();
  const licensed = featuresOf(license, now);
  const detail = features.find((feature) => !licensed.includes(feature));
  if (detail === undefined) return undefined;
  if (!closedFeatures(license, now).includes(detail)) return new PlatformError('featureNotLicensed', { detail });
  const isExpired = licenseState(license, now) === 'expired';
  return new PlatformError(isExpired ? 'licenseExpired' : 'licenseNotYetValid', { detail });
}
