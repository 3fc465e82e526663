import type { Migration } from './migrate';

/** The tables of `PlatformTables`, which every plug-in may use, in the product and in its tests. */
export const kitMigrations: Migration[] = [
  {
    name: 'kit/001-documents',
    sql: `
      create table document (
        project text not null,
        collection text not null,
        id text not null,
        body jsonb not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (project, collection, id)
      );
      create index document_body on document using gin (body jsonb_path_ops);
    `,
  },
  {
    name: 'kit/002-settings',
    sql: `
      create table setting (
        project text primary key,
        revision bigint not null,
        body jsonb not null
      );
      create table setting_secret (
        project text not null,
        path text not null,
        value text not null,
        primary key (project, path)
      );
      create table setting_change (
        project text not null,
        revision bigint not null,
        pointers text[] not null,
        user_id text,
        at timestamptz not null default now(),
        primary key (project, revision)
      );
    `,
  },
  {
    name: 'kit/003-user-secrets',
    sql: `
      create table user_secret (
        user_id text primary key,
        password_hash text not null,
        changed_at timestamptz not null default now(),
        -- False while the password is one that somebody else chose.
        is_own boolean not null default false
      );
    `,
  },
  {
    // Here, because one plug-in writes the records and another backs them up.
    name: 'kit/004-time-series',
    sql: `
      create table timeseries_record (
        project text not null,
        -- The table of devices, the device in it, and the field that was read.
        table_id text not null,
        device text not null,
        field text not null,
        time timestamptz not null,
        value jsonb not null,
        primary key (project, table_id, device, field, time)
      );
      -- Retention selects rows older than a time.
      create index timeseries_record_time on timeseries_record (project, time);
    `,
  },
  {
    // Databases of earlier versions have the table: authentication created it.
    name: 'kit/005-rate-limit',
    sql: `
      create table if not exists rate_limit (
        key text primary key,
        window_start timestamptz not null,
        count integer not null
      );
    `,
  },
  {
    // Compiled at run time; deleted after a time without use.
    name: 'kit/006-runtime-forms',
    sql: `
      create table runtime_form (
        -- Keyed hash of the schema: part of the address of the form's module.
        hash text primary key,
        -- JSON as text: JSONB would lose the order of the fields.
        definition text not null,
        code text not null,
        -- Keyed hash of the row: only code that a platform with the key wrote is run.
        seal bytea not null,
        used_at timestamptz not null
      );
      create index runtime_form_age on runtime_form (used_at);
    `,
  },
  {
    // Here, because routes of all plug-ins need features. No document: backups, restores and imports leave it alone.
    name: 'kit/007-license',
    sql: `
      create table license (
        project text primary key,
        file text not null,
        installed_at timestamptz not null,
        installed_by text
      );
    `,
  },
  {
    // Here, because one plug-in reports what another handles. No document: a restore repeats no event.
    name: 'kit/008-platform-events',
    sql: `
      create table platform_event (
        key text primary key,
        project text not null,
        name text not null,
        params jsonb not null,
        reported_at timestamptz not null,
        handled_at timestamptz
      );
      create index platform_event_new on platform_event (reported_at) where handled_at is null;
      create index platform_event_old on platform_event (handled_at);
    `,
  },
  {
    // A server of the previous version does not write the column.
    name: 'kit/009-setting-migrations',
    sql: `
      alter table setting_change add column author text;
      create table setting_migration (
        project text not null,
        form text not null,
        version text not null,
        pointers text[] not null,
        before jsonb not null,
        at timestamptz not null,
        finished_at timestamptz,
        primary key (project, form, version)
      );
    `,
  },
  {
    // The names of a tree whose contents are objects. A rename of a directory changes one row.
    name: 'kit/010-file-tree',
    sql: `
      create table file_content (
        id bigint generated always as identity primary key,
        -- Null for an empty content: no object is empty.
        object_key text unique,
        bytes bigint not null,
        -- Of the content, in hexadecimal digits. Null until it is stored.
        sha256 text,
        created_at timestamptz not null default now(),
        -- Since when no file has it.
        unused_at timestamptz
      );
      create table file_node (
        id bigint generated always as identity primary key,
        -- Null for the root, which has no name, and for what is being removed.
        parent bigint references file_node (id),
        name text collate "C" not null,
        -- Null for a directory. A content never changes: files share it.
        content bigint references file_content (id),
        modified_at timestamptz not null default clock_timestamp(),
        unique (parent, name)
      );
      create unique index file_node_top on file_node (name) where parent is null;
      create index file_node_content on file_node (content);
      insert into file_node (name) values ('');
      -- Objects without a row, which are about to be removed.
      create table file_unused_object (object_key text primary key);
    `,
  },
  {
    // The jobs that run again if their server stops. Removed with the end of the job.
    name: 'kit/011-job-requests',
    sql: `
      create table job_request (
        job_id text primary key,
        user_id text not null,
        -- As the kind of the job needs it, without secrets.
        body jsonb not null,
        -- How often it ran again.
        repeats integer not null default 0,
        is_aborted boolean not null default false
      );
    `,
  },
  {
    // A removed license stays, because it counts as expired. Null while it is installed.
    name: 'kit/012-removed-licenses',
    sql: 'alter table license add column removed_at timestamptz',
  },
  {
    // The names of users by the key that the program computes (foldedUsername), so that no two replicas give one name twice.
    name: 'kit/013-names-of-users',
    sql: `
      create table user_name (
        key text primary key,
        user_id text not null unique,
        username text not null
      );
    `,
  },
  {
    // The text by which a text is compared: a moment in UTC, without its Z, and any other text as it is. Immutable, so that an
    // index can have it: no text depends on the time zone of a session. A fraction needs no arithmetic, as an offset has
    // whole minutes.
    name: 'kit/014-moments',
    sql: `
      create or replace function record_moment(value text) returns text
      language plpgsql immutable strict parallel safe as $$
      declare part text[]; at timestamp; utc text;
      begin
        if value not like '____-__-_____:__:__%' then return value; end if;
        -- The form that JavaScript writes, without a slower pattern. A second 60 is the next minute.
        if value like '____-__-__T__:__:__Z' and value not like '%:60Z' then return left(value, 19); end if;
        if value like '____-__-__T__:__:__.%Z' and value not like '%:60.%' then return rtrim(rtrim(left(value, -1), '0'), '.'); end if;
        part := regexp_match(value, '^(\\d{4}-(?:0[1-9]|1[0-2]))-([0-3]\\d)[Tt\\s]((?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60))(\\.\\d+)?(?:[Zz]|([+-](?:[01]\\d|2[0-3])):?([0-5]\\d)?)$');
        if part is null or part[1] < '0001' then return value; end if;
        at := (part[1] || '-01')::date + (part[2]::int - 1) + part[3]::interval
          - (coalesce(part[5], '+00') || ':' || coalesce(part[6], '00'))::interval;
        utc := to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS') || rtrim(coalesce(rtrim(part[4], '0'), ''), '.');
        -- Texts of the years 0 and 10000, in their order.
        if at < '0001-01-01' then return '0000' || substr(utc, 5); end if;
        if at >= '10000-01-01' then return '9999-12-31T23:59:59:' || utc; end if;
        return utc;
      end $$;
    `,
  },
];
