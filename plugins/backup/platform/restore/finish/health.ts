import { accountProject, type PlatformKit } from '@signalbox/platform-kit';
import { addedTabs } from '@signalbox/platform-kit/added-tabs';
import { moduleAddress, settingErrors, treeOf } from '@signalbox/project-data';
import type { HealthError } from '../journal/journal';
import type { CheckHealth, HealthToCheck } from '../restore-deps';

export const checkHealth: CheckHealth = async (health) => {
  for (const check of [settingsError, superUserError, recordsError, filesError]) {
    const error = await check(health);
    if (error !== undefined) return error;
  }
  return undefined;
};

async function settingsError({ kit, catalog, journal }: HealthToCheck): Promise<HealthError | undefined> {
  // Settings must be readable, regardless of what was restored.
  await kit.settings.read(journal.project);
  for (const { project, faultyFields: invalidFields } of journal.details.settings) {
    const { settings } = await kit.settings.read(project);
    // Published tabs may have come with the restore. Stored values that they reject are kept, as after a rollback of a tab.
    const published = new Set(addedTabs().map(({ form }) => form.id));
    const error = settingErrors(catalog, settings).find(
      ({ pointer, formId = '' }) => !invalidFields.includes(pointer) && !published.has(formId),
    );
    if (error !== undefined)
      return { reason: 'settingsInvalid', params: { project, field: error.pointer, form: error.formId ?? '' } };
  }
  return undefined;
}

async function superUserError({ kit }: HealthToCheck): Promise<HealthError | undefined> {
  const { rowCount } = await kit.pool.query(
    `select from document join user_secret on user_id = id
     where project = $1 and collection = 'user' and body @> '{"isSuper": true}' and not body @> '{"disable": true}' limit 1`,
    [accountProject],
  );
  return rowCount === 0 ? { reason: 'noSuperUser' } : undefined;
}

/** Users and programs may have deleted records since the commit: fewer records are no error of the restore. */
async function recordsError({ kit, journal }: HealthToCheck): Promise<HealthError | undefined> {
  for (const [module, expected] of Object.entries(journal.details.records)) {
    if (expected > 0 && !(await hasRecords(kit, { project: journal.project, module })))
      return { reason: 'recordsMissing', params: { module, expected } };
  }
  return undefined;
}

async function hasRecords({ pool }: PlatformKit, of: { project: string; module: string }): Promise<boolean> {
  const address = moduleAddress(of);
  if (address?.table === 'rows')
    return (await pool.query(`select from ${address.rows.name} where ${address.rows.isData} limit 1`)).rowCount === 1;
  const { rowCount } = await pool.query('select from document where project = $1 and collection = $2 limit 1', [
    of.project,
    of.module,
  ]);
  return rowCount === 1;
}

async function filesError({ kit, journal }: HealthToCheck): Promise<HealthError | undefined> {
  for (const item of ['fileServer', 'html'] as const)
    for (const { path, bytes } of journal.details[item]?.samples ?? []) {
      const stats = await treeOf(kit, item)
        .stat(path)
        .catch(() => undefined);
      if (stats?.kind !== 'file' || stats.bytes !== bytes) return { reason: 'fileMissing', params: { path } };
    }
  return undefined;
}
