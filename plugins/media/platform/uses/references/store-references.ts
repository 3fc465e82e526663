import { lockSeeds } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { sql } from 'kysely';
import { type StoredAddress, storedAddresses } from '../addresses/stored-addresses';
import { type Holder, recordsOf, type ReferenceDatabase } from './reference-tables';

/** A holder with what it has now. Undefined: it is gone. */
interface HolderContent {
  holder: Holder;
  content: JsonValue | undefined;
}

type Reference = Holder & StoredAddress;

/**
 * Makes the references of these holders equal to their content, and marks the files that are used now, or no longer. Only
 * in a transaction: it locks the index of the projects whose files may change their mark.
 */
export async function storeReferences(database: ReferenceDatabase, holders: readonly HolderContent[]): Promise<void> {
  const stored = await storedReferences(
    database,
    holders.map(({ holder }) => holder),
  );
  const found = holders.flatMap(({ holder, content = null }) =>
    storedAddresses(content).map((address): Reference => ({ ...holder, ...address })),
  );
  const added = new Map(found.map((reference) => [keyOf(reference), reference]));
  const removed = stored.filter((reference) => !added.delete(keyOf(reference)));
  const changed = [...removed, ...added.values()];
  if (changed.length === 0) return;
  await lockIndexes(database, new Set(changed.map(({ target }) => target)));
  const ids = removed.map(({ id }) => id);
  await sql`delete from media_reference where id = any(${ids}::bigint[])`.execute(database);
  await sql`
    insert into media_reference (source, project, collection, holder, pointer, target, directory, name)
    select source, project, collection, holder, pointer, target, directory, name
    from ${recordsOf([...added.values()])} added(source text, project text, collection text, holder text, pointer text,
      target text, directory text, name text)`.execute(database);
  await markFiles(database, changed);
}

async function storedReferences(database: ReferenceDatabase, holders: readonly Holder[]) {
  const { rows } = await sql<Reference & { id: number }>`
    select reference.* from ${recordsOf(holders)} wanted(source text, project text, collection text, holder text)
      join media_reference reference using (source, project, collection, holder)`.execute(database);
  return rows;
}

function keyOf({ source, project, collection, holder, pointer, target, directory, name }: Reference): string {
  return JSON.stringify([source, project, collection, holder, pointer, target, directory, name]);
}

/** No file may get a row, or a new place, between this transaction's references and the marks that follow from them. */
async function lockIndexes(database: ReferenceDatabase, targets: ReadonlySet<string>): Promise<void> {
  const { rows } = await sql<{ project: string }>`select distinct project from media_directory
    where project = any(${[...targets]}::text[]) order by project`.execute(database);
  for (const { project } of rows)
    await sql`select pg_advisory_xact_lock(hashtextextended(${project}, ${lockSeeds.mediaIndex}))`.execute(database);
}

async function markFiles(database: ReferenceDatabase, references: readonly Reference[]): Promise<void> {
  const files = references.map(({ target, directory, name }) => ({ target, directory, name }));
  await sql`
    update media_file file set is_used = not is_used
    from ${recordsOf(files)} changed(target text, directory text, name text)
      join media_directory place on place.project = changed.target and place.path = changed.directory
    where file.directory = place.id and file.name = changed.name and file.is_used <> media_is_used(file)`.execute(
    database,
  );
}
