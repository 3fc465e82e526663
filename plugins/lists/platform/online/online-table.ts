import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { Kysely } from 'kysely';

export interface OnlineTables extends PlatformTables {
  record_online: { project: string; model: string; online: number; offline: number };
}

/** The number of devices of each model by their state, as the last check has found. */
export function onlineDatabase(database: Database): Kysely<OnlineTables> {
  return database.withTables<Pick<OnlineTables, 'record_online'>>();
}

export const onlineMigrations = [
  {
    name: 'lists/005-online',
    sql: `
      create table record_online (
        project text not null,
        model text not null,
        online integer not null,
        offline integer not null,
        primary key (project, model)
      );
    `,
  },
];
