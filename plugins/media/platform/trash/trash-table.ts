import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { Kysely } from 'kysely';

interface TrashTables extends PlatformTables {
  media_trash: TrashRow;
}

export interface TrashRow {
  id: string;
  project: string;
  /** Inside the library. */
  path: string;
  name_key: string;
  is_directory: boolean;
  kind: string;
  bytes: number;
  files: number;
  deleted_at: Date;
  deleted_by: string | null;
}

export type TrashDatabase = Kysely<TrashTables>;

export function trashDatabase(database: Database): TrashDatabase {
  return database.withTables<Pick<TrashTables, 'media_trash'>>();
}
