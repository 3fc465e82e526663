import { accountProject } from '@signalbox/api';
import type { Database } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { type Generated, sql } from 'kysely';
import { licenseEventBodyEntity } from '../shared/generated/entities';
import type { LicenseEvent } from '../shared/license';

/** Tables of this plug-in. */
type LicenseTables = {
  /** `body`: what a `LicenseEvent` has beside its time and its user. */
  license_event: { id: Generated<string>; project: string; at: Date; user_name: string | null; body: JsonObject };
};

export interface NewEvent {
  project: string;
  /** Milliseconds since 1970. */
  at: number;
  user?: string;
  body: JsonObject;
}

/** Adds an event to the history of a project. */
export async function addEvent(database: Database, { project, at, user, body }: NewEvent): Promise<void> {
  await database
    .withTables<LicenseTables>()
    .insertInto('license_event')
    .values({ project, at: new Date(at), user_name: user ?? null, body })
    .execute();
}

/** Adds an event that was missed: below all others, as it happened before them. */
export async function addOldestEvent(database: Database, { project, at, user, body }: NewEvent): Promise<void> {
  // Another server may add one at the same time.
  await sql`lock table license_event in share row exclusive mode`.execute(database);
  await sql`
    insert into license_event (id, project, at, user_name, body) overriding system value
      select least(min(id), 0) - 1, ${project}::text, ${new Date(at)}::timestamptz, ${user ?? null}::text, ${JSON.stringify(body)}::jsonb
      from license_event`.execute(database);
}

/** Returns what the events of a project itself did, without those of the clock. */
export async function actionsOf(database: Database, project: string): Promise<ReadonlySet<unknown>> {
  const rows = await database
    .withTables<LicenseTables>()
    .selectFrom('license_event')
    .select('body')
    .where('project', '=', project)
    .where((where) => where.not(where('body', '@>', { action: 'clockBack' })))
    .execute();
  return new Set(rows.map(({ body }) => body['action']));
}

/** The latest 100 events of a project, and of the clock of the platform, newest first. */
export async function readHistory(database: Database, project: string): Promise<LicenseEvent[]> {
  const rows = await database
    .withTables<LicenseTables>()
    .selectFrom('license_event')
    .selectAll()
    .where((where) =>
      where.or([
        where('project', '=', project),
        where.and([where('project', '=', accountProject), where('body', '@>', { action: 'clockBack' })]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  // This plug-in has written every body, so none is left out.
  return rows.flatMap(({ at, user_name: user, body }) =>
    licenseEventBodyEntity.isValid(body) ? [{ ...body, at: at.toISOString(), ...(user !== null && { user }) }] : [],
  );
}
