import { bulkMigrations } from './actions/bulk/bulk-store';
import { exportMigrations } from './actions/export/export-tickets';

/** Tables of lists, and indexes on records, which are documents of the data module `table_data` (docs/decisions). */
export const collectionMigrations = [
  {
    name: 'lists/001-records',
    sql: `
      create index record_model on document (project, (left(body ->> 'model', 64)), id) where collection = 'table_data';
      -- For the planner, which does not use the statistics of an index on a part of the rows.
      create statistics record_model on (left(body ->> 'model', 64)) from document;
    `,
  },
  {
    // Indexes that lists asked for. They are built in the background.
    name: 'lists/002-indexes',
    sql: `
      create table record_index (
        name text primary key,
        project text not null,
        model text not null,
        spec jsonb not null,
        -- When a list asked for it last.
        used_at timestamptz not null
      );
    `,
  },
  {
    // Lists sort by other expressions than before: the indexes on the former ones are dropped, and new ones built when lists ask.
    name: 'lists/003-indexes-of-plain-values',
    sql: 'delete from record_index',
  },
  ...bulkMigrations,
  ...exportMigrations,
];
