/** The list of what the folders of the trash have on the disk, which is right (docs/decisions/0036). */
export const trashMigrations = [
  {
    name: 'media/003-trash',
    sql: `
      create table media_trash (
        id text collate "C" primary key,
        project text not null,
        -- Inside the library, where it was.
        path text collate "C" not null,
        -- The name in lower case, for searching.
        name_key text collate "C" not null,
        is_directory boolean not null,
        kind text collate "C" not null,
        bytes bigint not null,
        files int not null,
        deleted_at timestamptz not null,
        deleted_by text
      );
      create index media_trash_date on media_trash (project, deleted_at, id) include (name_key, bytes);
    `,
  },
];
