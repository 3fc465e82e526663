import type { ClientQueries, TaskOwner } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import { type RawBuilder, sql } from 'kysely';
import type { MediaTrashQuery } from '../../shared/generated/types';
import { maxExactCount } from '../../shared/search';
import { trashDays, type TrashEntry } from '../../shared/trash';
import { nameOf } from '../index/directories';
import { nameKey } from '../index/name-columns';
import type { TrashDatabase, TrashRow } from './trash-table';

interface TrashPage {
  entries: TrashEntry[];
  /** Cursor of the next page. Undefined on the last one. */
  cursor?: string;
  /** At most one more than `maxExactCount`. */
  count?: number;
  /** Size of the whole trash. */
  bytes: number;
}

interface ListDeps {
  database: TrashDatabase;
  queries: ClientQueries;
}

/** One page of a project's trash, the last deleted first. Throws `invalidField`, and as `ClientQueries.run` does. */
export async function listTrash(
  { database, queries }: ListDeps,
  { project, query }: { project: string; query: MediaTrashQuery },
  owner: TaskOwner,
): Promise<TrashPage> {
  const { filter = {}, limit = 50, cursor, withCount = false } = query;
  const matches = filter.text === undefined ? sql`true` : sql`name_key like ${containing(filter.text)}`;
  const after = cursor === undefined ? sql`true` : afterSql(cursor);
  const rows = await run<TrashRow>(sql`
    select * from media_trash where project = ${project} and ${matches} and ${after}
    order by deleted_at desc, id desc limit ${limit + 1}`);
  const [sum] = await run<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from media_trash where project = ${project}`,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    entries: rows.slice(0, limit).map(trashEntry),
    bytes: sum?.bytes ?? 0,
    ...(last ? { cursor: cursorOf(last) } : {}),
    ...(withCount ? { count: await count() } : {}),
  };

  async function count(): Promise<number> {
    const [counted] = await run<{ count: number }>(sql`select count(*) as count from (
      select from media_trash where project = ${project} and ${matches} limit ${maxExactCount + 1}) found`);
    return counted?.count ?? 0;
  }

  function run<Row extends object>(statement: RawBuilder<unknown>): Promise<Row[]> {
    const { sql: text, parameters } = statement.compile(database);
    return queries.run<Row>(owner, { text, values: [...parameters] });
  }
}

function containing(text: string): string {
  return `%${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
}

function trashEntry({ id, path, is_directory, kind, bytes, files, deleted_at, deleted_by }: TrashRow): TrashEntry {
  return {
    id,
    name: nameOf(path),
    path,
    isDirectory: is_directory,
    kind,
    bytes,
    files,
    deletedAt: deleted_at.toISOString(),
    ...(deleted_by === null ? {} : { deletedBy: deleted_by }),
    expiresAt: new Date(deleted_at.getTime() + trashDays * dayMilliseconds).toISOString(),
  };
}

function cursorOf({ deleted_at, id }: TrashRow): string {
  return `${deleted_at.getTime()}-${id}`;
}

/** True for rows after the end of a page. Throws `invalidField` for a cursor that `cursorOf` did not make. */
function afterSql(cursor: string): RawBuilder<unknown> {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined)
    throw new PlatformError('invalidField', { field: 'cursor', pointer: '/cursor' });
  return sql`(deleted_at, id) < (to_timestamp(${time}::bigint / 1000.0), ${id}::text)`;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
