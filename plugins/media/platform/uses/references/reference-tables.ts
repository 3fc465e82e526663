import type { Database, PlatformTables } from '@signalbox/platform-kit';
import { type Generated, type Kysely, sql } from 'kysely';

/** What has media addresses: a record, the settings of a project, or a language pack. */
export interface Holder {
  source: 'document' | 'setting' | 'languagePack';
  project: string;
  /** Collection of a record; '' for the others. */
  collection: string;
  /** Id of a record, file name of a language pack; '' for settings. */
  holder: string;
}

interface ReferenceTables extends PlatformTables {
  media_reference: Holder & {
    id: Generated<number>;
    pointer: string;
    target: string;
    directory: string;
    name: string;
  };
  media_holder_change: Holder & { id: Generated<number> };
}
export type ReferenceDatabase = Kysely<ReferenceTables>;

export function referenceDatabase(database: Database): ReferenceDatabase {
  return database.withTables<Pick<ReferenceTables, 'media_reference' | 'media_holder_change'>>();
}

/** Rows for `FROM`: the caller adds a name, and the columns with their types. */
export function recordsOf(records: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)`;
}
