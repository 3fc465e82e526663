import type { Stored } from '@signalbox/platform-kit';
import type { License } from '../../shared/generated/types';
import { licenseId } from '../license-routes';

/** A year from `now` (milliseconds since 1970), with every feature that the console checks. */
export function demoLicense(now: number): Stored<License> {
  const year = 365 * 24 * 60 * 60 * 1000;
  return {
    id: licenseId,
    expireTime: new Date(now + year).toISOString(),
    feature: ['dashboard', 'model', 'media', 'backup', 'notice', 'report', 'flow', 'tsdb', 'language', 'safeRequest'],
  };
}
