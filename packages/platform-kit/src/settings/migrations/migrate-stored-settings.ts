import type { Pointer } from '@signalbox/engine/core';
import { sql } from 'kysely';
import { advisoryLocks } from '../../database/advisory-locks';
import type { Database, PlatformKit } from '../../contract';
import type { FormCatalog } from '../form-catalog';
import { writeSettings } from '../write-settings';
import { clearSecrets, withoutPlaces } from './clear-secrets';
import { copySecrets, dropSecrets } from './moved-secrets';
import { type MigrationRecord, planMigration } from './plan-migration';

interface SettingsToMigrate {
  kit: Pick<PlatformKit, 'clock' | 'database' | 'notify' | 'log'>;
  catalog: FormCatalog;
}

/** Author of the revisions that migrations write. */
const migrationAuthor = 'schema migration';

/**
 * Brings the stored settings of all projects to the present forms, in one transaction, each project as one revision. Replicas
 * that start together wait for each other at the lock of the database's migrations; the later ones find nothing to do.
 */
export async function migrateStoredSettings({ kit, catalog }: SettingsToMigrate): Promise<void> {
  if (catalog.every(({ migrations }) => migrations.length === 0)) return;
  await kit.database.transaction().execute(async (database) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.migrations})`.execute(database);
    for (let after = ''; ;) {
      const rows = await database
        .selectFrom('setting')
        .select('project')
        .where('project', '>', after)
        .orderBy('project')
        .limit(projectsAtOnce)
        .execute();
      for (const { project } of rows) await migrateProject({ kit, catalog, database, project });
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.project;
    }
  });
}

const projectsAtOnce = 500;

async function migrateProject({
  kit,
  catalog,
  database,
  project,
}: SettingsToMigrate & { database: Database; project: string }): Promise<void> {
  const row = await database
    .selectFrom('setting')
    .select('body')
    .where('project', '=', project)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const records = await database.selectFrom('setting_migration').selectAll().where('project', '=', project).execute();
  const at = new Date(kit.clock.now());
  const planned = planMigration({ catalog, records, stored: row.body, at });
  if (planned.applied.length + planned.finished.length === 0) return;

  await copySecrets(database, project, planned.moves);
  const { body, places } = await clearSecrets({ database, catalog, project, planned });
  await dropSecrets(database, project, planned.droppedSources);
  await clearRecords({ database, project, records, places });
  await dropRecords(database, project, planned.undone);
  for (const { migration, pointers, before } of planned.applied) {
    const earlier = planned.continued.get(migration);
    const record = {
      pointers: [...new Set([...(earlier?.pointers ?? []), ...pointers])],
      before: withoutPlaces({ ...before, ...earlier?.before }, places),
      at,
      finished_at: null,
    };
    await database
      .insertInto('setting_migration')
      .values({ project, form: migration.form, version: migration.version, ...record })
      .onConflict((conflict) => conflict.columns(['project', 'form', 'version']).doUpdateSet(record))
      .execute();
  }
  for (const { form, version } of planned.finished)
    await database
      .updateTable('setting_migration')
      .set({ finished_at: at })
      .where('project', '=', project)
      .where('form', '=', form)
      .where('version', '=', version)
      .execute();
  const { pointers } = planned;
  if (pointers.length === 0) return;
  const revision = await writeSettings({
    database,
    kit,
    project,
    body,
    pointers,
    userId: null,
    author: migrationAuthor,
  });
  kit.log.info({ project, revision, pointers }, 'Stored settings were migrated to the forms of this version.');
}

/** Removes texts that are secrets now from the records of earlier starts. */
async function clearRecords({ database, project, records, places }: RecordsToClear): Promise<void> {
  for (const { form, version, before } of records) {
    const rest = withoutPlaces(before, places);
    if (Object.keys(rest).length === Object.keys(before).length) continue;
    await database
      .updateTable('setting_migration')
      .set({ before: rest })
      .where('project', '=', project)
      .where('form', '=', form)
      .where('version', '=', version)
      .execute();
  }
}

async function dropRecords(database: Database, project: string, records: readonly MigrationRecord[]): Promise<void> {
  for (const { form, version } of records)
    await database
      .deleteFrom('setting_migration')
      .where('project', '=', project)
      .where('form', '=', form)
      .where('version', '=', version)
      .execute();
}

interface RecordsToClear {
  database: Database;
  project: string;
  records: readonly MigrationRecord[];
  places: readonly Pointer[];
}
