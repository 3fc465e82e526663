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
];
