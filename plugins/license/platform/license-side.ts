import type { LicenseContent } from '@signalbox/license-file';
import { featuresOf, licenseState } from '@signalbox/platform-kit';
import type { LicenseFacts, LicenseSide } from '../shared/license';

/** A license, or none, at `now` (milliseconds since 1970). */
export function licenseSide(content: LicenseContent | undefined, now: number): LicenseSide {
  return {
    state: licenseState(content, now),
    ...(content !== undefined && { license: licenseFacts(content) }),
    on: featuresOf(content, now),
  };
}

export function licenseFacts(content: LicenseContent): LicenseFacts {
  const { version: _, ...facts } = content;
  return facts;
}
