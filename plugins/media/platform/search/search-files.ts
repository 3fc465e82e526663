import { type ClientQueries, joinPath, mediaPath, mediaUrl, type TaskOwner } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import type { MediaSearchQuery } from '../../shared/generated/types';
import { type FoundFile, maxExactCount } from '../../shared/search';
import type { IndexDatabase } from '../index/index-tables';
import { conditionsOf, directoryPath } from './conditions';
import { afterSql, cursorOf, orderOf, orderSql, pageEndOf, valueSql } from './file-order';
import { searchedDirectories } from './searched-directories';

interface SearchDeps {
  database: IndexDatabase;
  queries: ClientQueries;
}

interface FoundPage {
  files: FoundFile[];
  /** Cursor of the next page. Undefined on the last one. */
  cursor?: string;
  /** At most one more than `maxExactCount`. */
  count?: number;
}

interface FileRow {
  id: number;
  name: string;
  directory: string;
  kind: string;
  bytes: number;
  modified_at: Date;
  uploader: string | null;
  sha256: string | null;
  /** By which the rows are sorted. */
  value: string;
  /** The number of rows that were found. */
  count: number;
}

/** One page of a project's files. Throws `invalidField`, and as `ClientQueries.run` does. */
export async function searchFiles(
  { database, queries }: SearchDeps,
  { project, query }: { project: string; query: MediaSearchQuery },
  owner: TaskOwner,
): Promise<FoundPage> {
  const { limit = defaultLimit, cursor, withCount = false } = query;
  const order = orderOf(query);
  const { directory, below = true, ...filter } = query.filter ?? {};
  const part = { project, path: directoryPath(directory), hasBelow: below };
  const conditions = conditionsOf({ project, directories: await searchedDirectories(database, part), filter });
  const within = cursor === undefined ? conditions : [...conditions, afterSql(order, pageEndOf(order, cursor))];
  // A text is searched in all names: the page and the count read them once.
  const isCountedAtOnce = withCount && cursor === undefined && filter.text !== undefined;
  const found = sql`select id, ${valueSql(order)} as value, row_number() over (order by ${orderSql(order)}) as place
    from media_file where ${allOf(within)} order by ${orderSql(order)}
    limit ${isCountedAtOnce ? maxExactCount + 1 : limit + 1}`;
  const rows = await run<FileRow>(sql`
    with found as materialized (${found})
    select file.id, file.name, directory.path as directory, kind, bytes, file.modified_at, uploader, sha256, value,
      (select count(*) from found) as count
    from (select * from found order by place limit ${limit + 1}) page
      join media_file file on file.id = page.id
      join media_directory directory on directory.id = file.directory
    order by place`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isAll = cursor === undefined && rows.length <= limit;
  const known = isAll ? rows.length : isCountedAtOnce ? last?.count : undefined;
  return {
    files: page.map((row) => foundFile(project, row)),
    ...(rows.length > limit && last ? { cursor: cursorOf(order, last) } : {}),
    ...(withCount ? { count: known ?? (await countOf(conditions)) } : {}),
  };

  async function countOf(all: RawBuilder<boolean>[]): Promise<number | undefined> {
    const counted = await run<{ count: number }>(sql`
      select count(*) as count from (select from media_file where ${allOf(all)} limit ${maxExactCount + 1}) found`);
    return counted[0]?.count;
  }

  function run<Row extends object>(statement: RawBuilder<unknown>): Promise<Row[]> {
    const { sql: text, parameters } = statement.compile(database);
    return queries.run<Row>(owner, { text, values: [...parameters] });
  }
}

function allOf(conditions: RawBuilder<boolean>[]) {
  return sql.join(conditions, sql` and `);
}

function foundFile(project: string, row: FileRow): FoundFile {
  const path = joinPath(row.directory, row.name);
  return {
    name: row.name,
    path,
    url: mediaUrl(mediaPath(project, path)),
    kind: row.kind,
    bytes: row.bytes,
    modifiedAt: row.modified_at.toISOString(),
    ...(row.uploader === null ? {} : { uploader: row.uploader }),
    ...(row.sha256 === null ? {} : { sha256: row.sha256 }),
  };
}

const defaultLimit = 50;
