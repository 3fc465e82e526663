import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';

/** Throws `projectExpired` where the license of a project, or the default one's that it lives by, has run out, with the moment in ISO. */
export async function rejectExpired({ pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>, project: string) {
  const { rows } = await pool.query<{ time: string | null }>(
    `select body ->> 'expireTime' as time from document
     where project = any($1) and collection = 'license' and id = 'license' order by project <> $2 limit 1`,
    [[project, 'default'], project],
  );
  const end = Date.parse(rows[0]?.time ?? '');
  if (end <= clock.now()) throw new PlatformError('projectExpired', { detail: new Date(end).toISOString() });
}
