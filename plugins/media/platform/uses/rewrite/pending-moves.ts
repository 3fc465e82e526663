import type { Database, PlatformTables } from '@signalbox/platform-kit';
import type { Generated, Kysely } from 'kysely';
import type { MovedPath } from './moved-path';

interface MoveTables extends PlatformTables {
  media_move: {
    id: Generated<number>;
    project: string;
    moved_from: string;
    moved_to: string;
    hosts: string[];
    user_id: string;
    at: Date;
  };
}

/** A move that began, and whose addresses may not all be rewritten. */
export interface PendingMove extends MovedPath {
  id: number;
  /** Id of a user. */
  by: string;
  at: Date;
}

/** Notes a move before it begins. The note survives a crash. Returns its id. */
export async function noteMove(database: Database, { project, from, to, hosts, by, at }: Omit<PendingMove, 'id'>) {
  const { id } = await movesIn(database)
    .insertInto('media_move')
    .values({ project, moved_from: from, moved_to: to, hosts: [...hosts], user_id: by, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function forgetMove(database: Database, id: number): Promise<void> {
  await movesIn(database).deleteFrom('media_move').where('id', '=', id).execute();
}

/** In the order in which they began. */
export async function pendingMoves(database: Database): Promise<PendingMove[]> {
  const rows = await movesIn(database).selectFrom('media_move').selectAll().orderBy('id').execute();
  return rows.map(({ moved_from, moved_to, user_id, ...row }) => ({
    ...row,
    from: moved_from,
    to: moved_to,
    by: user_id,
  }));
}

function movesIn(database: Database): Kysely<MoveTables> {
  return database.withTables<Pick<MoveTables, 'media_move'>>();
}
