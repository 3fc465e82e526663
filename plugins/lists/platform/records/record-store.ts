import { PlatformError } from '@signalbox/api';
import type { Database } from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import type { RecordModel } from '../model/find-model';
import { scopeSql } from '../query/record-scope';

/** A record as it is stored. */
export interface StoredRecord {
  id: string;
  values: JsonObject;
  /** The transaction that wrote it: any later write, also one of a restore, changes it. */
  version: string;
}

/** The records of one model in a database or a transaction. All throw `notFound`. */
export function recordStore({ database }: { database: Database }, model: RecordModel) {
  const isRecord = (id: string) => sql<boolean>`${scopeSql(model)} and document.id = ${id}`;
  const read = async (from: Database, id: string, lock = sql``): Promise<StoredRecord> => {
    if (id.length > maxIdLength || id.includes('\0')) throw missing(id);
    const { rows } = await sql<{ id: string; values: unknown; version: string }>`
      select id, body -> 'values' as "values", xmin::text as version from document where ${isRecord(id)} ${lock}
    `.execute(from);
    const [row] = rows;
    if (!row) throw missing(id);
    return { ...row, values: isJsonObject(row.values) ? row.values : {} };
  };

  return {
    get: (id: string) => read(database, id),

    async remove(id: string, check: (record: StoredRecord) => void): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        check(await read(transaction, id, sql`for update`));
        await sql`delete from document where ${isRecord(id)}`.execute(transaction);
      });
    },
  };
}

function missing(id: string): PlatformError {
  return new PlatformError('notFound', { detail: id });
}

const maxIdLength = 200;
