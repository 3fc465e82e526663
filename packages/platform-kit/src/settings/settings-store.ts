import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import type { Database, SettingsStore } from '../contract';
import { effectiveSettings } from './effective-settings';
import type { FormCatalog } from './form-catalog';
import { withLegacyReminder } from './legacy-reminder';
import { withoutSecrets } from './secret-slots';

export interface SettingsStoreParts {
  database: Database;
  catalog: FormCatalog;
}

/** Reads settings from the database each time: replicas share nothing else. */
export function createSettingsStore({ database, catalog }: SettingsStoreParts): SettingsStore {
  return {
    async read(project) {
      const { revision, saved } = await readSaved(database, project);
      return { revision, settings: withoutSecrets(catalog, effectiveSettings(catalog, saved)) };
    },

    async readWithSecrets(project, paths) {
      const { rows } = await sql<{ revision: number; body: JsonObject; secrets: Record<string, string> }>`
        select revision, body, coalesce((
          select jsonb_object_agg(path, value) from setting_secret
          where setting_secret.project = setting.project and path = any(${[...paths]})
        ), '{}') as secrets
        from setting where project = ${project}`.execute(database);
      const { revision, body, secrets } = rows[0] ?? { revision: 0, body: {}, secrets: {} };
      const saved = withLegacyReminder(body);
      return { revision, settings: withoutSecrets(catalog, effectiveSettings(catalog, saved)), secrets };
    },

    async readSecret(project, path) {
      const row = await database
        .selectFrom('setting_secret')
        .select('value')
        .where('project', '=', project)
        .where('path', '=', path)
        .executeTakeFirst();
      return row?.value;
    },
  };
}

async function readSaved(database: Database, project: string): Promise<{ revision: number; saved: JsonObject }> {
  const row = await database
    .selectFrom('setting')
    .select(['revision', 'body'])
    .where('project', '=', project)
    .executeTakeFirst();
  return row === undefined
    ? { revision: 0, saved: {} }
    : { revision: row.revision, saved: withLegacyReminder(row.body) };
}
