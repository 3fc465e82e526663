/** No documents: backups and restores leave the figures of servers alone. */
export const operationMigrations = [
  {
    name: 'operation/001-replicas',
    sql: `
      create table operation_replica (
        id uuid primary key,
        version text not null,
        host text not null,
        pid integer not null,
        started_at timestamptz not null,
        seen_at timestamptz not null,
        -- When it was stopped. Null while it runs, and for one that crashed.
        ended_at timestamptz
      );
      create index operation_replica_age on operation_replica (seen_at);
      create table operation_sample (
        replica uuid not null references operation_replica on delete cascade,
        at timestamptz not null,
        -- Since the sample before.
        seconds real not null,
        requests integer not null,
        errors integer not null,
        p99 real,
        loop_delay real not null,
        memory bigint not null,
        live integer not null,
        routes jsonb not null,
        primary key (replica, at)
      );
      create index operation_sample_age on operation_sample (at);
    `,
  },
  {
    name: 'operation/002-actions',
    sql: `
      alter table operation_replica add column drained boolean not null default false;
      create table operation_action (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        user_id text not null,
        username text not null,
        action text not null,
        subject text not null,
        -- Id of the request, as in the log.
        request text not null
      );
      create index operation_action_age on operation_action (at);
    `,
  },
  {
    // A server of the previous version does not write the column: it reads the data folder.
    name: 'operation/003-bucket',
    sql: 'alter table operation_replica add column has_bucket boolean not null default false',
  },
  {
    // When the server has stored an archive last, by the clock of the database.
    name: 'operation/004-stored',
    sql: 'alter table operation_replica add column stored_at timestamptz',
  },
];
