import type { AppliedLicense } from '@signalbox/license-file';
import { type Database, featuresOf, licenseState, limitsOf } from '@signalbox/platform-kit';
import type { LicenseTerms, LicenseSide } from '../shared/license';

interface SideOptions {
  project: string;
  /** Undefined: no license. */
  content: AppliedLicense | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns what a license, or none, means for a project. */
export async function licenseSide(database: Database, { project, content, now }: SideOptions): Promise<LicenseSide> {
  return {
    state: licenseState(content, now),
    ...(content !== undefined && { license: licenseTerms(content) }),
    on: featuresOf(content, now),
    limit: await limitsOf(database, { project, content }),
  };
}

export function licenseTerms(content: AppliedLicense): LicenseTerms {
  const { version: _, isRemoved: __, ...terms } = content;
  return terms;
}
