/** The index of the media libraries: what the disk has, and what only the database knows (docs/decisions). */
export const indexMigrations = [
  {
    name: 'media/001-index',
    sql: `
      create table media_directory (
        id bigint generated always as identity primary key,
        project text not null,
        -- Null for the top of the project's library.
        parent bigint references media_directory on delete cascade,
        name text collate "C" not null,
        -- Inside the library; '' for its top. A path may be longer than an entry of a B-tree.
        path text collate "C" not null,
        -- Of the directory, when its entries were read last. Null: read them again.
        modified_at timestamptz,
        indexed_at timestamptz,
        unique (parent, name)
      );
      create unique index media_directory_top on media_directory (project) where parent is null;
      create index media_directory_path on media_directory using hash (path);
      create index media_directory_project on media_directory (project);

      create table media_file (
        id bigint generated always as identity primary key,
        project text not null,
        directory bigint not null references media_directory on delete cascade,
        name text collate "C" not null,
        -- In lower case, for searching and sorting.
        name_key text collate "C" not null,
        extension text collate "C" not null,
        kind text collate "C" not null,
        bytes bigint not null,
        modified_at timestamptz not null,
        -- Only for content that the platform received itself.
        sha256 text,
        uploader text,
        alt_text jsonb,
        unique (directory, name)
      );
      create index media_file_name on media_file (project, name_key, id);
      create index media_file_bytes on media_file (project, bytes, id);
      create index media_file_date on media_file (project, modified_at, id);
      create index media_file_kind on media_file (project, kind, id);
      create index media_file_uploader on media_file (project, uploader, id) where uploader is not null;
      create index media_file_content on media_file (project, sha256) where sha256 is not null;

      create table media_index (
        project text primary key,
        -- When all directories were read for the last time, and when all files were compared.
        checked_at timestamptz not null,
        compared_at timestamptz
      );
    `,
  },
  {
    // A search for a part of the name reads the names in the index of its order, and only the rows of its page.
    name: 'media/002-names-in-indexes',
    sql: `
      drop index media_file_bytes, media_file_date, media_file_kind;
      create index media_file_bytes on media_file (project, bytes, id) include (name_key);
      create index media_file_date on media_file (project, modified_at, id) include (name_key);
      create index media_file_kind on media_file (project, kind, id) include (name_key);
    `,
  },
];

/** Run after the migrations of references. */
export const orderMigrations = [
  {
    // Numbers in names are compared as numbers: 2 before 10. A collation of ICU would do so too, but not every PostgreSQL has
    // ICU, and the order of its indexes changes with its version. Leading zeros are removed, then numbers of up to 12 digits
    // are filled up to 12. Longer ones follow those, after a colon, and are compared digit by digit.
    name: 'media/013-numbers-in-names',
    sql: `
      alter table media_file add column name_order text collate "C" not null generated always as (
        regexp_replace(regexp_replace(regexp_replace(name_key,
          '0*([0-9]+)', '00000000000\\1', 'g'),
          '0{11}([0-9]{13,})', ':\\1', 'g'),
          '(?<![0-9])0*([0-9]{12})(?![0-9])', '\\1', 'g')) stored;
      drop index media_file_name, media_file_unused;
      create index media_file_name on media_file (project, name_order, id) include (name_key);
      create index media_file_unused on media_file (project, name_order, id) include (name_key) where not is_used;
    `,
  },
];
