import { accountProject } from '@signalbox/api';
import type { LicenseContent } from '@signalbox/license-file';
import { signTestLicense } from '@signalbox/license-file/testing';
import type { PlatformKit } from '../contract';

/** Installs a license that is signed with the key of the tests, e.g. with `feature` or `expireTime`. */
export async function installTestLicense(
  { database }: Pick<PlatformKit, 'database'>,
  content: Partial<LicenseContent>,
  project: string = accountProject,
): Promise<void> {
  const row = { file: signTestLicense(content), installed_at: new Date(), installed_by: 'test', removed_at: null };
  await database
    .insertInto('license')
    .values({ project, ...row })
    .onConflict((conflict) => conflict.column('project').doUpdateSet(row))
    .execute();
}

/** A time as license files have it: without milliseconds. `time`: milliseconds since 1970. */
export function licenseTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
