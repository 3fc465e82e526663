import type { Pointer } from '@signalbox/engine/core';
import { sql } from 'kysely';
import { advisoryLocks } from '../../database/advisory-locks';
import type { Database, PlatformKit } from '../../contract';
import type { FormCatalog } from '../form-catalog';
import { writeSettings } from '../write-settings';
import { clearSecrets, withoutPlaces } from './clear-secrets';
import { copySecrets, dropSecrets } from './moved-secrets';
import {
  type MigrationRecord,
  type PlannedMigration,
  planMigration,
  type Save,
  type UndoneMove,
} from './plan-migration';

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
  const options = { catalog, records, stored: row.body, at };
  const first = planMigration({ ...options, saves: [] });
  const saves = await savesSince(database, project, first.undone);
  const planned = saves.length === 0 ? first : planMigration({ ...options, saves });
  if (planned.applied.length + planned.finished.length + planned.undone.length === 0) return;

  await dropSecrets(database, project, planned.undone.map(placeOf));
  await copySecrets(database, project, planned.moves);
  const { body, places } = await clearSecrets({ database, catalog, project, planned });
  await dropSecrets(database, project, planned.droppedSources);
  await clearRecords({ database, project, records, places, undone: planned.undone });
  await dropRecords(database, project, planned.ended);
  await writeRecords({ database, project, planned, places, at });
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

async function writeRecords({ database, project, planned, places, at }: RecordsToWrite): Promise<void> {
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
}

interface RecordsToWrite {
  database: Database;
  project: string;
  planned: Pick<PlannedMigration, 'applied' | 'continued' | 'finished'>;
  /** See `ClearedSecrets`. */
  places: readonly Pointer[];
  at: Date;
}

function placeOf({ to }: UndoneMove): Pointer {
  return to;
}

/** Returns what users saved since the first of these moves, with the secrets, which a marker stands for in the body. */
async function savesSince(database: Database, project: string, undone: readonly UndoneMove[]): Promise<Save[]> {
  if (undone.length === 0) return [];
  const since = Math.min(...undone.map(({ record }) => record.at.getTime()));
  return database
    .selectFrom('setting_change')
    .select(['pointers', 'at'])
    .where('project', '=', project)
    .where('at', '>', new Date(since))
    .where('author', 'is distinct from', migrationAuthor)
    .execute();
}

/** Removes texts that are secrets now from the records of earlier starts, and moves that are undone, which are undone once. */
async function clearRecords({ database, project, records, places, undone }: RecordsToClear): Promise<void> {
  for (const record of records) {
    const { form, version, before } = record;
    const copies = undone.filter((move) => move.record === record).map(placeOf);
    const rest = withoutPlaces(before, [...places, ...copies]);
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
  undone: readonly UndoneMove[];
}
