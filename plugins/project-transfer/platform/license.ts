import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { transferErrors } from '../shared/errors';

/**
 * Throws `projectExpired` with the end in ISO when the license of the project has expired. A project without one uses
 * that of the default project.
 */
export async function rejectExpired({ pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>, project: string) {
  const { rows } = await pool.query<{ time: string | null }>(
    `select body ->> 'expireTime' as time from document
     where project = any($1) and collection = 'license' and id = 'license' order by project <> $2 limit 1`,
    [[project, 'default'], project],
  );
  const end = Date.parse(rows[0]?.time ?? '');
  if (end <= clock.now())
    throw new PlatformError(transferErrors.projectExpired, { detail: new Date(end).toISOString() });
}
