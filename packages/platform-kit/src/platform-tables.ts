import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { ColumnType, Kysely } from 'kysely';

/** Tables that every plug-in may use. A plug-in with its own tables extends it. */
export interface PlatformTables {
  /** JSONB collections: all project data is stored as documents here. */
  document: { project: string; collection: string; id: string; body: JsonObject; created_at: Date; updated_at: Date };
  setting: { project: string; revision: number; body: JsonObject };
  /** Values of `writeOnly` fields; never part of `setting.body`. */
  setting_secret: { project: string; path: string; value: string };
  setting_change: {
    project: string;
    revision: number;
    pointers: string[];
    user_id: string | null;
    /** What made the change where it was no user, e.g. `schema migration`. */
    author: ColumnType<string | null, string | null | undefined>;
    at: Date;
  };
  /** Migrations that were applied to the settings of a project; see `MigrationRecord`. */
  setting_migration: {
    project: string;
    form: string;
    version: string;
    pointers: string[];
    before: JsonObject;
    at: Date;
    finished_at: Date | null;
  };
  /** Measurements of devices: one value of one field at one time. */
  timeseries_record: {
    project: string;
    table_id: string;
    device: string;
    field: string;
    time: Date;
    value: JsonValue;
  };
  /** The text of the license file of a project, as it was uploaded. */
  license: { project: string; file: string; installed_at: Date; installed_by: string | null; removed_at: Date | null };
  /** Reported by `reportEvent`. Handled ones are kept for a time, so that none is reported twice. */
  platform_event: {
    key: string;
    project: string;
    name: string;
    params: JsonObject;
    reported_at: Date;
    handled_at: ColumnType<Date | null, Date | undefined>;
  };
  /** Attempts of `RateLimit`, by the hash of what they are counted for. */
  rate_limit: { key: string; window_start: Date; count: number };
}
export type Database = Kysely<PlatformTables>;
