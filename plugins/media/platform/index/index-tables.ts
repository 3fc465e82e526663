import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { LanguageText } from '@signalbox/schemas/types';
import type { Generated, Kysely } from 'kysely';

interface IndexTables extends PlatformTables {
  media_directory: {
    id: Generated<number>;
    project: string;
    parent: number | null;
    name: string;
    /** Inside the project's library; '' is its top. */
    path: string;
    modified_at: Date | null;
    indexed_at: Date | null;
  };
  media_file: {
    id: Generated<number>;
    project: string;
    directory: number;
    name: string;
    name_key: string;
    extension: string;
    kind: string;
    bytes: number;
    modified_at: Date;
    sha256: string | null;
    uploader: string | null;
    alt_text: LanguageText | null;
  };
  media_index: { project: string; checked_at: Date; compared_at: Date | null };
}
export type IndexDatabase = Kysely<IndexTables>;

export function indexDatabase(database: Database): IndexDatabase {
  return database.withTables<Pick<IndexTables, 'media_directory' | 'media_file' | 'media_index'>>();
}
