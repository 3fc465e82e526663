import { advisoryLocks, type FileStore, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';
import { sql } from 'kysely';
import { packContent } from './pack-content';
import { type Holder, recordsOf, referenceDatabase, type ReferenceDatabase } from './reference-tables';
import { storeReferences } from './store-references';

/**
 * Reads the records, settings and language packs that changed since the last time, of all projects. Afterwards the references are those of
 * every change that was committed before the call. Replicas take turns.
 */
export async function updateReferences(
  { database, files }: Pick<PlatformKit, 'database' | 'files'>,
  signal?: AbortSignal,
): Promise<void> {
  const tables = referenceDatabase(database);
  while (await hasChanges(tables)) {
    signal?.throwIfAborted();
    await tables.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${advisoryLocks.mediaReferences})`.execute(transaction);
      await readChanges(transaction, files);
    });
  }
}

async function hasChanges(database: ReferenceDatabase): Promise<boolean> {
  return (await database.selectFrom('media_holder_change').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Reads after the deletion, so that a change that is committed in between is read now, and again later. */
async function readChanges(database: ReferenceDatabase, files: FileStore): Promise<void> {
  const { rows } = await sql<Holder>`
    with batch as (select id from media_holder_change order by id limit ${batchSize}),
      noted as (delete from media_holder_change using batch where media_holder_change.id = batch.id
        returning source, project, collection, holder)
    select distinct source, project, collection, holder from noted`.execute(database);
  const contents = await contentsOf(database, rows);
  for (const pack of rows.filter(({ source }) => source === 'languagePack'))
    contents.set(keyOf(pack), await packContent({ files }, pack));
  await storeReferences(
    database,
    rows.map((holder) => ({ holder, content: contents.get(keyOf(holder)) })),
  );
}

async function contentsOf(
  database: ReferenceDatabase,
  holders: readonly Holder[],
): Promise<Map<string, JsonValue | undefined>> {
  const { rows } = await sql<Holder & { body: JsonValue }>`
    with changed as (
      select * from ${recordsOf(holders)} holder(source text, project text, collection text, holder text)
    )
    select changed.*, document.body from changed join document on source = 'document'
      and document.project = changed.project and document.collection = changed.collection and id = holder
    union all
    select changed.*, setting.body from changed join setting on source = 'setting'
      and setting.project = changed.project`.execute(database);
  return new Map(rows.map(({ body, ...holder }) => [keyOf(holder), body]));
}

function keyOf({ source, project, collection, holder }: Holder): string {
  return JSON.stringify([source, project, collection, holder]);
}

/** A record may have megabytes. */
const batchSize = 100;
