import { parentOf } from '@signalbox/platform-kit';
import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '../../index/directories';

export interface UsedFiles {
  /** The project whose library has them. */
  project: string;
  /** Files and directories inside the library. A directory stands for all files below it. */
  paths: readonly string[];
}

/** For `FROM`: the references that lead to these files. */
export function referencesTo({ project, paths }: UsedFiles): RawBuilder<unknown> {
  return sql`(
    select reference.* from unnest(${paths.map(parentOf)}::text[], ${paths.map(nameOf)}::text[]) file(directory, name)
      join media_reference reference on target = ${project} and ${startOf('reference')} = ${startOf('file')}
        and reference.directory = file.directory and reference.name = file.name
    union
    select reference.* from unnest(${[...paths]}::text[]) place(directory)
      join media_reference reference on target = ${project} and ${startOf('reference')} >= ${startOf('place')}
        and ${startOf('reference')} <= ${startOf('place')} || ${lastCharacter}
        and (reference.directory = place.directory or starts_with(reference.directory, place.directory || '/'))
  )`;
}

/** The part of a directory that the index has. Texts that begin with it sort up to the one with the last character behind it. */
function startOf(table: 'reference' | 'file' | 'place') {
  return sql`left(${sql.ref(`${table}.directory`)}, 200) collate "C"`;
}
const lastCharacter = '\u{10ffff}';
