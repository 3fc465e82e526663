import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { Kysely } from 'kysely';

export const uploadMigrations = [
  {
    name: 'media/resumable-001-uploads',
    sql: `
      create table media_upload (
        id text primary key,
        project text not null,
        user_id text not null,
        -- Inside the library; '' for its top.
        directory text not null,
        name text not null,
        action text,
        bytes bigint not null,
        -- Of the part file, written to the disk.
        received bigint not null default 0,
        -- Number of the request that may write. Each new request takes the next one.
        writer bigint not null default 0,
        touched_at timestamptz not null,
        -- Where the file was about to be placed, and with which content, as a path of the store and in hexadecimal digits.
        target text,
        target_sha256 text,
        -- Of the stored file.
        url text
      );
      create index media_upload_user on media_upload (user_id) where url is null;
      create index media_upload_project on media_upload (project) where url is null;
    `,
  },
];

export interface UploadRow {
  id: string;
  project: string;
  user_id: string;
  directory: string;
  name: string;
  action: 'cover' | 'rename' | null;
  bytes: number;
  received: number;
  writer: number;
  touched_at: Date;
  target: string | null;
  target_sha256: string | null;
  url: string | null;
}

interface UploadTables extends PlatformTables {
  media_upload: UploadRow;
}
export type UploadDatabase = Kysely<UploadTables>;

export function uploadDatabase(database: Database): UploadDatabase {
  return database.withTables<Pick<UploadTables, 'media_upload'>>();
}
