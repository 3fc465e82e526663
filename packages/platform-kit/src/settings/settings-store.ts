import { readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import { boundedCache } from '../bounded-cache';
import { batchCalls } from '../database/batch-calls';
import type { Database, SettingsStore } from '../contract';
import { deepFreeze } from '../deep-freeze';
import { effectiveSettings } from './effective-settings';
import { catalogRevision, type FormCatalog } from './form-catalog';
import { withLegacyReminder } from '@signalbox/schemas/legacy-reminder';
import { secretMarker, secretSlots } from './secret-slots';
import { settingVersion, unsavedVersion } from './settings-version';

interface SettingsStoreDeps {
  database: Database;
  catalog: FormCatalog;
}

/**
 * Reads settings and caches the effective ones by the version of their row: replicas share only the database. A caller
 * that knows the current version (each request reads it with its session) needs no query.
 */
export function createSettingsStore({ database, catalog }: SettingsStoreDeps): SettingsStore {
  let { cache, unsaved, catalogOf } = emptyCache(settingsOf);

  /** The effective settings of a stored body. All requests share it, so it is read-only. */
  function settingsOf(body: JsonObject): JsonObject {
    return deepFreeze(withoutSecrets(catalog, effectiveSettings(catalog, withLegacyReminder(body))));
  }

  async function readCached(project: string, cached: CachedSettings | undefined): Promise<CachedSettings> {
    const { rows } = await sql<{ revision: number; version: string; body: JsonObject | null }>`
      select revision, ${settingVersion} as version,
        case when ${settingVersion} = ${cached?.version ?? unsavedVersion} then null else body end as body
      from setting where project = ${project}`.execute(database);
    const [row] = rows;
    if (row === undefined) return unsaved;
    if (row.body === null && cached !== undefined) return cached;
    const { version, revision, body } = row;
    // A concurrent read may have computed this version meanwhile.
    const other = cache.get(project);
    if (other?.version === version) return other;
    const read = { version, revision, settings: settingsOf(body ?? {}) };
    cache.set(project, read, bytesPerCharacter * JSON.stringify(read.settings).length);
    return read;
  }

  const readLatest = shareReads((project) => readCached(project, cache.get(project)));

  return {
    async read(project, version) {
      if (catalogOf !== catalogRevision()) ({ cache, unsaved, catalogOf } = emptyCache(settingsOf));
      const cached = version === unsavedVersion ? unsaved : cache.get(project);
      return cached !== undefined && cached.version === version ? cached : readLatest(project);
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

/** Requests without a session know no version. Those that arrive together share a statement for each project. */
function shareReads(read: (project: string) => Promise<CachedSettings>) {
  return batchCalls({
    async run(projects: readonly string[]) {
      const shared = new Map<string, Promise<CachedSettings>>();
      for (const project of projects) if (!shared.has(project)) shared.set(project, read(project));
      return Promise.all(projects.map((project) => shared.get(project) ?? read(project)));
    },
    atOnce: 2,
    maxKeys: 100,
  });
}

/** `catalogOf`: the revision of the forms that the settings are computed by. */
function emptyCache(settingsOf: (body: JsonObject) => JsonObject) {
  const unsaved: CachedSettings = { version: unsavedVersion, revision: 0, settings: settingsOf({}) };
  return {
    cache: boundedCache<CachedSettings>({ maxEntries: maxCachedProjects, maxBytes: maxCachedBytes }),
    unsaved,
    catalogOf: catalogRevision(),
  };
}

interface CachedSettings {
  version: string;
  revision: number;
  settings: JsonObject;
}

const maxCachedProjects = 200;
const maxCachedBytes = 64 * 1024 * 1024;
/** Objects take more memory than their text. */
const bytesPerCharacter = 4;

/** The settings with the marker instead of every secret. Clear text from before a field became a secret is never sent. */
function withoutSecrets(catalog: FormCatalog, settings: JsonObject): JsonObject {
  const slots = catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(settings, field.pointer)));
  return slots.reduce((rest, slot) => writeAt(rest, slot.pointer, secretMarker), settings);
}
