/**
 * Licenses of earlier versions were documents that everyone with `license.edit` could write. They are kept as an event of the
 * history and count no more (docs/decisions/0044).
 */
export const licenseMigrations = [
  {
    name: 'license/001-history',
    sql: `
      create table license_event (
        id bigint generated always as identity primary key,
        project text not null,
        at timestamptz not null,
        user_name text,
        body jsonb not null
      );
      create index license_event_project on license_event (project, id);
      create table license_clock (
        is_only boolean primary key default true check (is_only),
        -- The latest time that the platform has seen.
        latest timestamptz not null
      );
      insert into license_event (project, at, body)
        select project, updated_at, jsonb_build_object('action', 'unsigned', 'license', body - 'id')
        from document where collection = 'license';
      delete from document where collection = 'license';
    `,
  },
];
