import type { Pointer } from '@signalbox/engine/core';
import { sql } from 'kysely';
import type { Database } from '../../contract';

/** Gives values that moved their secrets. Those at the earlier places stay for servers of the previous version. */
export async function copySecrets(
  database: Database,
  project: string,
  moves: readonly { from: Pointer; to: Pointer }[],
): Promise<void> {
  for (const move of moves) {
    const [from, to] = [secretKey(move.from), secretKey(move.to)];
    await sql`insert into setting_secret (project, path, value)
      select project, ${to} || substr(path, ${from.length + 1}::int), value from setting_secret
      where project = ${project} and (path = ${from} or starts_with(path, ${`${from}/`}))
      on conflict (project, path) do update set value = excluded.value`.execute(database);
  }
}

export async function dropSecrets(database: Database, project: string, sources: readonly Pointer[]): Promise<void> {
  for (const source of sources) {
    const path = secretKey(source);
    await sql`delete from setting_secret
      where project = ${project} and (path = ${path} or starts_with(path, ${`${path}/`}))`.execute(database);
  }
}

/** JSON pointers and paths of secrets use the same escapes. */
function secretKey(pointer: Pointer): string {
  return pointer.slice(1);
}
