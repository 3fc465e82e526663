import type { Database } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { BulkOrder } from './bulk-order';

/** Where a bulk change stands after a batch. */
export interface BulkPosition {
  /** Records of its batches so far. */
  seen: number;
  /** The last id of the batches so far, if the change is by filter. */
  after: string;
  /** The last id that a change by filter reaches. Undefined before its first batch. */
  last?: string;
}

/** Before the first batch. */
export const bulkStart: BulkPosition = { seen: 0, after: '' };

interface Batch {
  ids: string[];
  /** After the batch. */
  position: BulkPosition;
}

/** Ids of the records that an order reaches after a position, in batches. Records that are created meanwhile are not reached. */
export async function* bulkBatches(database: Database, order: BulkOrder, from: BulkPosition): AsyncGenerator<Batch> {
  let { seen } = from;
  const batch = (ids: string[], last?: string): Batch => {
    seen += ids.length;
    return { ids, position: { seen, after: ids.at(-1) ?? '', last } };
  };
  if (order.ids) {
    for (let start = seen; start < order.ids.length; start += batchSize)
      yield batch(order.ids.slice(start, start + batchSize));
    return;
  }
  const last = from.last ?? (await lastId(database, order));
  if (last === undefined) return;
  for (let { after } = from; ;) {
    const window = await readWindow(database, order, { after, last });
    const found = window.filter(({ isMatch }) => isMatch).map(({ id }) => id);
    for (let start = 0; start < found.length; start += batchSize)
      yield batch(found.slice(start, start + batchSize), last);
    const end = window.at(-1)?.id;
    if (end === undefined) return;
    after = end;
  }
}

interface WindowRow {
  id: string;
  isMatch: boolean;
}

/** The next records of the model by id, whether or not they match: a statement takes about the same time for any filter. */
function readWindow(
  database: Database,
  { model, isMatch }: BulkOrder,
  { after, last }: { after: string; last: string },
): Promise<WindowRow[]> {
  return withinTime(database, async (transaction) => {
    const { rows } = await sql<WindowRow>`
      select document.id, (${isMatch}) is true as "isMatch"
      from (
        select * from document where ${model.scope} and document.id > ${after} and document.id <= ${last}
        order by document.id limit ${windowSize}
      ) as document order by document.id`.execute(transaction);
    return rows;
  });
}

async function lastId(database: Database, { model }: BulkOrder): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from document where ${model.scope} order by id desc limit 1`.execute(database);
  return rows[0]?.id;
}

/** Runs statements of a job in one transaction. The database cancels one that takes too long. */
export function withinTime<Result>(
  database: Database,
  act: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('statement_timeout', ${`${statementSeconds}s`}, true), set_config('jit', 'off', true)`.execute(
      transaction,
    );
    return act(transaction);
  });
}

const batchSize = 100;
const windowSize = 2000;
const statementSeconds = 30;
