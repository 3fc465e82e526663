import { PlatformError } from '@signalbox/api';
import {
  collectionStore,
  type Database,
  newObjectId,
  type PlatformKit,
  requireBelowLimit,
} from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import type { RecordModel } from '../query/record-model';
import { recordNotices } from '../live/record-notices';
import { bodySql, valueSql } from '../query/value-sql';

type StoreDeps = Pick<PlatformKit, 'database' | 'clock' | 'notify'>;

export interface StoredRecord {
  id: string;
  values: JsonObject;
  /** The transaction that wrote it: any later write, also one of a restore, changes it. */
  version: string;
}

/** The records of one model. All but `insert` throw `notFound`. An error of a handler undoes the change. Changes are sent to open lists. */
export function recordStore({ database, clock, notify }: StoreDeps, model: RecordModel) {
  const notices = recordNotices({ notify }, model);
  const isRecord = (id: string) => sql<boolean>`${model.scope} and document.id = ${id}`;
  const read = async (from: Database, id: string, lock = sql``): Promise<StoredRecord> => {
    if (id.length > maxIdLength || id.includes('\0')) throw missing(id);
    const { rows } = await sql<{ id: string; values: unknown; version: string }>`
      select id, ${valueSql({ place: model.root })} as "values", xmin::text as version from ${model.from} where ${isRecord(id)} ${lock}
    `.execute(from);
    const [row] = rows;
    if (!row) throw missing(id);
    return { ...row, values: isJsonObject(row.values) ? row.values : {} };
  };

  return {
    get: (id: string) => read(database, id),

    /** Returns the new version. `next` gets the stored values, and may reject them. */
    async change(
      id: string,
      next: (record: StoredRecord, transaction: Database) => Promise<JsonObject>,
    ): Promise<string> {
      return database.transaction().execute(async (transaction) => {
        await model.lock?.(transaction);
        const before = await read(transaction, id, sql`for update`);
        const values = storedValues(model, await next(before, transaction), before.values);
        const { rows } = await sql<{ version: string }>`
          update document set body = ${bodySql(model.root, sql`${JSON.stringify(values)}::jsonb`)}, updated_at = ${new Date(clock.now())}
          where ${isRecord(id)} returning xmin::text as version`.execute(transaction);
        await notices.send(transaction, { changed: [id] });
        return rows[0]?.version ?? '';
      });
    },

    /** Returns the id. `handle` runs before the record is written. Throws `licenseLimitReached`. */
    async insert(values: JsonObject, handle: (id: string, transaction: Database) => unknown): Promise<string> {
      return database.transaction().execute(async (transaction) => {
        await model.lock?.(transaction);
        const { limit, project, stored } = model;
        if (!stored) throw new PlatformError('forbidden');
        if (limit !== undefined) await requireBelowLimit(transaction, { limit, project });
        const address = { database: transaction, clock, project, collection: stored.collection };
        const document = withId(stored.bodyOf(storedValues(model, values)), clock);
        await handle(document.id, transaction);
        await collectionStore(address).insert(document);
        await notices.send(transaction, { created: [document.id] });
        return document.id;
      });
    },

    async remove(id: string, handle: (record: StoredRecord, transaction: Database) => unknown): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await model.lock?.(transaction);
        const record = await read(transaction, id, sql`for update`);
        await sql`delete from document where ${isRecord(id)}`.execute(transaction);
        await handle(record, transaction);
        await notices.send(transaction, { deleted: [id] });
      });
    },
  };
}

function storedValues({ hooks }: RecordModel, values: JsonObject, before?: JsonObject): JsonObject {
  return hooks?.stored?.(values, before) ?? values;
}

/** The id of a new record is that of its body, or a new one. */
function withId(body: JsonObject, clock: StoreDeps['clock']): JsonObject & { id: string } {
  const { id } = body;
  return { ...body, id: typeof id === 'string' && id !== '' ? id : newObjectId(clock.now()) };
}

function missing(id: string): PlatformError {
  return new PlatformError('notFound', { detail: id });
}

const maxIdLength = 200;
