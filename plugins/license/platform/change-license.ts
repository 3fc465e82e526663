import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { licenseErrors } from '../shared/errors';
import { addEvent } from './history';
import { type LicenseChange, planChange } from './license-plan';
import { licenseTerms } from './license-side';

interface PlannedChange extends LicenseChange {
  /** `plan` of the plan that the user has seen. */
  plan: string;
  /** Name of the user. */
  user: string;
}

/**
 * Installs or removes a license, one change at a time. Throws `licensePlanOutdated` if the installed license is not that of
 * the plan, and what `planChange` throws. Notifies all open consoles.
 */
export async function changeLicense(kit: PlatformKit, { project, file, plan, user }: PlannedChange): Promise<void> {
  const { clock } = kit;
  await kit.database.transaction().execute(async (database) => {
    // Does not block readers.
    await sql`lock table license in share row exclusive mode`.execute(database);
    const planned = await planChange({ database, clock }, { project, file });
    if (planned.plan.plan !== plan) throw new PlatformError(licenseErrors.licensePlanOutdated);
    const at = clock.now();
    if (file === undefined)
      await database
        .updateTable('license')
        .set({ removed_at: new Date(at) })
        .where('project', '=', project)
        .execute();
    else {
      const row = { file, installed_at: new Date(at), installed_by: user, removed_at: null };
      await database
        .insertInto('license')
        .values({ project, ...row })
        .onConflict((conflict) => conflict.column('project').doUpdateSet(row))
        .execute();
    }
    const content = file === undefined ? planned.before : planned.after;
    const license = content && { license: { ...licenseTerms(content) } };
    await addEvent(database, {
      project,
      at,
      user,
      body: { action: file === undefined ? 'remove' : 'install', ...license },
    });
    await kit.notify('license', { project }, database);
  });
}
