/** Moves whose addresses may not all be rewritten: they began, and have not ended. */
export const moveMigrations = [
  {
    name: 'media/005-moves',
    sql: `
      create table media_move (
        id bigint generated always as identity primary key,
        project text not null,
        -- Inside the library.
        moved_from text not null,
        moved_to text not null,
        user_id text not null,
        at timestamptz not null
      );
    `,
  },
  {
    name: 'media/010-move-undo',
    sql: `
      -- Moves that replaced a file, as far as their undo needs to know.
      create table media_move_undo (
        id text primary key,
        project text not null,
        user_id text not null,
        at timestamptz not null,
        -- See ReplacedFile: the paths, both files, and the texts that changed.
        note jsonb not null,
        -- An undo that has not ended.
        started_at timestamptz
      );
    `,
  },
  {
    name: 'media/011-hosts-of-moves',
    sql: `
      -- Names of this platform, for addresses with one.
      alter table media_move add column hosts text[] not null default '{}';
    `,
  },
];
