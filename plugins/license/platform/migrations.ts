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
  {
    // Earlier versions noted no installation of the demo license. Its row has the time. Older than all events of its project.
    name: 'license/002-demo-in-history',
    sql: `
      insert into license_event (id, project, at, body)
        overriding system value
        select -row_number() over (order by project), project, installed_at, '{
          "action": "install",
          "license": {
            "id": "DEMO",
            "customer": "Demo project",
            "issueTime": "2026-11-25T00:00:00Z",
            "startTime": "2026-01-01T00:00:00Z",
            "expireTime": "2036-01-01T00:00:00Z",
            "feature": ["dashboard", "model", "media", "backup", "notice", "report", "flow", "tsdb", "language", "safeRequest"]
          }
        }'
        from license
        where installed_by is null and file like '%Key: ebc1aaaf1f5f302b%';
    `,
  },
];
