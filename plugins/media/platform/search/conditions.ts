import { languagePackDirectory } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import type { MediaSearchQuery } from '../../shared/generated/types';
import { nameKey } from '../index/name-columns';

type Filter = NonNullable<MediaSearchQuery['filter']>;

interface FileFilter {
  project: string;
  /** Ids of the directories to search. Undefined: all of the project. */
  directories: readonly number[] | undefined;
  filter: Filter;
}

/** The conditions on rows of `media_file` that a filter stands for, all of which must hold. */
export function conditionsOf({ project, directories, filter }: FileFilter): RawBuilder<boolean>[] {
  const { text, kind, bytes, modifiedAt, uploader, unused } = filter;
  const conditions = [sql<boolean>`project = ${project}`];
  const add = <Value>(value: Value | undefined, condition: (value: Value) => RawBuilder<boolean>) => {
    if (value !== undefined) conditions.push(condition(value));
  };
  add(text, hasText);
  add(directories, (ids) => sql<boolean>`directory = any(${[...ids]}::bigint[])`);
  add(kind?.$in, (kinds) => sql<boolean>`kind = any(${kinds}::text[])`);
  add(bytes?.$gte, (least) => sql<boolean>`bytes >= ${least}::bigint`);
  add(bytes?.$lte, (most) => sql<boolean>`bytes <= ${most}::bigint`);
  add(modifiedAt?.$gte, (from) => sql<boolean>`modified_at >= ${momentSql(from)}`);
  add(modifiedAt?.$lt, (to) => sql<boolean>`modified_at < ${momentSql(to)}`);
  add(uploader, (id) => sql<boolean>`uploader = ${id}`);
  add(unused, () => isUnused(project));
  return conditions;
}

/** Reads all names in the worst case: 100,000 take less time than the lists of an index of their parts do. */
function hasText(text: string): RawBuilder<boolean> {
  return sql<boolean>`name_key like ${`%${nameKey(text).replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** No setting stores the address of a language pack: the platform offers all that are there. */
function isUnused(project: string): RawBuilder<boolean> {
  return sql<boolean>`not is_used and directory <> all(array(
    select id from media_directory place where place.project = ${project} and path = ${languagePackDirectory}))`;
}

function momentSql(time: string): RawBuilder<Date> {
  return sql`to_timestamp(${Date.parse(time) / 1000}::float8)`;
}

/** The directory of a filter in the form of the index; '' for the top. */
export function directoryPath(directory = ''): string {
  return directory.replace(/^\/+|\/+$/g, '').normalize('NFC');
}
