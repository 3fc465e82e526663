import { PlatformError } from '@signalbox/api';
import { type PlatformKit, readLicense, timesOf } from '@signalbox/platform-kit';
import { transferErrors } from '../shared/errors';

/**
 * Throws `projectExpired` with the end in ISO when the license of the project has expired. A project without one uses
 * that of the default project.
 */
export async function rejectExpired({ database, clock }: Pick<PlatformKit, 'database' | 'clock'>, project: string) {
  const license = await readLicense(database, project);
  if (license === undefined) return;
  const { expires } = timesOf(license);
  if (expires <= clock.now())
    throw new PlatformError(transferErrors.projectExpired, { detail: new Date(expires).toISOString() });
}
